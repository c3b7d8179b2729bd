import * as contract from '@sinupan/contract'
import { type Endpoint, listEndpoints, proofRuleOf, proofRules } from '@sinupan/contract'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import type { Caller, CallInput } from '../caller.ts'
import { startHrisServer } from '../hris-server.ts'
import { clientId, startOpenIdProvider } from '../openid-provider.ts'
import { startSinupan } from '../sinupan.ts'
import { testPassword } from '../university.ts'
import { proofActs } from './proof-acts.ts'

const hris = await startHrisServer([
  { ...{ id: 'E-1', userName: 'carla.hr', password: 'at work', email: 'carla@haraya.example' }, ...named('Carla') },
])
const google = await startOpenIdProvider({
  'sub-dan': { email: 'dan@haraya.example', email_verified: true, hd: 'haraya.example' },
})
afterAll(() => Promise.all([hris.stop(), google.stop()]))
const sinupan = await startSinupan({
  ...{ HRIS_ADAPTER: 'rest', HRIS_URL: hris.url, HRIS_TLS: 'none' },
  ...{ GOOGLE_CLIENT_ID: clientId, GOOGLE_ISSUER: google.issuer },
})
const { clock } = sinupan
const acts = proofActs(sinupan, google)
const endpoints = listEndpoints()
const wantsProof = (one: Endpoint) => ['always', 'sometimes'].includes(proofRuleOf(one)?.wanted ?? 'never')

function named(firstName: string) {
  return { firstName, lastName: 'Reyes', isActive: true }
}

/** All that the database holds but when sessions were seen and how often something was tried, as one text. */
async function everything(): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
      and table_name not in ('sessions', 'throttles') order by table_name`.execute(sinupan.db)
  const parts = tables.map(
    ({ name }) => sql`(select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) from ${sql.table(name)} t)`,
  )
  const { rows } = await sql<{ print: string }>`select concat_ws(' ', ${sql.join(parts)}) as print`.execute(sinupan.db)
  return rows[0]?.print ?? ''
}

describe('the table of proofs', () => {
  test('has a line for whatever a duty or an account may do, and none for what is no endpoint', () => {
    for (const one of endpoints) proofRuleOf(one)
    const names = endpoints.map((one) => one.name)
    expect(Object.keys(proofRules).filter((name) => !names.includes(name))).toEqual([])
  })

  test('agrees with the refusals that the contract tells', () => {
    const told = endpoints.filter((one) => one.refusals.includes('StepUpRequired')).map((one) => one.name)
    expect(told.toSorted()).toEqual(
      endpoints
        .filter(wantsProof)
        .map((one) => one.name)
        .toSorted(),
    )
  })

  test('refuses to serve an administrator’s call that stands in no line', () => {
    const forgotten = { ...contract.createUser, name: 'Account_Forgotten' }
    expect(() => proofRuleOf(forgotten)).toThrow('Account_Forgotten stands in no line')
  })

  test('has a specimen here of each act that wants a proof', () => {
    const missing = endpoints.filter((one) => wantsProof(one) && !acts.some((act) => act.endpoint === one))
    expect(missing.map((one) => one.name)).toEqual([])
  })
})

describe('a session that has proved nothing for five minutes', () => {
  test.each(acts.map((act) => [act.endpoint.name, act.what ?? 'as it is', act] as const))(
    'is refused %s (%s), and nothing has changed; with a proof it is done',
    async (_, __, { endpoint, by, prepare, input, prove }) => {
      const caller = await sinupan.signIn(by)
      const prepared = await prepare?.(caller)
      clock.pass({ seconds: 5 * 60 + 1 })
      const given = (await input(prepared)) as CallInput<Endpoint>
      // What the preparation has ordered is handed on before anything is compared.
      await sinupan.app.dispatch()
      const before = await everything()
      const refused = await caller.call(endpoint, given)
      expect(refused).toMatchObject({ status: 403, body: { code: 'StepUpRequired' } })
      expect(await everything()).toBe(before)
      await (prove ?? byPassword)(caller, prepared)
      expect(await caller.call(endpoint, given)).toMatchObject({ status: endpoint.status })
      expect((await caller.call(endpoint, given)).body).not.toMatchObject({ code: 'StepUpRequired' })
    },
  )
})

const byPassword = (caller: Caller) => caller.ask(contract.stepUp, { body: { password: testPassword } })

describe('what gives nobody anything', () => {
  test('wants no proof: names, positions, a trial of an import, the name of an office', async () => {
    const admin = await sinupan.signIn('admin')
    const ben = { id: sinupan.university.people.ben }
    const { items } = await admin.ask(contract.listOffices)
    const office = { id: items[0]?.id ?? 0 }
    clock.pass({ seconds: 6 * 60 })
    await admin.ask(contract.updateUser, { params: ben, body: { position: 'Clerk', lastName: 'Cruz' } })
    const people = 'firstName,lastName,email,userName\nA,B,ab@haraya.example,ab.cd\n'
    await admin.ask(contract.importPeople, { query: { dryRun: true }, body: { csv: people } })
    await admin.ask(contract.updateOffice, { params: office, body: { name: 'Registrar' } })
    await admin.ask(contract.listMails)
  })
})
