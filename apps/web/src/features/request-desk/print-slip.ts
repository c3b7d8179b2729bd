import { fetchRequestFile, fetchSlip } from './request-desk.api.ts'

const minute = 60_000

/** Opens the slip of a request in a window of its own, to be printed. */
export async function printSlip(id: number): Promise<void> {
  const url = URL.createObjectURL(await fetchSlip(id))
  window.open(url, '_blank', 'noopener')
  setTimeout(() => URL.revokeObjectURL(url), minute)
}

/** Saves a file that came with a request. */
export async function saveRequestFile(id: number, file: { id: string; fileName: string }): Promise<void> {
  const url = URL.createObjectURL(await fetchRequestFile(id, file.id))
  Object.assign(document.createElement('a'), { href: url, download: file.fileName }).click()
  URL.revokeObjectURL(url)
}
