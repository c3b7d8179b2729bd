import { createHash } from 'node:crypto'
import { encode } from 'iconv-lite'
import { describe, expect, test, vi } from 'vitest'
import { decodeStrayedText, decodeText } from './decode-text.ts'

const russian = 'Протокол заседания учёного совета университета о переводе студентов и выдаче справок.'
const greek = 'Πρακτικά της συνεδρίασης της συγκλήτου του πανεπιστημίου για τις εγγραφές των φοιτητών.'
const japanese = '議事録。大学の学生登録について、来週の会議で決定します。詳細は学務課まで。'
const chinese = '会议记录。关于大学学生注册的事宜，下周的会议将作出决定。详情请咨询教务处。'
const traditional = '會議記錄。關於大學學生註冊的事宜，下週的會議將作出決定。詳情請洽教務處。'
const korean = '회의록. 대학교 학생 등록에 관한 사항은 다음 주 회의에서 결정합니다. 자세한 내용은 문의하십시오.'
const spanish = 'El Señor Peña informó que mañana se publicará la lista de niños, según la última resolución.'
const central = [
  'Uchwała w sprawie przyjęcia studentów: zażalenia należy składać w ciągu siedmiu dni, żeby się zmieściły.',
  'Łódź, dnia 5 maja. Ogłoszenie: zajęcia się odbędą.',
  'Usnesení rady univerzity o přijetí studentů ke studiu. Žádosti se podávají do sedmi dnů od doručení.',
  'Az egyetem tanácsának határozata a hallgatók felvételéről, a következő ülésig. Gyűlés szombaton.',
  'Uznesenie rady univerzity o prijatí študentov na štúdium. Žiadosti sa podávajú do siedmich dní, ľahšie poštou.',
  'Odluka vijeća sveučilišta o upisu studenata. Žalbe se podnose u roku od sedam dana; šest članova.',
  'Hotărârea senatului universităţii privind înscrierea studenţilor. Cererile se depun în şapte zile.',
]
const western = [
  spanish,
  'Le conseil de l’université a décidé que les élèves reçus seront prévenus après la fête; où ça? Noël, cœur.',
  'Der Senat der Universität beschließt die Gebührenordnung. Anträge müssen geprüft werden; Größe 20 m³.',
  'O conselho decidiu que a inscrição dos estudantes será até amanhã às três horas; não há exceções.',
  'Il consiglio dell’università ha deciso: più qualità, perché la città è così; però lunedì sarà già pubblicata.',
  'Universitetets råd har besluttet at ansøgninger skal indsendes før påske. Også ærlig. Så smører vi brød.',
  'Háskólaráð ákvað að umsóknir skuli berast fyrir páska. Það þýðir að frestur er til föstudags; ýmsir hæstu.',
  'Participants: Müller, François, Peña, Søren, Gonçalves, Étienne, Håkan and Zoë.',
  'The volume is 30 m³, the area 20 m² and the angle 3°; price £5 or ½; twice more 7 m³ and 8 m³.',
  'Ang Parañaque at Las Piñas ay may mga señor at piñata; niño.',
]

describe('a text without a mark', () => {
  test.each([
    ['windows-1251', russian],
    ['koi8-r', russian],
    ['windows-1253', greek],
    ['shift_jis', japanese],
    ['euc-jp', japanese],
    ['gb18030', chinese],
    ['big5', traditional],
    ['euc-kr', korean],
    ['windows-1252', spanish],
  ])('in %s is told by its letters', (encoding, text) => {
    expect(decodeText(encode(text, encoding))).toMatchObject({ text, isGuessed: true })
  })

  test.each(central)('in the letters of Central Europe is not taken for Western ones: %s', (text) => {
    for (const encoding of ['windows-1250', 'iso-8859-2'])
      expect(decodeText(encode(text, encoding)), encoding).toMatchObject({ text, isGuessed: true })
  })

  test.each(western)('in Western letters is not taken for Central European ones: %s', (text) => {
    expect(decodeText(encode(text, 'windows-1252'))).toMatchObject({ text, encoding: 'windows-1252' })
  })

  test.each([
    'Mit freundlichen Grüßen',
    'Größe und Süße',
    '## können\n\nkönnen\n\näöüß\n',
    'Où ça? Là-bas: Noëöl.',
    'Señorío de Ñuñoa: ¡Qué güeñ!',
  ])('of few words whose letters beyond ASCII touch each other is Western: %s', (text) => {
    expect(decodeText(encode(text, 'windows-1252'))).toMatchObject({ text })
  })

  test.each([
    ['gb18030', '周六开会，请大家准时参加。会议由周先生主持，请各系派人参加。'],
    ['windows-1251', 'Дуся, да'],
    ['shift_jis', '議事録.txt'],
  ])('of few words in %s stays what it is', (encoding, text) => {
    expect(decodeText(encode(text, encoding))).toMatchObject({ text })
  })

  test('with a single letter beyond ASCII is Windows-1252', () => {
    expect(decodeText(Buffer.from('caf\u00e9 in Latin-1', 'latin1'))).toMatchObject({ text: 'café in Latin-1' })
  })
})

