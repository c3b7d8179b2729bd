import type { Pdfium } from './pdfium-strings.ts'
import { xmlEvents } from './xml.ts'

/** fpdf_formfill.h: a form whose pages are made by a program of Adobe's as it opens. */
const FULL_XFA = 2
const MAX_PACKETS = 50
const MAX_BYTES = 20_000_000

interface XfaCalls {
  _FPDF_GetFormType(document: number): number
  _FPDF_GetXFAPacketCount(document: number): number
  _FPDF_GetXFAPacketName(document: number, index: number, buffer: number, length: number): number
  _FPDF_GetXFAPacketContent(document: number, index: number, buffer: number, length: number, needed: number): number
}

export interface XfaForm {
  /** Its pages say only that another program is needed. */
  isPageless: boolean
  /** What is printed on it, and what was typed into it. */
  printed: string[]
  typed: string[]
}

/** A form of the XFA kind; undefined for all others. */
export function xfaOf(library: Pdfium, document: number): XfaForm | undefined {
  const pdfium = library as Pdfium & XfaCalls
  const count = Math.min(MAX_PACKETS, pdfium._FPDF_GetXFAPacketCount(document))
  if (count <= 0) return undefined
  const found: XfaForm = { isPageless: pdfium._FPDF_GetFormType(document) === FULL_XFA, printed: [], typed: [] }
  for (let index = 0; index < count; index += 1) {
    const name = packetName(pdfium, document, index)
    if (name === 'template') found.printed.push(...textsIn(packet(pdfium, document, index), TEMPLATE_TEXTS))
    else if (name === 'datasets') found.typed.push(...textsIn(packet(pdfium, document, index), ANY))
    else if (name === '') addWhole(found, packet(pdfium, document, index))
  }
  return found
}

/** Of a form that is one stream, with all packets in it. */
function addWhole(found: XfaForm, xml: string): void {
  const part = (name: string) => {
    const open = new RegExp(`<(?:\\w+:)?${name}[\\s>]`).exec(xml)?.index ?? xml.length
    return xml.slice(open, Math.max(open, xml.lastIndexOf(`${name}>`)) + name.length + 1)
  }
  found.printed.push(...textsIn(part('template'), TEMPLATE_TEXTS))
  found.typed.push(...textsIn(part('datasets'), ANY))
}

const TEMPLATE_TEXTS = /^(?:text|p|span|b|i)$/
const ANY = /./

/** The texts that stand directly in elements of some names, line by line, each once. */
function textsIn(xml: string, names: RegExp): string[] {
  const lines = new Set<string>()
  const open: string[] = []
  for (const event of xmlEvents(xml)) {
    if (event.kind === 'open') {
      if (!event.isEmpty) open.push(event.name.split(':').at(-1) ?? '')
    } else if (event.kind === 'close') open.pop()
    else if (event.text.trim() !== '' && names.test(open.at(-1) ?? '')) lines.add(event.text.trim())
  }
  return [...lines]
}

function packetName(pdfium: Pdfium & XfaCalls, document: number, index: number): string {
  const bytes = pdfium._FPDF_GetXFAPacketName(document, index, 0, 0)
  return (
    read(pdfium, bytes, (pointer) => pdfium._FPDF_GetXFAPacketName(document, index, pointer, bytes)).split(
      '\u0000',
      1,
    )[0] ?? ''
  )
}

function packet(pdfium: Pdfium & XfaCalls, document: number, index: number): string {
  const needed = pdfium.wasmExports.malloc(4)
  if (!needed) return ''
  pdfium._FPDF_GetXFAPacketContent(document, index, 0, 0, needed)
  const bytes = Buffer.from(pdfium.HEAPU8.buffer, needed, 4).readUInt32LE(0)
  const text = read(pdfium, bytes, (pointer) =>
    pdfium._FPDF_GetXFAPacketContent(document, index, pointer, bytes, needed),
  )
  pdfium.wasmExports.free(needed)
  return text
}

function read(pdfium: Pdfium, bytes: number, fill: (pointer: number) => unknown): string {
  const pointer = bytes > 0 && bytes <= MAX_BYTES ? pdfium.wasmExports.malloc(bytes) : 0
  if (!pointer) return ''
  fill(pointer)
  const text = Buffer.from(pdfium.HEAPU8.buffer, pointer, bytes).toString('utf8')
  pdfium.wasmExports.free(pointer)
  return text
}
