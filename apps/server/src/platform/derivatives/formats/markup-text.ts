import { decodeEntities } from './entities.ts'
import { HTML_NAMES } from './html-names.ts'

// Elements whose content is no text of the page; the end tag alone ends them (HTML Living Standard, 13.2.5.2–4).
const DROPPED = new Set(['script', 'style', 'noscript', 'template', 'iframe', 'object', 'svg:style', 'noembed'])
const BREAKING =
  /^(?:address|article|aside|blockquote|body|br|button|caption|dd|details|dialog|div|dl|dt|fieldset|figure|footer|form|h[1-6]|head|header|hr|legend|li|main|menu|nav|ol|optgroup|option|p|pre|section|select|summary|table|tbody|td|text|textarea|th|thead|title|tr|ul)$/

/** One step through markup: a stretch of text, or a tag. */
export type MarkupStep = { kind: 'text'; text: string } | { kind: 'open' | 'close'; name: string; attributes: string }

/** Text between the tags, in one pass over whatever was written; scripts, styles and comments left out. */
export function markupText(markup: string): string {
  const pieces: string[] = []
  for (const step of markupSteps(markup)) {
    if (step.kind === 'text') pieces.push(step.text.replace(/\s+/g, ' '))
    else pieces.push(step.name === 'input' && step.kind === 'open' ? typedIn(step.attributes) : breakOf(step.name))
  }
  return pieces.join('')
}

const UNSEEN = /\btype\s*=\s*["']?(?:hidden|password|checkbox|radio|image|file|color|range)\b/i
const VALUE = /\svalue\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i

/** What a field of a form or a button says. */
function typedIn(attributes: string): string {
  const [, double, single, bare] = UNSEEN.test(attributes) ? [] : (VALUE.exec(attributes) ?? [])
  const said = double ?? single ?? bare
  return said ? ` ${decodeEntities(said, HTML_NAMES)} ` : ''
}

/**
 * Text of an XML of no known kind: its elements are fields sooner than marks inside a word, so that one that begins right behind
 * another's end is another word.
 */
export function fieldsText(markup: string): string {
  const pieces: string[] = []
  const beginLine = () => {
    if (!pieces.at(-1)?.endsWith('\n')) pieces.push('\n')
  }
  let isClosed = false
  for (const step of markupSteps(markup)) {
    if (step.kind === 'text') pieces.push(step.text)
    else if (step.kind === 'open') {
      if (isClosed) beginLine()
      for (const words of wordsOf(step.attributes)) {
        beginLine()
        pieces.push(words, '\n')
      }
    }
    isClosed = step.kind === 'close' || (step.kind === 'open' && step.attributes.endsWith('/'))
  }
  return pieces.join('')
}

/** Attributes that outlines (OPML), mind maps and the like say their words in. */
const WORDED = /\s(?:text|title|label|caption|_note)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi

const wordsOf = (attributes: string): string[] =>
  [...attributes.matchAll(WORDED)].map(([, one = '', other = '']) => decodeEntities(one || other, HTML_NAMES))

function breakOf(name: string): string {
  const local = name.split(':').at(-1) ?? ''
  if (!BREAKING.test(local)) return ''
  return local === 'td' || local === 'th' ? '\t' : '\n'
}

/** Walks through whatever was written; never slower than its length. Entities are letters, spaces stay as they are. */
export function* markupSteps(markup: string): Generator<MarkupStep> {
  let at = 0
  while (at < markup.length) {
    const open = markup.indexOf('<', at)
    const text = markup.slice(at, open === -1 ? markup.length : open)
    if (text !== '') yield { kind: 'text', text: decodeEntities(text, HTML_NAMES) }
    if (open === -1) return
    const { step, end } = tagStep(markup, open)
    if (step) yield step
    at = end
  }
}

function tagStep(markup: string, open: number): { step?: MarkupStep; end: number } {
  if (markup.startsWith('<!--', open)) return { end: past(markup, '-->', open + 4) }
  if (markup.startsWith('<![CDATA[', open)) {
    const end = past(markup, ']]>', open)
    return { step: { kind: 'text', text: markup.slice(open + 9, end - 3) }, end }
  }
  const tag = /^<(\/?)([A-Za-z][A-Za-z\d:-]{0,40})/.exec(markup.slice(open, open + 50))
  if (!tag) {
    const type = TYPE_WITH_SUBSET.exec(markup.slice(open, open + 2_000))
    if (type) return { end: subsetEnd(markup, open + type[0].length) }
    const isDeclaration = /^<[!?/]/.test(markup.slice(open, open + 2))
    return isDeclaration ? { end: past(markup, '>', open) } : { step: { kind: 'text', text: '<' }, end: open + 1 }
  }
  const name = (tag[2] ?? '').toLowerCase()
  const start = open + tag[0].length
  const end = tagEnd(markup, start)
  if (tag[1] === '' && DROPPED.has(name) && markup[end - 2] !== '/')
    return { step: { kind: 'text', text: ' ' }, end: dropEnd(markup, name, end) }
  return { step: { kind: tag[1] === '' ? 'open' : 'close', name, attributes: markup.slice(start, end - 1) }, end }
}

/** A document type that declares things of its own (XML 1.0, 2.8). */
const TYPE_WITH_SUBSET = /^<!DOCTYPE[^[>"']*(?:"[^"]*"[^[>"']*|'[^']*'[^[>"']*){0,2}\[/i

/** Behind its declarations, in which quotes and comments may hold what looks like its end. */
function subsetEnd(markup: string, from: number): number {
  const pieces = /<!--|"[^"]*"|'[^']*'|\]\s*>/g
  pieces.lastIndex = from
  for (let piece = pieces.exec(markup); piece; piece = pieces.exec(markup)) {
    if (piece[0].startsWith(']')) return pieces.lastIndex
    if (piece[0] === '<!--') pieces.lastIndex = past(markup, '-->', pieces.lastIndex)
  }
  return past(markup, '>', from)
}

function tagEnd(markup: string, from: number): number {
  const tail = /(?:[^"'>]|"[^"]*"|'[^']*')*>/y
  tail.lastIndex = from
  return tail.test(markup) ? tail.lastIndex : past(markup, '>', from)
}

function dropEnd(markup: string, name: string, from: number): number {
  const closing = new RegExp(`</${name}[\\s>/]`, 'gi')
  closing.lastIndex = from
  const found = closing.exec(markup)
  return found ? past(markup, '>', found.index) : markup.length
}

function past(markup: string, mark: string, from: number): number {
  const at = markup.indexOf(mark, from)
  return at === -1 ? markup.length : at + mark.length
}
