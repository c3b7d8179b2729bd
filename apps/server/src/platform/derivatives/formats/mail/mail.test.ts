import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { deriveBytes } from '../../testing/derive-bytes.ts'
import { makeMail, makeMsg } from '../../testing/mail-files.ts'
import { makeDocx } from '../../testing/office-files.ts'
import { makePdf } from '../../testing/pdf-files.ts'

const head = 'From: Ana Reyes <ana@haraya.example>\r\nTo: ben@haraya.example\r\nMIME-Version: 1.0\r\n'

const bodies: [what: string, mail: Buffer, words: string[]][] = [
  [
    'in Latin-1, quoted-printable',
    makeMail({ Subject: '=?iso-8859-1?Q?A=F1o_nuevo?=' }, 'text/plain; charset=iso-8859-1', {
      encoding: 'quoted-printable',
      body: 'Ma=F1ana se publica la lista de ni=\r\n=F1os.',
    }),
    ['Año nuevo', 'Mañana se publica la lista de niños.'],
  ],
  [
    'in Shift_JIS, base64',
    makeMail({ Subject: '=?ISO-2022-JP?B?GyRCNUQ7dk8/GyhC?=' }, 'text/plain; charset=shift_jis', {
      encoding: 'base64',
      body: Buffer.from('8b638e96985e', 'hex').toString('base64'),
    }),
    ['Subject: 議事録', '\n議事録'],
  ],
  [
    'in Windows-1251, eight bits',
    makeMail({ Subject: '=?windows-1251?B?z/Du8u7q7us=?=' }, 'text/plain; charset=windows-1251', {
      encoding: '8bit',
      body: Buffer.from('eff0eef2eeeaeeeb', 'hex'),
    }),
    ['Subject: Протокол', 'протокол'],
  ],
  [
    'in Latin-1 without saying so',
    makeMail({ Subject: 'Plain' }, 'text/plain', {
      encoding: '8bit',
      body: Buffer.from('Se\u00f1or Pe\u00f1a', 'latin1'),
    }),
    ['Señor Peña'],
  ],
  [
    'in UTF-16',
    makeMail({ Subject: 'Wide' }, 'text/plain; charset=utf-16le', {
      encoding: 'base64',
      body: Buffer.from('Señor Peña', 'utf16le').toString('base64'),
    }),
    ['Señor Peña'],
  ],
  [
    'that was saved whole in UTF-16',
    Buffer.from(
      `\ufeffFrom: Ana Peña <ana@example.org>\r\nTo: b@example.org\r\nSubject: Wholeword\r\nContent-Type: text/plain; charset=utf-16\r\nContent-Transfer-Encoding: 8bit\r\n\r\nBodyword señal`,
      'utf16le',
    ),
    ['Subject: Wholeword', 'Bodyword señal', 'Ana Peña'],
  ],
  [
    'that was saved whole in UTF-16, the other way round and without a mark',
    Buffer.from(
      `From: Ana <ana@example.org>\r\nTo: b@example.org\r\nSubject: Wholeword\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nBodyword`,
      'utf16le',
    ).swap16(),
    ['Subject: Wholeword', 'Bodyword'],
  ],
  [
    'in flowed lines',
    makeMail({ Subject: 'Flowed' }, 'text/plain; charset=utf-8; format=flowed; delsp=yes', {
      encoding: '7bit',
      body: 'The enrol \r\nment closes.',
    }),
    ['The enrolment closes.'],
  ],
]

test.each(bodies)('a mail %s is read', async (_, mail, words) => {
  const { text, textState, preview, thumbnail } = await deriveBytes('a.eml', mail)
  expect(textState).toBe('done')
  for (const each of words) expect(text?.pages[0]).toContain(each)
  expect(text?.pages[0]).not.toMatch(/=[0-9A-F]{2}|=\?|Content-|\ufffd/)
  expect([preview?.kind, thumbnail !== null]).toEqual(['html', true])
})

const alternative = (plain: string, page: string) =>
  `${head}Subject: Both\r\nContent-Type: multipart/alternative; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${plain}\r\n--b\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${page}\r\n--b--\r\n`

test('a mail of a page and its plain version gives each word once, and what only one of them says', async () => {
  const page =
    '<html><head><style>p{color:red}</style></head><body><p>Pagesword &ntilde; <b>Both</b>words</p></body></html>'
  const { text } = await deriveBytes('a.eml', alternative('Pagesword ñ Bothwords\r\nOnly Plainword here', page))
  const [said = ''] = text?.pages ?? []
  expect(said.match(/Pagesword/g)).toHaveLength(1)
  expect(said).toContain('Bothwords')
  expect(said).toContain('Only Plainword here')
  expect(said).not.toContain('color')
})

