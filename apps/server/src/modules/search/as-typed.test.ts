import * as contract from '@sinupan/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { startSinupan } from '../../testing/sinupan.ts'
import { uploadOne } from '../../testing/upload.ts'
import { Library } from './library.fixture.ts'

const sinupan = await startSinupan()
const library = new Library(sinupan)
const { ana } = sinupan.people

interface Case {
  /** As it stands in the document. */
  written: string
  /** As people type it: each finds it. */
  typed: string[]
  /** What is not in it. */
  not?: string[]
}

const cases: Record<string, Case> = {
  'a soft hyphen inside a word': {
    written: 'The accre\u00addit\u00adation visit',
    typed: ['accreditation', 'accredit'],
  },
  'a word that is typed with a soft hyphen': { written: 'The recollection day', typed: ['recol\u00adlection'] },
  'a no-break hyphen': {
    written: 'Order 2031\u2011774',
    typed: ['2031-774', '2031\u2011774', '2031–774', '774', '2031'],
  },
  'an en dash, an em dash and a minus': {
    written: 'Terms 2041–2042—2043 and 7\u22128811',
    typed: ['2041-2042', '2042-2043', '2041\u20132042', '7-8811', '2043'],
  },
  'the whole name of a file, with its ending': {
    written: 'xk7minutes_2051',
    typed: ['xk7minutes_2051.txt', 'XK7Minutes_2051.PDF', '"xk7minutes_2051.txt"'],
    not: ['xk7minutes_2051.zzz'],
  },
  'no-break spaces': {
    written: 'Room\u00a08842\u202fB of Tower\u2007Malaya',
    typed: ['room 8842', '"room 8842 b"', 'room\u00a08842', 'tower malaya'],
  },
  'an e-mail address': {
    written: 'Write to maria.santos-cruz_77@registrar.haraya.example today',
    typed: [
      'maria.santos-cruz_77@registrar.haraya.example',
      'MARIA.SANTOS-CRUZ_77@Registrar.Haraya.Example',
      'registrar.haraya.example',
      '@registrar.haraya.example',
      'maria.santos',
      'santos-cruz',
      '<maria.santos-cruz_77@registrar.haraya.example>',
    ],
    not: ['"mario.santos-cruz_77@registrar.haraya.example"', 'cruz.santos'],
  },
  'the number of a paper': {
    written: 'Memorandum 2026-118, for all',
    typed: ['2026-118', '"2026-118"', '118', '2026', 'memorandum 2026-118', '2026/118', '２０２６－１１８'],
    not: ['2026-119', '"118-2026"'],
  },
  'a number and a series': {
    written: 'Board Resolution No. 41 s. 2026',
    typed: [
      'No. 41 s. 2026',
      'no. 41, s. 2026',
      'No.41',
      '"No. 41 s. 2026"',
      'No 41 s 2026',
      'resolution 41',
      '№ 41',
      'Nº 41',
    ],
    not: ['No. 42 s. 2026'],
  },
  'the numbers of cases': {
    written: 'Case CRU-2026-00012 follows G.R. No. 123456 and A.M. No. 11-3-6-SC.',
    typed: [
      'CRU-2026-00012',
      'cru-2026',
      '00012',
      '2026-00012',
      'G.R. No. 123456',
      'g.r. 123456',
      'G.R.',
      '123456',
      'A.M. No. 11-3-6-SC',
      '11-3-6',
    ],
    not: ['CRU-2026-00013', 'G.R. No. 123457'],
  },
  'signs of numbers': {
    written: 'The № 5519 of 3rd floor, 42 m² and 1\u2044２ ½ at ₱１２,５００',
    typed: ['no 5519', 'no. 5519', '№ 5519', 'm2', '12,500', '１２,５００'],
  },
  'Chinese without spaces': {
    written: '关于二零二六年度预算会议纪要的通知',
    typed: ['预算', '会议纪要', '通知', '预算会议', '纪', '"会议纪要"', '关于二零二六年度预算会议纪要的通知'],
    not: ['要纪', '预会'],
  },
  'Japanese without spaces': {
    written: '評議会は令和八年度の議事録をｶﾞｲﾄﾞとﾃｰﾌﾞﾙで配布しました',
    typed: ['議事録', '評議会', 'ガイド', 'テーブル', '配布', '令和八年度'],
    not: ['議録'],
  },
  Korean: {
    written: '대학본부는학술위원회회의록을보관합니다',
    typed: ['학술위원회', '회의록', '\u1112\u116c\u110b\u1174\u1105\u1169\u11a8'],
    not: ['회록'],
  },
  'Thai without spaces': {
    written: 'คณะกรรมการวิชาการประชุมครั้งที่๑๒ปี๒๕๖๙ที่ห้องน้ำเงิน',
    typed: ['วิชาการ', 'ประชุม', 'ครั้งที่', '2569', '๒๕๖๙', 'น้ำเงิน'],
    not: ['วิการ'],
  },
  'Chinese among Latin words and numbers': {
    written: 'The MOU第88號協議2047年with Taipei',
    typed: ['MOU', '協議', '第88號', '2047年', 'with taipei', 'mou 協議'],
  },
  'Hindi with its vowel signs': { written: 'कुलसचिव की विज्ञप्ति', typed: ['विज्ञप्ति', 'कुलसचिव', 'विज्ञ'] },
  'full-width letters': { written: 'ＦＵＬＬＷＩＤＴＨ paper', typed: ['fullwidth', 'ＦｕｌｌＷｉｄｔｈ', 'fullw'] },
  ligatures: {
    written: 'The ﬁnal proﬁciency oﬃce, encyclopædia',
    typed: ['final', 'proficiency', 'office', 'encyclopaedia', 'proﬁc'],
  },
  accents: {
    written: 'Résolution of Señor Peñaflor, x\u0304ylem, Nguyễn Đình',
    typed: [
      'resolution',
      'senor penaflor',
      'PEÑAFLOR',
      'Pen\u0303aflor',
      'xylem',
      'x\u0304ylem',
      'nguyen dinh',
      'Nguyễn',
    ],
  },
  'letter case': { written: 'MiXeD casing ΣΊΣΥΦΟΣ', typed: ['mixed', 'MIXED', 'σίσυφος', 'σισυφος'] },
  'apostrophes of all kinds': {
    written: "The Citizen's Charter, O’Brien, d‘Arcy, Hawai\u02bbi, l\uff07Oréal, rock´n`roll",
    typed: [
      'citizen’s',
      "citizen's charter",
      'citizens',
      "O'Brien",
      'OBrien',
      'd’arcy',
      "hawai'i",
      'hawaii',
      "l'oreal",
      "rock'n'roll",
    ],
  },
  'signs that cannot be seen': {
    written: 'zero\u200bwidth, joi\u200dned, mark\ufeffed, ar\u200erow, wor\u2060d-joiner',
    typed: ['zerowidth', 'joined', 'marked', 'arrow', 'word-joiner', 'zero\u200bwidth'],
  },
  'quotation marks of other countries': {
    written: 'He said: zebra crossing here',
    typed: ['„zebra crossing“', '«zebra crossing»', '＂zebra crossing＂'],
    not: ['„crossing zebra“'],
  },
}

