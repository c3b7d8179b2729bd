import { RtfFields } from './rtf-fields.ts'
import { fontOf, outermost, type RtfGroup, takesFont } from './rtf-group.ts'
import { RtfOutput } from './rtf-output.ts'
import { RtfPages } from './rtf-pages.ts'
import { ASIDE, BESIDE, BREAKS, LETTERS, STARRED } from './rtf-words.ts'

const TOKEN = /\\([a-z]{1,32})(-?\d{1,10})? ?|\\'([\da-f]{2})|\\([^a-z])|([{}])|[\r\n]+|([^\\{}\r\n]+)/gi
/** How a formula is drawn, in words that nobody reads. */
const FORMULA_PROPERTY = /^m[a-zA-Z]+Pr$/
/** More groups in groups than any program writes are read as if they were one. */
const MAX_DEPTH = 10_000

/** The words of an RTF text, given byte for byte as Latin-1. */
export function rtfText(rtf: string): string {
  const reader = new RtfReader()
  const tokens = new RegExp(TOKEN)
  for (let token = tokens.exec(rtf); token; token = tokens.exec(rtf)) {
    if (token[1] === 'bin') tokens.lastIndex += Math.max(0, Number(token[2] ?? 0))
    else reader.take(token)
  }
  return reader.end()
}

class RtfReader {
  readonly #pages = new RtfPages()
  readonly #output = new RtfOutput()
  readonly #groups: RtfGroup[] = []
  #group: RtfGroup = { ...outermost }
  readonly #fields = new RtfFields()
  /** Of each shape that is open, whether its words have come. */
  readonly #shapes: boolean[] = []
  #toSkip = 0
  #isHtmlShadow = false

  take([, word, number, hex, symbol, brace, plain]: RegExpExecArray): void {
    const isFirst = this.#group.isFresh
    // The end of a line is no part of the text.
    if (brace || word || number || hex || symbol || plain) this.#group.isFresh = false
    if (brace === '{') this.#begin()
    else if (brace === '}') this.#end()
    // Elsewhere than first in its group, as OpenOffice writes it before a style, it says nothing.
    else if (symbol === '*') this.#group.isStarred = isFirst
    else if (word) this.#word(word, number === undefined ? undefined : Number(number))
    else if (plain) this.#plain(plain)
    else if (hex) this.#bytes(String.fromCharCode(Number.parseInt(hex, 16)))
    else if (symbol) this.#symbol(symbol)
  }

