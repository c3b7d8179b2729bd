import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { startSinupan } from '../../../testing/sinupan.ts'

const { people, db } = await startSinupan()
const { admin, ana } = people
const head = 'firstName,middleName,lastName,email,userName,position,campus,office,unit,isAdmin'
const load = (endpoint: typeof contract.importPeople, lines: string[], dryRun = false) =>
  admin.ask(endpoint, { query: { dryRun }, body: { csv: lines.join('\r\n') } })
const countOf = async (table: 'users' | 'units' | 'mails' | 'facts') =>
  Number(
    (
      await db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  )

describe('importing people', () => {
  const good = [
    head,
    'Niña,,Peña,nina@haraya.example,nina,Clerk,MAIN,OUR,Admissions Unit,',
    '"Juan, Jr.",Santos,Cruz,juan@haraya.example,juan.cruz,,,,Central Records Unit,yes',
  ]

  test('lists every problem by its line, and makes nobody while there is one', async () => {
    const before = await countOf('users')
    const lines = [
      head,
      'Niña,,Peña,nina@haraya.example,nina,Clerk,MAIN,OUR,Admissions Unit,',
      ',,Peña,not an address,n,Clerk,,,No such unit,',
      'Ana,,Reyes,ana2@haraya.example,ANA,,,,,',
      '',
      'Nina,,Peña,NINA@haraya.example,nina2,,MAIN,,,perhaps',
      'Lee,,Cruz,lee@elsewhere.example,lee,,,,,',
    ]
    for (const dryRun of [true, false]) {
      const report = await load(contract.importPeople, lines, dryRun)
      expect(report).toMatchObject({ isDone: false, made: 0, lines: 5 })
      const at = (line: number) => report.problems.filter((one) => one.line === line).map((one) => one.column)
      expect(at(2)).toEqual([])
      expect(at(3)).toEqual(expect.arrayContaining(['unit', 'firstName', 'email', 'userName']))
      expect(at(4)).toEqual(['userName'])
      expect(at(6).toSorted()).toEqual(['email', 'isAdmin', 'unit'])
      expect(at(7)).toEqual(['email'])
    }
    expect(await countOf('users')).toBe(before)
  })

  test('shows first what it would do, then does it and invites everybody', async () => {
    const [before, mailsBefore] = [await countOf('users'), await countOf('mails')]
    const dry = await load(contract.importPeople, good, true)
    expect(dry).toMatchObject({ isDryRun: true, isDone: false, made: 2, problems: [] })
    expect(dry.preview[1]).toEqual({
      line: 3,
      text: 'Juan, Jr. Cruz',
      detail: 'juan@haraya.example · Central Records Unit · Administrator',
    })
    expect(await countOf('users')).toBe(before)
    expect(await load(contract.importPeople, good)).toMatchObject({ isDone: true, made: 2 })
    expect(await countOf('mails')).toBe(mailsBefore + 2)
    const { items } = await admin.ask(contract.listUsers, { query: { search: 'juan.cruz' } })
    expect(items).toMatchObject([
      { firstName: 'Juan, Jr.', middleName: 'Santos', isAdmin: true, deliveryUnit: { isCRU: true } },
    ])
    expect((await load(contract.importPeople, good)).problems).toHaveLength(4)
  })

  test('reads what spreadsheets of other languages write, and a file sent as it is', async () => {
    const text = '\ufeffLASTNAME;firstName;email;userName\nCruz;Mia;mia@haraya.example;mia\n'
    const answer = await admin.request({
      method: 'POST',
      url: '/api/Import/People',
      payload: text,
      headers: { 'content-type': 'text/csv' },
    })
    expect(answer).toMatchObject({ status: 200, body: { isDone: true, made: 1 } })
  })

  test('takes 5 000 lines, and says so of more, however it was sent', async () => {
    const line = (n: number) => `Lia,${'x'.repeat(300)},Cruz,lia.${n}@elsewhere.example,lia.${n},,,,,`
    const file = (count: number) => [head, ...Array.from({ length: count }, (_, n) => line(n))].join('\n')
    const dry = { query: { dryRun: true } }
    const whole = await admin.ask(contract.importPeople, { ...dry, body: { csv: file(5_000) } })
    expect(whole).toMatchObject({ lines: 5_000, isDone: false })
    const refused = {
      status: 413,
      body: { code: 'TooLarge', message: 'One import takes 5,000 lines. Split the file.' },
    }
    for (const csv of [file(5_001), 'x'.repeat(contract.largestImport + 1)]) {
      expect(await admin.call(contract.importPeople, { ...dry, body: { csv } })).toMatchObject(refused)
      const raw = { method: 'POST', url: '/api/Import/Organisation', payload: csv } as const
      expect(await admin.request({ ...raw, headers: { 'content-type': 'text/csv' } })).toMatchObject(refused)
    }
    const unread = await admin.request({
      method: 'POST',
      url: '/api/Import/People',
      payload: '{"csv":1}',
      headers: { 'content-type': 'application/json' },
    })
    expect(unread).toMatchObject({ status: 400, body: { code: 'ValidationFailed' } })
  })

  test('refuses a line of very many columns for what it is', async () => {
    for (const endpoint of [contract.importPeople, contract.importOrganisation]) {
      const { problems } = await load(endpoint as typeof contract.importPeople, [head, ','.repeat(1_000_000)], true)
      expect(problems).toMatchObject([{ line: 2, message: expect.stringMatching(/at most 200 columns/) }])
    }
  })

  test('says what is wrong with the file itself', async () => {
    const problems = async (...lines: string[]) =>
      (await load(contract.importPeople, lines)).problems.map((one) => one.message)
    expect(await problems('firstName,lastName,email,colour')).toEqual([
      'The column userName is missing.',
      'The column colour is not known.',
    ])
    expect(await problems(`${head},`, 'Pia,,Cruz,pia@haraya.example,pia,,,,,,,,,lost')).toEqual([
      expect.stringMatching(/more cells than the file has columns/),
    ])
    expect(await problems(head, '"not closed,,')).toEqual([expect.stringMatching(/not readable as CSV/)])
    expect(await problems(head, 'a,,"b"c,d,e')).toEqual([expect.stringMatching(/not readable as CSV/)])
    expect((await ana.call(contract.importPeople, { body: { csv: 'x' } })).status).toBe(403)
  })
})

describe('importing the organisation', () => {
  const columns = 'campus,campusShortName,office,officeShortName,unit,unitShortName'

  test('makes what is new under what is there, once', async () => {
    const before = await countOf('units')
    const lines = [
      columns,
      'Main Campus,MAIN,Office of the Registrar,OUR,Graduation Unit,GRAD',
      'Lake Campus,LAKE,Office of the Dean,OD,Dean’s Unit,',
      'Lake Campus,LAKE,Office of the Dean,OD,Student Records,SR',
      'LAKE CAMPUS,LAKE,,,,',
    ]
    expect(await load(contract.importOrganisation, lines, true)).toMatchObject({ made: 5, problems: [] })
    expect(await countOf('units')).toBe(before)
    expect(await load(contract.importOrganisation, lines)).toMatchObject({ isDone: true, made: 5 })
    expect(await countOf('units')).toBe(before + 3)
    expect(await load(contract.importOrganisation, lines)).toMatchObject({ isDone: false, made: 0, problems: [] })
  })

  test('makes thousands of places with a few statements, each place with its fact', async () => {
    const facts = await countOf('facts')
    const lines = Array.from({ length: 3_000 }, (_, n) => {
      const office = Math.floor(n / 100)
      return `Island ${office % 3},ISL${office % 3},Office ${office},O${office},Island unit ${n},`
    })
    expect(await load(contract.importOrganisation, [columns, ...lines])).toMatchObject({ isDone: true, made: 3_033 })
    expect(await countOf('facts')).toBe(facts + 3_034)
    const { rows } = await sql<{ statements: number; misplaced: number }>`
      select count(distinct n.cmin::text)::int as statements,
        count(*) filter (where o.name <> 'Office ' || substring(n.name from '\\d+$')::int / 100
          or c.name <> 'Island ' || (substring(n.name from '\\d+$')::int / 100) % 3)::int as misplaced
      from units n join offices o on o.id = n.office_id join campuses c on c.id = o.campus_id
      where n.name like 'Island unit %'`.execute(db)
    // Rows of one statement carry the same number of its command.
    expect(rows[0]?.misplaced).toBe(0)
    expect(rows[0]?.statements).toBeLessThanOrEqual(3)
  })

  test('two imports of the same at once make it once, and neither fails', async () => {
    const lines = [columns, ...Array.from({ length: 50 }, (_, n) => `Twin Campus,TWIN,Twin Office,TO,Twin unit ${n},`)]
    const reports = await Promise.all([1, 2, 3].map(() => load(contract.importOrganisation, lines)))
    expect(reports.map(({ made }) => made).toSorted((a, b) => a - b)).toEqual([0, 0, 52])
  })

  test('makes nothing where a line is wrong', async () => {
    const before = await countOf('units')
    const report = await load(contract.importOrganisation, [
      columns,
      'Hill Campus,HILL,Office of the Dean,OD,Hill Unit,',
      'Sea Campus,main,,,,',
      ',X,,,A unit,',
    ])
    expect(report.problems.map(({ line, column }) => `${line} ${column}`)).toEqual([
      '3 campusShortName',
      '4 campus',
      '4 office',
    ])
    expect(await countOf('units')).toBe(before)
  })
})
