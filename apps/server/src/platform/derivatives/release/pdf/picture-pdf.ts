import { deflateSync } from 'node:zlib'
import { DESCENT, startsOf, textPlace } from './text-place.ts'
import type { Word } from './words.ts'

export interface PicturePage {
  jpeg: Buffer
  pixels: { width: number; height: number }
  isGrey: boolean
  /** In points. */
  width: number
  height: number
  words: readonly Word[]
}

/** Objects that are always there: the catalogue, the pages, the fonts by name. */
const fixed = { catalog: 1, pages: 2, fonts: 3 }
/** Letters of one font: a code is a byte, and 0 stays unused. */
const FONT_LETTERS = 255
/** Widths are told apart in steps of this many thousandths of the size. */
const WIDTH_STEP = 50

/**
 * A PDF of pictures, each with the words that can be read on it as text without ink, written page by page. Nothing but pictures
 * and words is in it: no title, no dates, no names.
 */
export class PicturePdf {
  readonly #write: (bytes: Buffer) => void
  readonly #offsets: number[] = []
  readonly #pages: number[] = []
  readonly #fonts = new Fonts()
  #size = 0
  #next = fixed.fonts + 1

  constructor(write: (bytes: Buffer) => void) {
    this.#write = write
    this.#put(Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1'))
  }

  addPage({ jpeg, pixels, isGrey, width, height, words }: PicturePage): void {
    const [page, picture, content] = [this.#next, this.#next + 1, this.#next + 2]
    this.#next += 3
    this.#pages.push(page)
    const colours = isGrey ? '/DeviceGray' : '/DeviceRGB'
    this.#object(
      page,
      `<< /Type /Page /Parent ${fixed.pages} 0 R /MediaBox [0 0 ${short(width)} ${short(height)}] /Contents ${content} 0 R ` +
        `/Resources << /Font ${fixed.fonts} 0 R /XObject << /P ${picture} 0 R >> >> >>`,
    )
    this.#stream(
      picture,
      `/Type /XObject /Subtype /Image /Width ${pixels.width} /Height ${pixels.height} /ColorSpace ${colours} ` +
        '/BitsPerComponent 8 /Filter /DCTDecode',
      jpeg,
    )
    const drawn = [
      `q ${short(width)} 0 0 ${short(height)} 0 0 cm /P Do Q BT 3 Tr`,
      ...words.map((word) => this.#word(word, { width, height })),
      'ET',
    ].join('\n')
    this.#stream(content, '/Filter /FlateDecode', deflateSync(Buffer.from(drawn, 'latin1')))
  }

