import { escapeHtml } from '../escape-html.ts'
import { markupSteps } from '../markup-text.ts'

/** Elements that may stay, without any attribute: nothing of them runs, loads or leads anywhere. */
const KEPT =
  /^(?:p|div|span|br|hr|b|strong|i|em|u|s|sub|sup|small|h[1-6]|ul|ol|li|dl|dt|dd|table|thead|tbody|tfoot|tr|td|th|caption|blockquote|pre|code)$/
const VOID = new Set(['br', 'hr'])
/** Pages that programs write nest some dozens. */
const MAX_DEPTH = 200

/** A page's letters and its plain shape; no address, style, script, form or picture of it is left. */
export function safeHtml(markup: string): string {
  const pieces: string[] = []
  const open: string[] = []
  for (const step of markupSteps(markup)) {
    if (step.kind === 'text') pieces.push(escapeHtml(step.text))
    else if (!KEPT.test(step.name)) pieces.push(step.name === 'img' ? '' : ' ')
    else if (VOID.has(step.name)) pieces.push(`<${step.name}>`)
    else if (step.kind === 'open' && open.length < MAX_DEPTH) {
      open.push(step.name)
      pieces.push(`<${step.name}>`)
    } else if (step.kind === 'close') pieces.push(...closed(open, step.name))
  }
  return [...pieces, ...open.reverse().map((name) => `</${name}>`)].join('')
}

/** Ends what stands open inside it as well, as browsers do; an end of nothing is passed over. */
function closed(open: string[], name: string): string[] {
  const at = open.lastIndexOf(name)
  return at === -1
    ? []
    : open
        .splice(at)
        .reverse()
        .map((each) => `</${each}>`)
}