test('the page of a mail is shown without anything that runs, loads or leads elsewhere', async () => {
  const page =
    '<p onclick="x()">Seen<script>alert(1)</script><img src="https://spy.example/a.gif" onerror=x()><a href="javascript:x()">link</a><form action=x><input value=v></form><table><tr><td style="background:url(x)">cell</table><svg onload=x()><b>open'
  const { preview } = await deriveBytes('a.eml', alternative('x', page))
  const html = await readFile(preview?.path ?? '', 'utf8')
  const inside = html.slice(html.indexOf('</style>'))
  expect(inside).toContain('<p>Seen')
  expect(inside).toContain('<td>cell</td></tr></table>')
  expect(inside).not.toMatch(/<(?:script|img|a|form|input|svg)\b|on\w+=|https?:|url\(|style=/)
  expect(html).toContain('<dd>Ana Reyes &lt;ana@haraya.example&gt;</dd>')
})

const part = (type: string, more: string, body: string) => `--m\r\nContent-Type: ${type}\r\n${more}\r\n${body}\r\n`
const base64 = 'Content-Transfer-Encoding: base64\r\n'
const file = (name: string) => `${base64}Content-Disposition: attachment; ${name}\r\n`

async function withFiles(): Promise<string> {
  const inner = `From: dean@haraya.example\r\nSubject: =?utf-8?q?Innerword?=\r\n\r\nForwardedword said the dean.`
  return [
    `${head}Subject: Papers\r\nContent-Type: multipart/mixed; boundary="m"\r\n\r\n`,
    part('text/plain', '', 'See what is attached.'),
    part(
      'application/octet-stream',
      file('filename="plan.docx"'),
      (await makeDocx('Wordfileword', [])).toString('base64'),
    ),
    part(
      'application/pdf',
      file("filename*=utf-8''Rese%C3%B1a%202026.pdf"),
      (await makePdf(['Pdffileword'])).toString('base64'),
    ),
    part('text/csv', file('filename="list.csv"'), Buffer.from('Name,Gradeword\r\n').toString('base64')),
    part('application/pdf', file('filename="broken.pdf"'), Buffer.from('%PDF-1.4 broken').toString('base64')),
    part('message/rfc822', '', inner),
    '--m--\r\n',
  ].join('')
}

test('what is attached to a mail is listed, read and found; what is broken is named', async () => {
  const { text, attachments, textState, failure } = await deriveBytes('a.eml', await withFiles())
  expect([textState, failure]).toEqual(['done', undefined])
  expect(text?.pages).toEqual([
    expect.stringContaining('See what is attached.'),
    'plan.docx\nWordfileword',
    'Reseña 2026.pdf\nPdffileword',
    'list.csv\nName,Gradeword',
    'broken.pdf',
    expect.stringMatching(/Innerword[\s\S]*Forwardedword said the dean\./),
  ])
  expect(attachments.map(({ name }) => name)).toEqual([
    'plan.docx',
    'Reseña 2026.pdf',
    'list.csv',
    'broken.pdf',
    'attachment-5.eml',
  ])
})

test('a mail is known by its content under any name', async () => {
  const mail = `Received: from a by b; Mon, 2 Nov 2026 08:00:00 +0800\r\nDate: Mon, 2 Nov 2026 08:00:00 +0800\r\n${head}Subject: =?utf-8?q?Se=C3=B1al?=\r\n\r\nBody`
  for (const name of ['mail', 'mail.txt', 'mail.dat'])
    expect((await deriveBytes(name, mail)).text?.pages[0]).toContain('Subject: Señal')
  const memo = 'To: all deans\nFrom: the Registrar\n\nKept as =C3=B1 it stands'
  expect((await deriveBytes('memo.txt', memo)).text?.pages).toEqual([memo])
})

test('a mail of Outlook is read with its people and what is attached', async () => {
  const msg = makeMsg({
    subject: 'Señal del año',
    senderName: 'Ana Reyes',
    senderEmail: 'ana@haraya.example',
    body: 'Outlookword begins',
    to: [{ name: 'Ben Cruz', email: 'ben@haraya.example' }],
    files: [{ name: 'Minutes of May.csv', bytes: Buffer.from('Attachedword,1\r\n') }],
  })
  const { text, preview, thumbnail } = await deriveBytes('a.msg', msg)
  expect(text?.pages[0]).toContain('From: Ana Reyes <ana@haraya.example>\nTo: Ben Cruz <ben@haraya.example>')
  expect(text?.pages[0]).toContain('Subject: Señal del año\n\nOutlookword begins')
  expect(text?.pages[1]).toBe('Minutes of May.csv\nAttachedword,1')
  expect([preview?.kind, thumbnail !== null]).toEqual(['html', true])
})

test('a mail of Outlook in a code page is read by it', async () => {
  const msg = makeMsg({ subject: 'протокол', body: 'Список', codePage: 1251 })
  expect((await deriveBytes('a.msg', msg)).text?.pages).toEqual(['Subject: протокол\n\nСписок'])
})

const named: [internetPage: number, codePage: number, words: string][] = [
  [20127, 1252, 'The señor writes'],
  [28592, 1250, 'Řehoř píše'],
  [20866, 1251, 'Список'],
  [50220, 932, '議事録'],
  [50225, 949, '회의록'],
  [52936, 936, '会议记录'],
  [99999, 1252, 'Plain letters'],
]

test.each(named)(
  'a mail of Outlook that names only the internet’s code page %i is read',
  async (internetPage, codePage, words) => {
    const msg = makeMsg({ subject: 'Pages', body: words, codePage, internetPage })
    const { text, failure } = await deriveBytes('a.msg', msg)
    expect([text?.pages, failure]).toEqual([[`Subject: Pages\n\n${words}`], undefined])
  },
)

test('a mail of Outlook whose last sector was written only as far as it says something is read', async () => {
  const msg = makeMsg({ subject: 'Short', body: 'Whole words' })
  let end = msg.length
  while (msg[end - 1] === 0) end -= 1
  expect(end % 512).not.toBe(0)
  expect((await deriveBytes('a.msg', msg.subarray(0, end))).text?.pages).toEqual(['Subject: Short\n\nWhole words'])
})

test('a contact and an appointment of Outlook give what they say beside their text', async () => {
  const contact = makeMsg({
    subject: 'Ana Reyes',
    more: { '3A16': 'Haraya University', '3A17': 'Registrar', '3A1C': '+63 917 555 0199', '3A15': '12 Narra Street' },
  })
  const [said] = (await deriveBytes('a.msg', contact)).text?.pages ?? []
  for (const words of ['Haraya University', 'Registrar', '+63 917 555 0199', '12 Narra Street'])
    expect(said).toContain(words)
  const appointment = makeMsg({ subject: 'Council', location: 'Rizal Hall 201' })
  expect((await deriveBytes('a.msg', appointment)).text?.pages).toEqual(['Where: Rizal Hall 201\nSubject: Council'])
})

test('a mail of Outlook that is a page gives the words of the page', async () => {
  const msg = makeMsg({
    subject: 'Page',
    html: Buffer.from('<p>Htmlword <b>ni\u00f1o</b></p>', 'latin1'),
    codePage: 1252,
  })
  expect((await deriveBytes('a.msg', msg)).text?.pages[0]).toBe('Subject: Page\n\nHtmlword niño')
})

test('mails in mails beyond count end, and no mail costs more than its bytes', async () => {
  let mail = 'Subject: innermost\r\n\r\nDeepestword'
  for (let depth = 0; depth < 40; depth += 1)
    mail = `Subject: level ${depth}\r\nContent-Type: multipart/mixed; boundary=b${depth}\r\n\r\n--b${depth}\r\nContent-Type: message/rfc822\r\n\r\n${mail}\r\n--b${depth}--`
  const derived = await deriveBytes('a.eml', mail)
  expect(derived.textState).toBe('done')
  expect(derived.text?.pages.join('\n')).toContain('Subject: level 36')
})

const saved = (heads: string) =>
  `${heads}MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary="s"\r\n\r\nThis is a page in parts.\r\n--s\r\nContent-Location: file:///C:/1/minutes.htm\r\nContent-Type: text/html; charset="utf-8"\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n<html><p>Se=C3=B1alword</p></html>\r\n--s--\r\n`

test.each([
  ['Word', ''],
  ['a browser', 'From: <Saved by Blink>\r\nSubject: Minutes\r\n'],
])('a page that %s saved as one file gives its words', async (_, heads) => {
  for (const name of ['a.mht', 'a.mhtml', 'a.txt']) {
    const { text } = await deriveBytes(name, saved(heads))
    expect(text?.pages[0]).toContain('Señalword')
    expect(text?.pages.join('')).not.toMatch(/=C3|MIME-Version|boundary/)
  }
})
