import {
  getCopyFindings,
  getRequestSettings,
  listRequestCopies,
  prepareCopy,
  readCopySource,
  readPreparedCopy,
} from '@sinupan/contract'
import { bearer, call, urlOf } from '../../lib/api.ts'
import { command } from '../../lib/command.ts'
import { query } from '../../lib/query.ts'

const whileMaking = 2_000

/** The files of what is to be released; asked for again while a copy is being made. */
export const copiesQuery = (id: number) => ({
  ...query(listRequestCopies, { params: { id } }),
  refetchInterval: ({ state }: { state: { data?: { items: { state: string }[] } | undefined } }) =>
    state.data?.items.some((copy) => copy.state === 'waiting') ? whileMaking : (false as const),
})
export const copyQuery = (id: number, fileManagerFileId: number) => ({
  ...query(getCopyFindings, { params: { id, fileManagerFileId } }),
  refetchInterval: ({ state }: { state: { data?: { state: string } | undefined } }) =>
    state.data?.state === 'waiting' ? whileMaking : (false as const),
})
/** How student numbers are written here. */
export const settingsQuery = () => query(getRequestSettings)
export const usePrepareCopy = command(prepareCopy, { refreshes: ['DocumentRequest'] })

/** How our own code asks for the file that is covered. */
export const sourceOf = (id: number, fileManagerFileId: number) => ({
  url: new URL(urlOf(readCopySource, { params: { id, fileManagerFileId } }), window.location.origin).href,
  headers: bearer(),
})
export const readCopy = (id: number, fileManagerFileId: number): Promise<Blob> =>
  call(readPreparedCopy, { params: { id, fileManagerFileId } })