const found = async (search: string) => (await library.ask(ana, search, { type: 'File', pageSize: 200 })).items
const ids = async (search: string) => (await found(search)).map(({ id }) => id)
const filler = 'Nothing of the kind stands here. '.repeat(700)
const quickIds = async (search: string) =>
  (await ana.ask(contract.quickSearch, { params: { type: 'File', duId: ana.unitId }, query: { search } })).items.map(
    ({ id }) => id,
  )

const places = ['body', 'title', 'description'] as const
const written = new Map<string, Record<(typeof places)[number], number>>()

beforeAll(async () => {
  for (const [index, [what, { written: text }]] of Object.entries(cases).entries()) {
    const { fileManagerId: body } = await uploadOne(ana, {
      name: `paper ${index}.txt`,
      content: `${filler}Before it. ${text}\nAfter it.${filler}`,
    })
    const { fileManagerId: title } = await uploadOne(ana, {
      name: `${text.replaceAll('/', ' ')}.txt`,
      content: `${index} a`,
    })
    const { fileManagerId: description } = await uploadOne(ana, { name: `sheet ${index}.txt`, content: `${index} b` })
    await ana.ask(contract.updateDocument, { params: { id: description }, body: { description: text } })
    written.set(what, { body, title, description })
  }
  await library.index()
})

describe.each(Object.entries(cases))('%s', (what, { typed, not = [] }) => {
  test.each(places)('is found in the %s as it is typed', async (place) => {
    const id = written.get(what)?.[place]
    const missed = []
    for (const search of typed) if (!(await ids(search)).includes(id ?? 0)) missed.push(search)
    const wrong = []
    for (const search of not) if ((await ids(search)).includes(id ?? 0)) wrong.push(search)
    expect({ missed, wrong }).toEqual({ missed: [], wrong: [] })
  })

  test('is found as it is typed by the quick search too, and marked where it stands', async () => {
    const id = written.get(what)?.body
    const missed = []
    for (const search of typed) if (!(await quickIds(search)).includes(id ?? 0)) missed.push(search)
    const unmarked = []
    for (const search of typed) {
      const result = (await found(search)).find((one) => one.id === id)
      if (!result?.passages?.some(({ text }) => text.includes('<mark>'))) unmarked.push(search)
    }
    expect({ missed, unmarked }).toEqual({ missed: [], unmarked: [] })
  })
})