test.each([
  ['utf-16le', Buffer.from('\ufeffSeñal 議事録', 'utf16le')],
  ['utf-32le', encode('Señal 議事録', 'utf-32le', { addBOM: true })],
  ['utf-32be', encode('Señal 議事録', 'utf-32be', { addBOM: true })],
  ['iso-2022-jp', Buffer.from('1b2442354437364f3f1b2842', 'hex')],
])('a text that says it is in %s is that', (encoding, bytes) => {
  const decoded = decodeText(Buffer.from(bytes))
  expect(decoded).toMatchObject({ encoding, isGuessed: false })
  expect(decoded?.text).toMatch(encoding === 'iso-2022-jp' ? /^議/ : /Señal 議事録$/)
})

test.each([
  ['utf-16le', (text: string) => Buffer.from(text, 'utf16le')],
  ['utf-16be', (text: string) => Buffer.from(text, 'utf16le').swap16()],
] as const)('a table in %s without a mark is one, whether all of its letters are ASCII or not', (encoding, bytes) => {
  for (const text of ['Name,Grade\r\nAna,1.25\r\n', 'Señor,Peña\r\n'])
    expect(decodeText(bytes(text))).toMatchObject({ text, encoding })
})

test.each([
  ['a vertical tab', 'Agenda\u000bVerticalword item\n', 'Agenda\u000bVerticalword item\n'],
  ['a bell', 'Agenda\u0007 Bellword item\n', 'Agenda\u0007 Bellword item\n'],
  ['a zero', 'Agenda\u0000 Zeroword item\n', 'Agenda\u0000 Zeroword item\n'],
])('%s makes no text binary', (_, bytes, text) => {
  expect(decodeStrayedText(Buffer.from(bytes, 'latin1'))?.text).toBe(text)
})

test('bytes of another encoding among UTF-8 stay single letters', () => {
  const mixed = Buffer.concat([Buffer.from('Año escolar, niño, señal: '), Buffer.from([0x92])])
  expect(decodeStrayedText(mixed)?.text).toBe('Año escolar, niño, señal: ’')
})

test('what is not text is none', () => {
  expect(decodeStrayedText(Buffer.from('Q\u0000\u0001', 'latin1'))).toBeUndefined()
  const noise = Buffer.concat(Array.from({ length: 100 }, (_, at) => createHash('sha256').update(`${at}`).digest()))
  expect(decodeStrayedText(noise)).toBeUndefined()
})

test('what has too many control characters is not decoded at all', () => {
  const decode = vi.spyOn(TextDecoder.prototype, 'decode')
  const noise = Buffer.concat(Array.from({ length: 100 }, (_, at) => createHash('sha256').update(`${at}`).digest()))
  for (const bytes of [noise, Buffer.from('Agenda\u0001\u0002 Minutes\u0003'.repeat(50))]) {
    expect(decodeText(bytes)).toBeUndefined()
    expect(decodeStrayedText(bytes)).toBeUndefined()
  }
  expect(decode).not.toHaveBeenCalled()
  decode.mockRestore()
})

test('a control character in fifty letters is not too many, two are', () => {
  const with1 = `${'Agenda and minutes of the meeting on enrolment '.padEnd(49)}\u0001`.repeat(100)
  expect(decodeStrayedText(Buffer.from(with1))?.text).toBe(with1)
  expect(decodeStrayedText(Buffer.from(with1.replaceAll(' \u0001', '\u0002\u0001')))).toBeUndefined()
})

