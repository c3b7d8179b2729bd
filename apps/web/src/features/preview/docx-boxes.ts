const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const edge = '<w:top/><w:left/><w:bottom/><w:right/>'.replaceAll('/>', ' w:val="single" w:sz="4" w:color="BFBFBF"/>')
const frame = `<w:tbl xmlns:w="${word}"><w:tblPr><w:tblBorders>${edge}</w:tblBorders></w:tblPr><w:tr><w:tc/></w:tr></w:tbl>`

/**
 * Makes what our library of Word pages doesn't draw into what it draws: a box of text, where the file has no copy of it for older
 * programs, stands framed behind its paragraph; words that were moved stand where they
 * went, and deleted ones go. Answers whether anything was changed.
 */
export function adaptWordXml(xml: XMLDocument): boolean {
  const gone = ['moveFrom', 'del'].flatMap((name) => [...xml.getElementsByTagNameNS(word, name)])
  const arrived = [...xml.getElementsByTagNameNS(word, 'moveTo')]
  const boxes = [...xml.getElementsByTagNameNS(word, 'txbxContent')].filter(isUndrawn)
  for (const one of gone)
    if (one.parentElement?.localName !== 'rPr' && one.parentElement?.localName !== 'trPr') one.remove()
  for (const one of arrived) one.replaceWith(...one.childNodes)
  for (const box of boxes) placeBehind(box)
  return gone.length + arrived.length + boxes.length > 0
}

/** Older programs' copies are drawn. */
function isUndrawn(box: Element): boolean {
  const host = around(box, (element) => element.localName === 'AlternateContent')
  if (!host) return around(box, (element) => element.localName === 'drawing') !== undefined
  const copies = [...host.children].filter(({ localName }) => localName === 'Fallback')
  return !copies.some((copy) => copy.contains(box) || copy.getElementsByTagNameNS(word, 'txbxContent').length > 0)
}

function placeBehind(box: Element): void {
  const paragraph = around(box, ({ localName, namespaceURI }) => localName === 'p' && namespaceURI === word)
  const table = box.ownerDocument.importNode(new DOMParser().parseFromString(frame, 'text/xml').documentElement, true)
  const cell = table.getElementsByTagNameNS(word, 'tc')[0]
  cell?.append(...box.childNodes)
  paragraph?.after(table)
}

function around(element: Element, fits: (element: Element) => boolean): Element | undefined {
  for (let at = element.parentElement; at; at = at.parentElement) if (fits(at)) return at
  return undefined
}
