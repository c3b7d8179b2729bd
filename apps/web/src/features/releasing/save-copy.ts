import type { RequestCopy } from '@sinupan/contract'
import { readCopy } from './releasing.api.ts'

/** Saves the copy as it would go out. */
export async function saveCopy(requestId: number, { fileManagerFileId, copy }: RequestCopy): Promise<void> {
  const address = URL.createObjectURL(await readCopy(requestId, fileManagerFileId))
  const link = document.createElement('a')
  link.href = address
  link.download = copy?.fileName ?? ''
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