  end(): string {
    while (this.#groups.length > 0) this.#end()
    return this.#output.end()
  }

  #begin(): void {
    if (this.#groups.length < MAX_DEPTH) this.#groups.push({ ...this.#group })
    Object.assign(this.#group, { isBeside: false, role: '', isStarred: false, isFresh: true })
    this.#toSkip = 0
  }

  #end(): void {
    if (this.#group.isBeside) this.#output.endBeside()
    const shown = this.#endRole(this.#group.role)
    const outer = this.#groups.pop()
    // What a shape's property is called stands in a group beside that of its value.
    if (outer && this.#group.property === 'sn' && outer.property === 'sp') outer.property = this.#name
    if (outer) this.#group = outer
    this.#toSkip = 0
    if (shown) this.#write(shown)
  }

  /** Answers the words of a field that has no result. */
  #endRole(role: RtfGroup['role']): string {
    if (role === 'field') return this.#fields.end()
    if (role === 'code') this.#fields.takeCode(this.#output.endApart())
    else if (role === 'choice') this.#fields.takeChoice(this.#output.endApart())
    else if (role === 'shape') this.#shapes.pop()
    return ''
  }

  #name = ''

  #word(word: string, number: number | undefined): void {
    const group = this.#group
    const isStarred = group.isStarred
    group.isStarred = false
    if (word === 'fonttbl') Object.assign(group, { isFontTable: true, isAside: true })
    else if (word === 'sp') group.property = 'sp'
    else if (word === 'sn' && group.property === 'sp') Object.assign(group, { property: 'sn', isAside: true })
    else if (word === 'sv' && group.property === 'gtextUNICODE') this.#beginBeside()
    else if (word === 'sv') group.isAside = true
    else if (this.#beginRole(word)) return
    else if (ASIDE.has(word) || FORMULA_PROPERTY.test(word) || (isStarred && !STARRED.has(word))) group.isAside = true
    else if (word === 'upr') group.isSaidAgain = true
    else if (word === 'ud') group.isSaidAgain = false
    else if (BESIDE.has(word)) this.#beginBeside()
    else this.#format(word, number ?? 0, number === undefined)
  }

  /** Whether the word begins a field, a shape, or one of their parts. */
  #beginRole(word: string): boolean {
    const group = this.#group
    if (word === 'shp' || word === 'shpgrp') {
      group.role = 'shape'
      this.#shapes.push(false)
    } else if (word === 'shprslt') group.isAside ||= this.#shapes.at(-1) === true
    else if (word === 'field') {
      group.role = 'field'
      this.#fields.begin()
    } else if (word === 'fldrslt') group.isResult = true
    else if (word === 'fldinst' || word === 'ffl') this.#beginApart(word === 'ffl' ? 'choice' : 'code')
    else return false
    return true
  }

  #beginApart(role: 'choice' | 'code'): void {
    if (!this.#group.isAside && this.#group.role === '' && this.#output.beginBeside()) this.#group.role = role
    else this.#group.isAside = true
  }

  #beginBeside(): void {
    if (this.#group.isBeside || this.#group.isAside) return
    this.#shapes.fill(true)
    this.#group.isBeside = this.#output.beginBeside()
  }

  #format(word: string, number: number, isBare: boolean): void {
    const group = this.#group
    if (group.isFontTable) {
      if (word === 'f') group.font = number
      else this.#pages.describe(group.font, word, number)
    } else if (takesFont(group, word, number)) return
    else if (word === 'plain') Object.assign(group, { font: -1, isOther: false, isDeleted: false })
    else if (word === 'ffres' || word === 'ffdefres') this.#fields.choose(word, number)
    else if (word === 'uc') group.skip = Math.min(8, Math.max(0, number))
    else if (word === 'deleted') group.isDeleted = isBare || number !== 0
    else if (word === 'htmlrtf') this.#isHtmlShadow = isBare || number !== 0
    else if (word === 'u') this.#unicode(number)
    else this.#letter(word, number)
  }

  #letter(word: string, number: number): void {
    const letter = LETTERS[word]
    if (letter && this.#toSkip > 0) this.#toSkip -= 1
    else if (letter) this.#write(letter)
    else if (BREAKS[word]) this.#write(BREAKS[word])
    else this.#pages.name(word, number)
  }

  #unicode(number: number): void {
    this.#write(String.fromCharCode(number & 0xffff))
    this.#toSkip = this.#group.skip
  }

  #symbol(symbol: string): void {
    if (symbol === '~') this.#write(' ')
    else if (symbol === '_') this.#write('-')
    else if (symbol === '\n' || symbol === '\r') this.#write('\n')
    else if (symbol === '\\' || symbol === '{' || symbol === '}') this.#bytes(symbol)
  }

  #plain(plain: string): void {
    if (this.#group.property === 'sn') this.#name = plain.trim()
    this.#bytes(plain)
  }

  #bytes(bytes: string): void {
    const skipped = Math.min(this.#toSkip, bytes.length)
    this.#toSkip -= skipped
    const font = fontOf(this.#group)
    this.#noteResult(bytes)
    const page = this.#pages.of(font === -1 ? this.#pages.standardFont : font)
    if (this.#isShown && skipped < bytes.length) this.#output.bytes(bytes.slice(skipped), page)
  }

  #noteResult(text: string): void {
    if (this.#group.isResult && text.trim() !== '') this.#fields.noteResult()
  }

  #write(text: string): void {
    this.#noteResult(text)
    if (this.#isShown) this.#output.write(text)
  }

  get #isShown(): boolean {
    const { isAside, isSaidAgain, isDeleted } = this.#group
    return !isAside && !isSaidAgain && !isDeleted && !this.#isHtmlShadow
  }
}
