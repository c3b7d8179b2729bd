import { expect, it } from 'vitest'
import { makeFile } from '../make-file.ts'

it('a mail of the demo university carries its papers, and a mail with its own', async () => {
  const mail = (await makeFile({ paper: 'mails/form-137-papers' }, 'eml')).toString('latin1')
  expect(mail).toMatch(/^Date: Mon, 26 Oct 2026 09:14:00 \+0800\r\nFrom: Lourdes Ocampo/)
  expect(mail.match(/filename\*=UTF-8''[^\r]+/g)).toEqual([
    "filename*=UTF-8''Second%20request%2C%20Form%20137.docx",
    "filename*=UTF-8''Folders%20held%20in%20Sta.%20Ines.csv",
    "filename*=UTF-8''From%20the%20principal.eml",
  ])
})

it('an old text is in the letters of DOS', async () => {
  const text = await makeFile({ paper: 'old-notes/boxes-1994' }, 'txt')
  expect(text.includes(Buffer.from([0x50, 0x65, 0xa4, 0x61]))).toBe(true)
  expect(text.includes(Buffer.from('ñ'))).toBe(false)
})
