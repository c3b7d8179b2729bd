import { expect, test } from 'vitest'
import { deriveBytes } from '../testing/derive-bytes.ts'
import { Unreadable } from '../unreadable.ts'
import { type XmlEvent, xmlEvents } from './xml.ts'

const textOf = (xml: string) => [...xmlEvents(xml)].map((event) => (event.kind === 'text' ? event.text : '')).join('')

test('elements, their attributes, text and CDATA come in the order in which they stand', () => {
  expect([...xmlEvents('<?xml version="1.0"?><w:p a="1 &lt; 2"><b/>x &amp; y<![CDATA[<z>]]></w:p>')]).toEqual([
    { kind: 'open', name: 'w:p', isEmpty: false, attributes: { a: '1 < 2' } },
    { kind: 'open', name: 'b', isEmpty: true, attributes: {} },
    { kind: 'text', text: 'x & y' },
    { kind: 'text', text: '<z>' },
    { kind: 'close', name: 'w:p' },
  ] satisfies XmlEvent[])
})

test('a letter of two halves that falls between two pieces stays whole', () => {
  for (let before = 16_370; before < 16_390; before += 1) {
    const text = `${'x'.repeat(before)}😀ñ`
    expect(textOf(`<a>${text}</a>`)).toBe(text)
  }
})

test('XML that is cut off or badly nested gives what can be made out', () => {
  expect(textOf('<a><b>one</b><c>two')).toBe('onetwo')
  expect(textOf('<a><b>one</a>two')).toBe('onetwo')
  expect(textOf('<a>one</a><b>two</b>')).toBe('onetwo')
  expect(textOf('<a>x&nbsp;y&#0;z</a>')).toBe('x&nbsp;y&#0;z')
})

test('entities that a document type declares are never expanded', () => {
  const bomb = '<!DOCTYPE a [<!ENTITY l "lol"><!ENTITY m "&l;&l;&l;&l;"><!ENTITY f SYSTEM "file:///etc/passwd">]>'
  expect(textOf(`${bomb}<a>&m;&f;</a>`)).toBe('&m;&f;')
})

test('what is nested over a thousand deep is refused', () => {
  expect(textOf(`${'<a>'.repeat(1_000)}x`)).toBe('x')
  expect(() => textOf('<a>'.repeat(1_001))).toThrow(Unreadable)
})

test('a text of nothing but faults is given up after the first hundred, with what came before', () => {
  const said = textOf(`<a>before</a>${'<b>&x;</b>'.repeat(100_000)}`)
  expect(said.startsWith('before&x;')).toBe(true)
  expect(said.length).toBeLessThan(1_000)
  expect([...xmlEvents(`<a ${'x '.repeat(100_000)}>late</a>`)]).toEqual([])
})

test('an XML of no known kind says the words of its fields, those of outlines and mind maps too, and nothing of its type', async () => {
  const read = async (name: string, xml: string) => (await deriveBytes(name, xml)).text?.pages[0]
  const outline = `<?xml version="1.0"?><opml version="2.0"><head><title>States</title></head><body><outline text="Bicol &amp; Visayas" type="link" htmlUrl="http://x"><outline text='Masbate' _note="Noteword"/></outline></body></opml>`
  expect(await read('a.opml', outline)).toBe('States\nBicol & Visayas\nMasbate\nNoteword')
  expect(
    await read(
      'a.mm',
      '<?xml version="1.0"?><map><node ID="n1" TEXT="Planword"><node TEXT="Branchword"/></node></map>',
    ),
  ).toBe('Planword\nBranchword')
  const typed = `<?xml version="1.0"?><!DOCTYPE article PUBLIC "-//X" "x.dtd" [ <!ENTITY a "Entityword"> <!-- ]> --> ]>\n<article>Bodyword</article>`
  expect(await read('a.xml', typed)).toBe('Bodyword')
})
