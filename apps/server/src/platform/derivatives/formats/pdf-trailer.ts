/** Behind a PDF that was cut off, the library needs to be told where it begins to look. */
const CATALOGUE = /\/Type\s*\/Catalog\b/g
const OBJECT = /(\d{1,7})\s+(\d{1,5})\s+obj\b/g
/** An object's number stands so far before what it says at most. */
const REACH = 2_000

/**
 * A trailer for a PDF whose own was lost (ISO 32000-1, 7.5.5), to be put behind its bytes: the library finds the objects by itself, but
 * not the one that all hang on. Undefined where no catalogue stands in it, or only in a packed stream.
 */
export function lostTrailer(bytes: Buffer): Buffer | undefined {
  const text = bytes.toString('latin1')
  const at = [...text.matchAll(CATALOGUE)].at(-1)?.index
  if (at === undefined) return undefined
  const [, number, generation] = [...text.slice(Math.max(0, at - REACH), at).matchAll(OBJECT)].at(-1) ?? []
  return number
    ? Buffer.from(`\nendobj\ntrailer\n<< /Root ${number} ${generation} R >>\nstartxref\n0\n%%EOF\n`)
    : undefined
}
