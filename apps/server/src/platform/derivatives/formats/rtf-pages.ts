/** Windows' number of the letters that a font's character set has (RTF Specification 1.9.1, `\fcharset`). */
const BY_CHARSET: Readonly<Record<number, number>> = {
  77: 10000,
  78: 10001,
  79: 10003,
  80: 10008,
  81: 10002,
  83: 10005,
  84: 10004,
  85: 10006,
  86: 10081,
  87: 10021,
  88: 10029,
  89: 10007,
  128: 932,
  129: 949,
  130: 1361,
  134: 936,
  136: 950,
  161: 1253,
  162: 1254,
  163: 1258,
  177: 1255,
  178: 1256,
  186: 1257,
  204: 1251,
  222: 874,
  238: 1250,
  254: 437,
  255: 850,
}
/** Not a code page: letters of Wingdings and their like, kept in a private part of Unicode. */
export const SYMBOLS = -1
const SYMBOL_CHARSET = 2

/** Which bytes mean what in an RTF text: its own code page, and those of its fonts. */
export class RtfPages {
  document = 1252
  standardFont = 0
  readonly #fonts = new Map<number, number>()

  /** The head of the text names the code page by its number, or by the machine it comes from. */
  name(word: string, number: number): void {
    if (word === 'ansicpg' && number > 0) this.document = number
    else if (word === 'mac') this.document = 10000
    else if (word === 'pc') this.document = 437
    else if (word === 'pca') this.document = 850
    else if (word === 'deff') this.standardFont = number
  }

  /** An entry of the table of fonts says `\fcharset` or `\cpg`. Western and default fonts write in the text's own page. */
  describe(font: number, word: string, number: number): void {
    if (word === 'cpg' && number > 0) this.#fonts.set(font, number)
    else if (word === 'fcharset' && number === SYMBOL_CHARSET) this.#fonts.set(font, SYMBOLS)
    else if (word === 'fcharset' && BY_CHARSET[number]) this.#fonts.set(font, BY_CHARSET[number])
  }

  of(font: number): number {
    return this.#fonts.get(font) ?? this.document
  }
}
