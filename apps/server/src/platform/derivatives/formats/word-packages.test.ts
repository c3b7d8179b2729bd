import { describe, expect, test } from 'vitest'
import { deriveBytes } from '../testing/derive-bytes.ts'
import { docxWith } from '../testing/office-files.ts'
import { openXml, relationsTo } from '../testing/open-xml.ts'

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`
const p = (inside: string) => `<w:p>${inside}</w:p>`
const mark = (kind: string, inside = '') => `<w:r><w:fldChar w:fldCharType="${kind}">${inside}</w:fldChar></w:r>`
const code = (text: string) => `<w:r><w:instrText>${text}</w:instrText></w:r>`
const list = (chosen: string) =>
  `<w:ffData><w:ddList>${chosen}<w:listEntry w:val="Firstword"/><w:listEntry w:val="Secondword"/></w:ddList></w:ffData>`

async function textOf(bytes: Buffer, name = 'a.docx'): Promise<string> {
  const { text, thumbnail, failure } = await deriveBytes(name, bytes)
  expect([failure, thumbnail !== null]).toEqual([undefined, true])
  return text?.pages.join('\n') ?? ''
}

describe('a Word package by another program', () => {
  test('is read whatever its parts are called', async () => {
    const text = await textOf(
      openXml('wordprocessingml.document', 'content/Text2.xml', [
        { name: 'content/Text2.xml', content: `<w:document><w:body>${p(run('Bodyword'))}</w:body></w:document>` },
        {
          name: 'content/_rels/Text2.xml.rels',
          content: relationsTo(['footnotes', '../NOTES/f.xml'], ['header', '/top%201.xml']),
        },
        { name: 'notes/f.xml', content: `<w:footnotes>${p(run('Noteword'))}</w:footnotes>` },
        { name: 'top 1.xml', content: `<w:hdr>${p(run('Headword'))}</w:hdr>` },
      ]),
    )
    expect(text).toBe('Bodyword\nNoteword\nHeadword')
  })

  test.each([
    [
      'another prefix',
      `<ns0:document xmlns:ns0="${WORD}"><ns0:body><ns0:p><ns0:r><ns0:t>Bodyword</ns0:t></ns0:r></ns0:p></ns0:body></ns0:document>`,
    ],
    ['no prefix', `<document xmlns="${WORD}"><body><p><r><t>Bodyword</t></r></p></body></document>`],
    [
      'the strict names',
      `<x:document xmlns:x="http://purl.oclc.org/ooxml/wordprocessingml/main"><x:body><x:p><x:r><x:t>Bodyword</x:t></x:r></x:p></x:body></x:document>`,
    ],
  ])('is read with %s', async (_, content) => {
    const name = 'word/document.xml'
    expect(await textOf(openXml('wordprocessingml.document', name, [{ name, content }]))).toBe('Bodyword')
  })
})

describe('what a Word document shows', () => {
  test.each([
    [
      'of several choices the first, once',
      p(
        `<mc:AlternateContent><mc:Choice Requires="a">${run('Onceword')}</mc:Choice><mc:Choice Requires="b">${run('Onceword')}</mc:Choice><mc:Fallback>${run('Onceword')}</mc:Fallback></mc:AlternateContent>`,
      ),
      'Onceword',
    ],
    [
      'what is only kept for older programs',
      p(`<mc:AlternateContent><mc:Fallback>${run('Oldword')}</mc:Fallback></mc:AlternateContent>`),
      'Oldword',
    ],
    [
      'what was chosen from a list',
      p(mark('begin', list('<w:result w:val="1"/>')) + code('FORMDROPDOWN') + mark('separate') + mark('end')),
      'Secondword',
    ],
    [
      'the first of a list that nobody chose from',
      p(mark('begin', list('')) + code('FORMDROPDOWN') + mark('end')),
      'Firstword',
    ],
    [
      'readings over letters in a field',
      p(mark('begin') + code('EQ \\* jc2 \\* "Font:M" \\o\\ad(\\s\\up 9(ぎじ),議事)') + mark('end') + run('録')),
      '議事 (ぎじ)録',
    ],
    [
      'letters drawn as a picture',
      p(`<w:r><w:pict><v:shape><v:textpath string="Drawnword"/></v:shape></w:pict></w:r>`),
      'Drawnword',
    ],
  ])('%s', async (_, body, text) => {
    expect(await textOf(docxWith(body))).toBe(text)
  })

  test('watermarks, what hangs on headers, and boxes on charts', async () => {
    const text = await textOf(
      docxWith(p(run('Bodyword')), [
        {
          name: 'h.xml',
          relation: 'header',
          content: `<w:hdr>${p('<w:r><w:pict><v:textpath string="Draftword"/></w:pict></w:r>')}</w:hdr>`,
        },
        {
          name: '_rels/h.xml.rels',
          relation: 'none',
          content: relationsTo(['aFChunk', 'chunk.html'], ['chart', 'c.xml']),
        },
        { name: 'c.xml', relation: 'chart', content: '<c:chart><a:p><a:r><a:t>Chartword</a:t></a:r></a:p></c:chart>' },
        { name: '_rels/c.xml.rels', relation: 'none', content: relationsTo(['chartUserShapes', 'd.xml']) },
        {
          name: 'd.xml',
          relation: 'none',
          content: '<c:userShapes><a:p><a:r><a:t>Boxword</a:t></a:r></a:p></c:userShapes>',
        },
        { name: 'chunk.html', relation: 'aFChunk', content: '<p>Chunkword</p>' },
      ]),
    )
    for (const word of ['Bodyword', 'Draftword', 'Chartword', 'Boxword', 'Chunkword'])
      expect(text.split(word), word).toHaveLength(2)
  })
})
