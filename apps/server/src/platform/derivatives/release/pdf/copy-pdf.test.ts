import { PDFArray, PDFDict, PDFName, PDFString } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { makeForm, makePdf, pdfOf } from '../../testing/pdf-files.ts'
import { copyBytes, inspectBytes, wordsOf } from '../testing/copy-bytes.ts'
import { changedPdf, drawnPdf, say } from '../testing/paper-files.ts'

const codes = async (bytes: Buffer) => (await inspectBytes('file.pdf', bytes)).findings.map(({ code }) => code)
const scan = async (text: string) =>
  await sharp({ create: { width: 600, height: 300, channels: 3, background: '#ffffff' } })
    .composite([
      { input: Buffer.from(`<svg width="600" height="300"><text x="40" y="160" font-size="60">${text}</text></svg>`) },
    ])
    .jpeg()
    .toBuffer()

describe('What is looked for in a PDF', () => {
  test('a letter of black words on white paper holds nothing hidden', async () => {
    const { findings, pageCount, failure } = await inspectBytes('plain.pdf', await makePdf(['One page.', 'Two pages.']))
    expect([findings, pageCount, failure]).toEqual([[], 2, null])
  })

  test('words under a black box are found, with their page', async () => {
    const bytes = await drawnPdf((paper) => {
      say(paper, 'The first page says nothing.').addPage()
      say(paper, 'Juan dela Cruz').rect(70, 70, 120, 16).fill('black')
    })
    expect((await inspectBytes('a.pdf', bytes)).findings).toEqual([{ code: 'CoveredText', page: 2, part: null }])
  })

  test('so are white words on white paper, words under a picture, and words beside the page', async () => {
    const picture = await scan('over')
    const white = await drawnPdf((paper) => paper.fillColor('white').text('Juan', 72, 72, { lineBreak: false }))
    const under = await drawnPdf((paper) => say(paper, 'Juan').image(picture, 60, 60, { width: 300 }))
    const beside = await drawnPdf((paper) => say(paper, 'Juan', 72, 900))
    expect([await codes(white), await codes(under), await codes(beside)]).toEqual(Array(3).fill(['CoveredText']))
  })

  test('words on a coloured box, under a pale one, and the text of a scan stand there to be read', async () => {
    const picture = await scan('JUAN')
    const shown = await drawnPdf((paper) => {
      paper.rect(70, 70, 120, 16).fill('#003366').fillColor('white').text('Heading', 72, 72, { lineBreak: false })
      say(paper, 'Marked by a pen', 72, 120).fillOpacity(0.4).rect(70, 118, 120, 16).fill('yellow').fillOpacity(1)
      paper.image(picture, 72, 200, { width: 300 }).addContent('3 Tr').fontSize(30)
      say(paper, 'JUAN', 92, 256)
    })
    expect(await codes(shown)).toEqual([])
  })

  test('a scan with a box over its words still holds them, as picture and as text', async () => {
    const picture = await scan('JUAN')
    const boxed = await drawnPdf((paper) => {
      paper.image(picture, 72, 200, { width: 300 }).addContent('3 Tr').fontSize(30)
      say(paper, 'JUAN', 92, 256).rect(80, 240, 120, 60).fill('black')
    })
    expect((await codes(boxed)).toSorted()).toEqual(['CoveredPicture', 'HiddenText'])
  })

  test('hidden layers, attachments, comments and boxes that nobody applied', async () => {
    const page = await makePdf(['Words.'])
    const layered = await changedPdf(page, ({ context, catalog }) => {
      const layer = context.register(context.obj({ Type: 'OCG', Name: PDFString.of('Draft') }))
      catalog.set(PDFName.of('OCProperties'), context.obj({ OCGs: [layer], D: { OFF: [layer] } }))
    })
    const attached = await changedPdf(page, (pdf) => pdf.attach(Buffer.from('secret'), 'notes.txt'))
    const marked = (kind: string) =>
      changedPdf(page, (pdf) => {
        const { node } = pdf.getPage(0)
        const mark = { Type: 'Annot', Subtype: kind, Rect: [0, 0, 50, 50], Contents: PDFString.of('Ask Ana') }
        node.set(PDFName.of('Annots'), pdf.context.obj([mark]))
      })
    expect(await codes(layered)).toEqual(['HiddenLayer'])
    expect(await codes(attached)).toEqual(['EmbeddedFile'])
    expect(await codes(await marked('Text'))).toEqual(['Comment'])
    expect(await codes(await marked('Redact'))).toEqual(['PendingRedaction'])
  })
})

