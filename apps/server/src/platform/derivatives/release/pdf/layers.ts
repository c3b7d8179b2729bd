import { readFile } from 'node:fs/promises'
import { PDFArray, PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib'

/**
 * Whether a PDF has layers that are not shown as it opens, or are shown only on paper or only on screen (ISO 32000-1, 8.11.4).
 * One whose structure can't be read says no: such a file leaves the house as pictures alone.
 */
export async function hasHiddenLayers(path: string): Promise<boolean> {
  try {
    const { catalog } = await PDFDocument.load(await readFile(path), { updateMetadata: false, ignoreEncryption: true })
    const layers = catalog.lookupMaybe(PDFName.of('OCProperties'), PDFDict)
    const shown = layers?.lookupMaybe(PDFName.of('D'), PDFDict)
    if (!layers || !shown) return layers !== undefined
    const base = shown.lookup(PDFName.of('BaseState'))
    const others = ['OFF', 'AS'].some((name) => (shown.lookupMaybe(PDFName.of(name), PDFArray)?.size() ?? 0) > 0)
    return others || (base !== undefined && base !== PDFName.of('ON'))
  } catch {
    return false
  }
}
