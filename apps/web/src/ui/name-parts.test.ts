import { describe, expect, it } from 'vitest'
import { fileKindOf } from './file-kind.ts'
import { namePartsOf } from './name-parts.ts'

describe('the cut in the middle of a name', () => {
  it.each([
    ['Memo 2026-117 Grade completion forms.docx', 'Memo 2026-117 Grade completion ', 'forms.docx'],
    ['Memo 2026-118 Enrolment.pdf', 'Memo 2026-118 Enrolm', 'ent.pdf'],
    ['Drafts', 'Dra', 'fts'],
    ['a.pdf', 'a', '.pdf'],
    ['Talaan ng mga gurô 2026.xlsx', 'Talaan ng mga gurô ', '2026.xlsx'],
  ])('keeps number, end and extension of %s', (name, head, tail) => {
    expect(namePartsOf(name)).toEqual({ head, tail })
  })

  it('loses no letter, also of names outside the basic plane', () => {
    for (const name of ['📄📄📄📄📄.pdf', 'no extension at all here', '.htaccess', 'archive.tar.gz', 'x'.repeat(255)]) {
      const { head, tail } = namePartsOf(name)
      expect(head + tail).toBe(name)
    }
  })
})

describe('the kind of a file', () => {
  it('is told by the extension in any letter case, with or without its dot', () => {
    expect(fileKindOf('.DOCX')).toBe('word')
    expect(fileKindOf('ods')).toBe('spreadsheet')
    expect(fileKindOf('7z')).toBe('compressed')
    expect(fileKindOf('')).toBe('other')
    expect(fileKindOf('exe')).toBe('other')
  })
})
