import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { deriveBytes } from '../testing/derive-bytes.ts'
import { docxWith, makeDocx } from '../testing/office-files.ts'
import { readDocxBody } from './docx-body.ts'

const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`
const p = (inside: string) => `<w:p>${inside}</w:p>`
const box = (inside: string) =>
  `<w:r><w:pict><v:shape><v:textbox><w:txbxContent>${inside}</w:txbxContent></v:textbox></v:shape></w:pict></w:r>`
const choice = (inside: string, fallback: string) =>
  `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:txbx><w:txbxContent>${inside}</w:txbxContent></wps:txbx></w:drawing></mc:Choice><mc:Fallback>${fallback}</mc:Fallback></mc:AlternateContent></w:r>`

const linesOf = (body: string): string[] =>
  readDocxBody(`<w:body>${body}</w:body>`, () => ({})).flatMap((block) => {
    if (block.kind === 'picture') return []
    const paragraphs = block.kind === 'paragraph' ? [block] : block.rows.flat(2)
    return paragraphs.map(({ runs }) => runs.map(({ text }) => text).join(''))
  })

describe('what stands in a Word document', () => {
  test.each([
    ['a box in a paragraph', p(run('Before ') + box(p(run('Inside'))) + run('after')), ['Before after', 'Inside']],
    ['a box in a box', p(run('A') + box(p(run('B') + box(p(run('C'))) + run('b'))) + run('a')), ['Aa', 'Bb', 'C']],
    [
      'a table in a box',
      p(
        run('A') +
          box(`<w:tbl><w:tr><w:tc>${p(run('One'))}</w:tc><w:tc>${p(run('Two'))}</w:tc></w:tr></w:tbl>`) +
          run('a'),
      ),
      ['Aa', 'One', 'Two'],
    ],
    [
      'a box in a table',
      `<w:tbl><w:tr><w:tc>${p(run('Ce') + box(p(run('Box'))) + run('ll'))}</w:tc><w:tc>${p(run('Next'))}</w:tc></w:tr></w:tbl>`,
      ['Cell', 'Box', 'Next'],
    ],
    ['a box and its copy for older programs', p(choice(p(run('Once')), box(p(run('Once'))))), ['', 'Once']],
    [
      'a copy in a copy',
      p(
        choice(
          p(run('New') + choice(p(run('Inner')), run('old inner'))),
          box(p(choice(p(run('old')), run('older')) + run('old'))),
        ) + run('end'),
      ),
      ['end', 'New', 'Inner'],
    ],
    [
      'words in content controls',
      `<w:sdt><w:sdtPr><w:alias w:val="x"/></w:sdtPr><w:sdtContent>${p(`${run('Con')}<w:sdt><w:sdtContent>${run('trol')}</w:sdtContent></w:sdt>`)}</w:sdtContent></w:sdt>`,
      ['Control'],
    ],
    [
      'readings over letters',
      p(
        `<w:r><w:ruby><w:rt><w:r><w:t>ぎじ</w:t></w:r></w:rt><w:rubyBase><w:r><w:t>議事</w:t></w:r></w:rubyBase></w:ruby></w:r>${run('録')}`,
      ),
      ['議事録 (ぎじ)'],
    ],
    [
      'a field',
      p(
        `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>IF </w:instrText></w:r><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>x</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run('Hidden')}<w:r><w:fldChar w:fldCharType="end"/></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run('Shown')}<w:r><w:fldChar w:fldCharType="end"/></w:r>${run(' after')}`,
      ),
      ['Shown after'],
    ],
    [
      'a field without an end',
      p(`<w:r><w:fldChar w:fldCharType="begin"/></w:r>${run('Words')}`) + p(run('More')),
      ['Words', 'More'],
    ],
    ['a simple field', p(`<w:fldSimple w:instr="REF x">${run('Result')}</w:fldSimple>`), ['Result']],
    [
      'tracked words',
      p(`<w:del>${run('gone')}</w:del><w:ins>${run('new')}</w:ins><w:moveFrom>${run('moved')}</w:moveFrom>`) +
        p(`<w:moveTo>${run('moved')}</w:moveTo>`),
      ['new', 'moved'],
    ],
    [
      'a deleted mark of a paragraph',
      `<w:p><w:pPr><w:rPr><w:del w:id="1"/></w:rPr></w:pPr>${run('One ')}</w:p>${p(run('line'))}${p(run('Next'))}`,
      ['One line', 'Next'],
    ],
    [
      'a deleted row',
      `<w:tbl><w:tr><w:trPr><w:del w:id="1"/></w:trPr><w:tc>${p(`<w:del>${run('x')}</w:del>${run('gone')}`)}</w:tc></w:tr><w:tr><w:tc>${p(run('Kept'))}</w:tc></w:tr></w:tbl>`,
      ['Kept'],
    ],
    ['a formula', p(`<m:oMath><m:r><m:t>E=mc</m:t></m:r></m:oMath>`), ['E=mc']],
  ])('is read: %s', (_, body, lines) => {
    expect(linesOf(body)).toEqual(lines)
  })
})

test('comments, notes, headers and foreign parts are read, each once, and bullets are bullets', async () => {
  const wrap = (name: string, inside: string) => `<w:${name}>${inside}</w:${name}>`
  const bullet = p(`<w:r><w:sym w:font="Wingdings" w:char="F0A7"/></w:r>${run(' Pointword')}`)
  const docx = docxWith(p(run('Bodyword')) + bullet + p(run('\uf0b7 Dotword')), [
    { name: 'header1.xml', relation: 'header', content: wrap('hdr', p(run('Headword'))) },
    { name: 'header2.xml', relation: 'header', content: wrap('hdr', p(run('Headword'))) },
    { name: 'comments.xml', relation: 'comments', content: wrap('comments', wrap('comment', p(run('Remarkword')))) },
    { name: 'footnotes.xml', relation: 'footnotes', content: wrap('footnotes', wrap('footnote', p(run('Noteword')))) },
    { name: 'endnotes.xml', relation: 'endnotes', content: wrap('endnotes', wrap('endnote', p(run('Endword')))) },
    { name: 'chunk.html', relation: 'aFChunk', content: '<html><body><p>Chunkword</p></body></html>' },
    { name: 'chunk.docx', relation: 'aFChunk', content: await makeDocx('Innerchunkword', []) },
    {
      name: 'charts/chart1.xml',
      relation: 'chart',
      content:
        '<c:chartSpace><c:title><c:tx><c:rich><a:p><a:r><a:t>Chart</a:t></a:r><a:r><a:t>word</a:t></a:r></a:p></c:rich></c:tx></c:title><c:cat><c:strRef><c:f>Sheet1!$A$1</c:f><c:strCache><c:pt><c:v>Seriesword</c:v></c:pt></c:strCache></c:strRef></c:cat><c:val><c:numRef><c:numCache><c:pt><c:v>4.3</c:v></c:pt></c:numCache></c:numRef></c:val></c:chartSpace>',
    },
    {
      name: 'diagrams/data1.xml',
      relation: 'diagramData',
      content:
        '<dgm:dataModel><dgm:pt><dgm:t><a:p><a:r><a:t>Smartword</a:t></a:r></a:p></dgm:t></dgm:pt></dgm:dataModel>',
    },
    { name: 'embeddings/Plan.docx', relation: 'package', content: await makeDocx('Embeddedword', []) },
  ])
  const { text, thumbnail, failure } = await deriveBytes('a.docx', docx)
  const [own = '', embedded] = text?.pages ?? []
  for (const word of [
    'Bodyword',
    'Headword',
    'Remarkword',
    'Noteword',
    'Endword',
    'Chunkword',
    'Innerchunkword',
    'Chartword',
    'Seriesword',
    'Smartword',
    '• Pointword',
    '• Dotword',
  ])
    expect(own.split(word), word).toHaveLength(2)
  expect(own).not.toMatch(/4\.3|Sheet1|chunk\./)
  expect(embedded).toBe('Plan.docx\nEmbeddedword')
  expect([thumbnail !== null, failure]).toEqual([true, undefined])
})

test('a document made of a part in another format is shown by its words, since browsers leave such parts out', async () => {
  const chunk = { name: 'chunk.html', relation: 'aFChunk', content: '<html><body><p>Chunkword</p></body></html>' }
  const { preview } = await deriveBytes('a.docx', docxWith('', [chunk]))
  expect(preview?.kind).toBe('pdf')
  const shown = await deriveBytes('a.pdf', await readFile(preview?.path ?? ''))
  expect(shown.text?.pages).toEqual(['Chunkword'])
  expect((await deriveBytes('b.docx', docxWith(p(run('Bodyword')), []))).preview).toBeNull()
})
