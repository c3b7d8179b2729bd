import { readLabelCode } from '@sinupan/contract'

/** What was read from a label: a code, or the address of a place. */
export type Scanned = { code: string } | { routeId: string }

/** A label's code however it was typed, or the address in its QR code, of a place or a document; undefined for anything else. */
export function readScan(text: string): Scanned | undefined {
  const [, typed = text] = /\/files\/[\w-]+#(D-\w{7})$/.exec(text.trim()) ?? []
  const code = readLabelCode(typed)
  if (code !== undefined) return { code }
  const [, routeId] = /\/folder\/data\/([\w-]{8,200})(?:[?#].*)?$/.exec(text.trim()) ?? []
  return routeId === undefined ? undefined : { routeId }
}
