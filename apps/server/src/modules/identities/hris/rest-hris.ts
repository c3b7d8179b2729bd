import { z } from 'zod'
import type { Config } from '../../../config.ts'
import { type Employee, type Hris, HrisFailure } from './employee.ts'
import { postJson } from './post-json.ts'

const word = (most: number) => z.string().trim().normalize('NFC').min(1).max(most)
const optionalWord = word(150)
  .nullish()
  .transform((value) => value ?? null)

/** What the HR system answers to right credentials. */
const employee = z.object({
  id: z.union([word(200), z.int().transform(String)]),
  userName: word(100),
  email: z.email().max(254),
  firstName: word(100),
  middleName: optionalWord,
  lastName: word(100),
  position: optionalWord,
  isActive: z.boolean(),
})
/** What it answers to a list of ids: each of them, once. */
const standings = z.object({ people: z.array(z.object({ id: z.coerce.string(), isActive: z.boolean() })) })

/** Statuses that say: these credentials are wrong. Every other but 200 says nothing of them. */
const wrongCredentials = [401, 403]

/** A HR system that is asked by HTTP (docs/sign-in.md tells its side). */
export function restHris(config: Config): Hris {
  const { HRIS_URL: url = '', HRIS_PEOPLE_URL: peopleUrl, HRIS_TOKEN: token, HRIS_CA_FILE: caFile } = config
  const check: Hris['check'] = async (userName, password) => {
    const { status, json } = await postJson({ url, body: { userName, password }, token, caFile })
    if (wrongCredentials.includes(status)) return undefined
    return toEmployee(userName, expect(status, employee, json))
  }
  const listLeavers: Hris['listLeavers'] = async (subjects) => {
    const { status, json } = await postJson({ url: peopleUrl ?? '', body: { ids: subjects }, token, caFile })
    const { people } = expect(status, standings, json)
    const told = new Map(people.map(({ id, isActive }) => [id, isActive]))
    // Who is left out is not gone: the answer is not whole.
    if (subjects.some((one) => !told.has(one))) throw new HrisFailure('It did not tell of everybody asked for.')
    return subjects.filter((one) => told.get(one) === false)
  }
  return { issuer: new URL(url).host, check, ...(peopleUrl && { listLeavers }) }
}

function expect<S extends z.ZodType>(status: number, schema: S, json: unknown): z.output<S> {
  if (status !== 200) throw new HrisFailure(`It answered ${status}.`)
  const parsed = schema.safeParse(json)
  if (!parsed.success) throw new HrisFailure(`Its answer has another shape: ${z.prettifyError(parsed.error)}`)
  return parsed.data
}

// A cache between us and it must not sign one person in as another.
function toEmployee(asked: string, { id, ...told }: z.output<typeof employee>): Employee {
  const names = [told.userName, told.email].map((name) => name.toLowerCase())
  if (!names.includes(asked.normalize('NFC').toLowerCase())) throw new HrisFailure('It answered about somebody else.')
  return { ...told, subject: id }
}
