import { parseAsync, renderDocument } from 'docx-preview'
import { adaptWordXml } from './docx-boxes.ts'

const style = `
html { background: transparent; }
body { margin: 0; padding: 20px 24px 48px; }
.docx-wrapper { display: flex; flex-direction: column; align-items: center; gap: 20px; padding: 0; background: none; }
.docx-wrapper > section.docx { margin: 0; box-shadow: 0 1px 4px rgb(20 20 18 / .14); max-width: 100%; box-sizing: border-box; }
@media (max-width: 700px) {
  body { padding: 0; }
  .docx-wrapper > section.docx { width: 100% !important; padding: 20px 16px !important; min-height: 0 !important; overflow-x: auto; }
  p.far { margin-inline-start: 0 !important; }
  table { width: 100% !important; max-width: 100%; margin-left: 0 !important; }
  col, td { width: auto !important; min-width: 0 !important; }
  img { max-width: 100%; height: auto !important; }
}
`

const drawing = {
  className: 'docx',
  inWrapper: true,
  ignoreFonts: true,
  useBase64URL: true,
  renderAltChunks: false,
  renderComments: false,
  renderChanges: false,
  breakPages: true,
  ignoreLastRenderedPageBreak: false,
  experimental: false,
  debug: false,
  // So that we can change what is drawn.
  keepOrigin: true,
}

/** As far as we reach into what the library has read; its types say nothing of it. */
interface ParsedWord {
  partsMap?: Record<string, { _xmlDocument?: XMLDocument; parseXml(root: Element): void }>
}

/**
 * Draws a Word document into an empty document. Embedded pages (altChunk) are left out, links keep only addresses of
 * the web and of mail.
 *
 * @throws where the file is no such document or is broken
 */
export async function drawDocx(bytes: Blob, inside: Document): Promise<void> {
  inside.body.replaceChildren()
  inside.head.replaceChildren()
  const document: ParsedWord = await parseAsync(bytes, drawing)
  for (const part of Object.values(document.partsMap ?? {})) {
    const xml = part._xmlDocument
    if (xml?.documentElement && adaptWordXml(xml)) part.parseXml(xml.documentElement)
  }
  for (const node of await renderDocument(document, drawing))
    (node.nodeName === 'STYLE' ? inside.head : inside.body).append(node)
  const own = inside.createElement('style')
  own.textContent = style
  inside.head.append(own)
  for (const paragraph of inside.querySelectorAll('p')) paragraph.classList.toggle('far', isFarIn(paragraph))
  for (const link of inside.querySelectorAll('a[href]')) cleanLink(link)
  for (const active of inside.querySelectorAll('script, iframe, object, embed, form, meta, base, link')) active.remove()
}

/** A page's width away from the edge leaves nothing of a phone's. Word's indents are in points, 72 to the inch. */
function isFarIn({ style: { marginLeft, marginInlineStart } }: HTMLElement): boolean {
  return [marginLeft, marginInlineStart].some((indent) => indent.endsWith('pt') && Number.parseFloat(indent) > 72)
}

const kept = /^(https?|mailto):/i

function cleanLink(link: Element): void {
  const address = link.getAttribute('href') ?? ''
  if (address.startsWith('#')) return
  if (!kept.test(address)) link.removeAttribute('href')
  link.setAttribute('target', '_blank')
  link.setAttribute('rel', 'noopener noreferrer')
}
