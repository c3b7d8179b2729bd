import { type Attachment, listAttachments } from '@sinupan/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { query } from '../../lib/query.ts'
import { startDownload } from '../../lib/transfers/downloads.ts'
import { mayCarry } from './carriers.ts'
import { guestKeyOf } from './guest-key.ts'
import type { PreviewFile, PreviewSource } from './preview-file.ts'

const inputOf = (file: PreviewFile, source: PreviewSource) => ({ params: { id: file.id }, query: guestKeyOf(source) })

/** What a file carries; asked again until the file is read. */
export const attachmentsQuery = (file: PreviewFile, source: PreviewSource) =>
  queryOptions({
    ...query(listAttachments, inputOf(file, source)),
    enabled: mayCarry(file) && source.contentUrl !== null,
    refetchInterval: ({ state }) => (state.data?.isPending ? 3_000 : false),
  })

/**
 * Fetches one attachment. Its address is asked for at that moment: the one in the list may have run out.
 *
 * @param onFailed tells why it failed, where there is no tray
 */
export function downloadAttachment(
  carrier: { file: PreviewFile; source: PreviewSource },
  { way, fileName, size }: Attachment,
  onFailed?: (line: string) => void,
): void {
  const { onTaking } = carrier.source
  const prepare = async () => {
    const { items } = await call(listAttachments, inputOf(carrier.file, carrier.source))
    return { url: items.find((one) => one.way === way)?.contentUrl ?? '', fileName }
  }
  startDownload({
    name: fileName,
    size,
    prepare,
    onBegun: onTaking?.onBegun,
    onFailed: onFailed && ((line, refusal) => void (onTaking?.isTold(refusal) || onFailed(line))),
  })
}