describe('A copy of a PDF', () => {
  test('is written anew: title, names, dates, scripts, structure and earlier revisions stay behind', async () => {
    const page = await drawnPdf((paper) => say(paper, 'What is to be read.'), {
      Title: 'Secret title',
      Author: 'Juana',
    })
    const dirty = await changedPdf(page, (pdf) => {
      const { context, catalog } = pdf
      pdf.addJavaScript('main', 'app.alert("secret script")')
      const told = context.register(context.stream('<x:xmpmeta>secret told</x:xmpmeta>', { Type: 'Metadata' }))
      catalog.set(PDFName.of('Metadata'), told)
      const { node } = pdf.getPage(0)
      node.set(PDFName.of('PieceInfo'), context.obj({ Editor: { Private: PDFString.of('secret piece') } }))
      node.set(PDFName.of('Metadata'), told)
    })
    const revised = Buffer.concat([dirty, Buffer.from('\n% secret tail\nPK\u0003\u0004 secret zip')])
    const { copy, bytes, findings } = await copyBytes('dirty.pdf', revised)
    expect([copy?.how, findings]).toEqual(['rewritten', []])
    expect(await wordsOf(bytes)).toEqual(['What is to be read.'])
    const inside = await changedPdf(bytes, () => undefined)
    for (const file of [bytes, inside])
      expect(file.toString('latin1')).not.toMatch(/secret|Juana|xmp|JavaScript|PieceInfo/)
  })

  test('has no picture that its pages do not draw, and none with a camera’s place in it', async () => {
    const photograph = await sharp(await scan('SHOWN'))
      .withExif({ IFD0: { Artist: 'secret-artist' } })
      .toBuffer()
    const other = await scan('GONE')
    const page = await drawnPdf((paper) => paper.image(photograph, 72, 72, { width: 300 }))
    const dirty = await changedPdf(page, async (pdf) => {
      const resources = pdf.getPage(0).node.Resources()
      const things = resources?.lookup(PDFName.of('XObject'), PDFDict)
      const picture = await pdf.embedJpg(other)
      await picture.embed()
      things?.set(PDFName.of('Gone'), picture.ref)
    })
    expect([dirty.includes(other.subarray(200)), dirty.includes('secret-artist')]).toEqual([true, true])
    const { copy, bytes } = await copyBytes('dirty.pdf', dirty)
    expect(copy?.how).toBe('rewritten')
    expect([bytes.includes(other.subarray(200)), bytes.includes('secret-artist')]).toEqual([false, false])
  })

  test('keeps its links to the web, and no word to be read aloud that is not drawn', async () => {
    const dirty = await drawnPdf((paper) => {
      paper.addContent('/Span <</ActualText (secret words)>> BDC')
      say(paper, 'Drawn').addContent('EMC').link(72, 72, 50, 20, 'https://example.edu/')
    })
    const { bytes, copy } = await copyBytes('a.pdf', dirty)
    expect(copy?.how).toBe('rewritten')
    const loose = await changedPdf(bytes, (pdf) => {
      const links = pdf.getPage(0).node.lookup(PDFName.of('Annots'), PDFArray)
      expect(links.size()).toBe(1)
    })
    expect(loose.toString('latin1')).toContain('https://example.edu/')
    expect((await wordsOf(bytes)).join()).toContain('Drawn')
    expect((await wordsOf(bytes)).join()).not.toContain('secret')
  })

  test('becomes pictures where a form was filled in: what was typed is seen, and its fields are gone', async () => {
    const { copy, bytes } = await copyBytes('form.pdf', await makeForm('Juan dela Cruz'))
    expect(copy?.how).toBe('pictured')
    expect(bytes.includes('AcroForm')).toBe(false)
  })

  test('becomes pictures where it is asked for, without what only lay hidden', async () => {
    const dirty = await drawnPdf((paper) => say(paper, 'Juan', 72, 72).rect(70, 70, 60, 16).fill('black'))
    const refused = await copyBytes('dirty.pdf', dirty)
    expect([refused.copy, refused.findings.map(({ code }) => code)]).toEqual([null, ['CoveredText']])
    const { copy, bytes } = await copyBytes('dirty.pdf', dirty, { isPictured: true })
    expect([copy?.how, await wordsOf(bytes)]).toEqual(['pictured', ['']])
  })

  test('is none of a file that is broken, protected or too long', async () => {
    const broken = await copyBytes('a.pdf', pdfOf(['<< /Type /Catalog >>']))
    const closed = await copyBytes('a.pdf', await makePdf(['x'], 'password'))
    const long = await copyBytes('a.pdf', await makePdf(Array.from({ length: 501 }, () => 'x')))
    const failures = [broken, closed, long].map(({ copy, failure }) => [copy, failure?.code])
    expect(failures).toEqual([
      [null, 'Corrupt'],
      [null, 'PasswordProtected'],
      [null, 'TooLarge'],
    ])
  })
})