describe('UTF-16 without a mark', () => {
  test.each([
    ['Japanese', '議事録は次の通りである。\n本日の会議で一つ決定した事項を記録する。'],
    ['Cyrillic', russian],
    ['Greek', greek],
    ['Korean', korean],
  ])('is told by its letters: %s', (_, text) => {
    for (const [name, encoding] of [
      ['utf-16le', 'utf16-le'],
      ['utf-16be', 'utf16-be'],
    ] as const)
      expect(decodeText(encode(text, encoding))).toMatchObject({ text, encoding: name })
  })

  test('is none where the letters are of many kinds, or signs that nobody writes', () => {
    for (const text of ['Ж π 議 ש ก 회 ü ض Ж π 議 ש ก 회', 'протокол \u0001 протокол', '\ue000\ue001 протокол \n'])
      expect(decodeText(encode(text, 'utf16-le')), text).toBeUndefined()
  })
})

test('half a letter in UTF-16 with a mark is a stray one', () => {
  const marked = Buffer.concat([
    Buffer.from([0xff, 0xfe]),
    Buffer.from('Before ', 'utf16le'),
    Buffer.from([0, 0xd8]),
    Buffer.from(' after', 'utf16le'),
  ])
  expect(decodeStrayedText(marked)?.text).toBe('Before \ufffd after')
})

test('zeros that fill up the last block of a text are no part of it, and a few letters before many zeros are no text', () => {
  const text = 'Minutes of the council'
  expect(decodeStrayedText(Buffer.concat([Buffer.from(text), Buffer.alloc(60)]))?.text).toBe(text)
  expect(decodeStrayedText(Buffer.concat([Buffer.from(text), Buffer.alloc(600)]))).toBeUndefined()
})

describe('letters of programs that nobody runs any more', () => {
  const minutes =
    'La reunión del año pasado aprobó más enseñanza pública para los niños y las niñas, según el señor Peña; también hubo más cálculos.'

  test.each([
    ['ibm850', 'cp850'],
    ['ibm850', 'cp437'],
    ['macintosh', 'macroman'],
  ])('Spanish in %s is told by the letters in the midst of words', (encoding, name) => {
    expect(decodeText(encode(minutes, name))).toEqual({ text: minutes, encoding, isGuessed: true })
  })

  test('a page drawn with lines of DOS is read by its words', () => {
    const text = '╔══════════╗\r\n║ Peñaflor ║\r\n╚══════════╝ más niños\r\n'
    expect(decodeText(encode(text, 'cp437'))?.text).toBe(text)
  })

  test.each([
    'Dashes–like these—stand–in words, and so do ’s and “quotes”: señor’s piñata, año, niño.',
    'Prices of 20¢each, 30¢each; £5, ¥7 and a £b.',
    'Zoë’s œuvre: cœur, sœur, bœuf, fœtus; ﬁn'.replace('ﬁ', 'fi'),
  ])('what Windows writes is left as it is: %s', (text) => {
    expect(decodeText(encode(text, 'windows-1252'))).toMatchObject({ text, encoding: 'windows-1252' })
  })

  test.each(['テストの議事録をマスターする', 'ステップとパイプ'])('nor is Japanese: %s', (text) => {
    expect(decodeText(encode(text, 'shift_jis'))?.encoding).not.toMatch(/ibm|mac/)
  })
})

test('UTF-32 without a mark is told by its zeros, and tables of numbers are not', () => {
  const text = 'Señal del año 2026\n議事録\n'
  for (const name of ['utf-32le', 'utf-32be'])
    expect(decodeText(encode(text, name, { addBOM: false })), name).toEqual({ text, encoding: name, isGuessed: false })
  const numbers = Buffer.alloc(400)
  for (let at = 0; at < 100; at += 1) numbers.writeUInt32LE(33 + at * 7, at * 4)
  expect(decodeText(numbers)).toBeUndefined()
})

test('what a terminal or a printer was told makes no text binary', () => {
  const log = '\u001b]0;title\u0007\u001b[1mN\bNA\bAM\bME\bE\u001b[0m\n'.repeat(3)
  expect(decodeText(Buffer.from(log))?.text).toBe(log)
})