  end(): void {
    const names = this.#fonts.all.map((letters, at) => `/F${at} ${this.#writeFont(letters)} 0 R`)
    this.#object(fixed.fonts, `<< ${names.join(' ')} >>`)
    const kids = this.#pages.map((page) => `${page} 0 R`).join(' ')
    this.#object(fixed.pages, `<< /Type /Pages /Count ${this.#pages.length} /Kids [${kids}] >>`)
    this.#object(fixed.catalog, `<< /Type /Catalog /Pages ${fixed.pages} 0 R >>`)
    const start = this.#size
    const rows = Array.from({ length: this.#next - 1 }, (_, at) => {
      return `${String(this.#offsets[at + 1] ?? 0).padStart(10, '0')} 00000 n \n`
    })
    this.#put(
      Buffer.from(
        `xref\n0 ${this.#next}\n0000000000 65535 f \n${rows.join('')}` +
          `trailer\n<< /Size ${this.#next} /Root ${fixed.catalog} 0 R >>\nstartxref\n${start}\n%%EOF\n`,
      ),
    )
  }

  /** Each letter where it is seen, and a space behind the last, so that copied words stay apart. */
  #word(word: Word, page: { width: number; height: number }): string {
    const place = textPlace(word, page)
    const starts = startsOf(word, place, page)
    const widths = starts.slice(1).map((start, at) => ((start - (starts[at] ?? start)) / place.size) * 1_000)
    const letters = [
      ...word.map(({ text }, at) => this.#fonts.encode(text, widths[at] ?? 0)),
      this.#fonts.encode(' ', 250),
    ]
    const shown = letters.map(({ font, code, width }, at) => {
      const before = letters[at - 1]
      const change = before?.font === font ? '' : `${before ? '] TJ ' : ''}/F${font} ${short(place.size)} Tf [`
      const step = at < widths.length ? Math.round(width - (widths[at] ?? width)) : 0
      return `${change}<${code.toString(16).padStart(2, '0')}>${step === 0 ? '' : step}`
    })
    return `${place.matrix.map(short).join(' ')} Tm ${shown.join('')}] TJ`
  }

  /** A font whose letters have a width and a meaning, and no shape. */
  #writeFont(letters: readonly Coded[]): number {
    const [font, empty, meaning] = [this.#next, this.#next + 1, this.#next + 2]
    this.#next += 3
    const codes = letters.map((_, at) => at + 1)
    const rise = `[0 ${-DESCENT * 1_000} 1000 ${1_000 - DESCENT * 1_000}]`
    this.#object(
      font,
      `<< /Type /Font /Subtype /Type3 /FontBBox ${rise} /FontMatrix [0.001 0 0 0.001 0 0] /FirstChar 1 ` +
        `/LastChar ${letters.length} /Widths [${letters.map(({ width }) => width).join(' ')}] ` +
        `/CharProcs << ${codes.map((code) => `/g${code} ${empty} 0 R`).join(' ')} >> /Resources << >> ` +
        `/Encoding << /Type /Encoding /Differences [1 ${codes.map((code) => `/g${code}`).join(' ')}] >> ` +
        `/ToUnicode ${meaning} 0 R >>`,
    )
    this.#stream(empty, '', Buffer.from('500 0 d0'))
    this.#stream(
      meaning,
      '/Filter /FlateDecode',
      deflateSync(Buffer.from(meaningOf(letters.map(({ letter }) => letter)))),
    )
    return font
  }

  #object(number: number, body: string): void {
    this.#offsets[number] = this.#size
    this.#put(Buffer.from(`${number} 0 obj\n${body}\nendobj\n`, 'latin1'))
  }

  #stream(number: number, entries: string, bytes: Buffer): void {
    this.#offsets[number] = this.#size
    this.#put(Buffer.from(`${number} 0 obj\n<< /Length ${bytes.length} ${entries} >>\nstream\n`, 'latin1'))
    this.#put(bytes)
    this.#put(Buffer.from('\nendstream\nendobj\n'))
  }

  #put(bytes: Buffer): void {
    this.#size += bytes.length
    this.#write(bytes)
  }
}

interface Coded {
  letter: string
  width: number
}
interface Code {
  font: number
  code: number
  width: number
}

/** Every letter that was written in every width, a code in one of as many fonts as are needed. */
class Fonts {
  readonly all: Coded[][] = []
  readonly #known = new Map<string, Code>()

  encode(letter: string, width: number): Code {
    const near = Math.min(5_000, Math.max(WIDTH_STEP, Math.round(width / WIDTH_STEP) * WIDTH_STEP))
    return this.#known.get(`${near} ${letter}`) ?? this.#add({ letter, width: near })
  }

  #add(coded: Coded): Code {
    let last = this.all.at(-1)
    if (!last || last.length >= FONT_LETTERS) {
      last = []
      this.all.push(last)
    }
    last.push(coded)
    const place = { font: this.all.length - 1, code: last.length, width: coded.width }
    this.#known.set(`${coded.width} ${coded.letter}`, place)
    return place
  }
}

/** A ToUnicode map (ISO 32000-1, 9.10.3); a block of it holds a hundred letters. */
function meaningOf(letters: readonly string[]): string {
  const rows = letters.map((letter, at) => {
    const meaning = Buffer.from(letter, 'utf16le').swap16().toString('hex')
    return `<${(at + 1).toString(16).padStart(2, '0')}> <${meaning}>`
  })
  const blocks = Array.from({ length: Math.ceil(rows.length / 100) }, (_, at) => rows.slice(at * 100, at * 100 + 100))
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapType 2 def /CMapName /M def',
    '1 begincodespacerange <00> <ff> endcodespacerange',
    ...blocks.map((block) => `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`),
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n')
}

const short = (number: number): string => String(Math.round(number * 1_000) / 1_000)
