import { readFileSync } from 'node:fs'
import { connect, isIP } from 'node:net'
import { Client, type Entry, Filter, InvalidCredentialsError } from 'ldapts'
import type { Config } from '../../../config.ts'
import { type Employee, type Hris, HrisFailure, hrisPatienceMs, inTime } from './employee.ts'

const attributes = ['uid', 'cn', 'sAMAccountName', 'mail', 'givenName', 'sn', 'title']
const hexMark = 'hex:'

/** A directory: the person is searched under the server's own name, then bound with their password. */
export function ldapHris(config: Config): Hris {
  return {
    issuer: new URL(config.HRIS_URL ?? '').host,
    check: async (userName, password) => {
      // RFC 4513, section 5.1.2: a bind without a password succeeds for everybody.
      if (password === '') return undefined
      return withDirectory(config, async (client) => {
        const who = config.HRIS_USER_FILTER.replaceAll('{userName}', () => Filter.escape(userName))
        const entry = await findOne(client, config, who)
        if (!entry || !(await mayBind(client, entry.dn, password))) return undefined
        return toEmployee(config, entry, userName, await isActive(client, config, entry))
      })
    },
    listLeavers: (subjects) =>
      withDirectory(config, async (client) => {
        const leavers: string[] = []
        for (const subject of subjects) if (!(await worksHere(client, config, subject))) leavers.push(subject)
        return leavers
      }),
  }
}

/** @throws HrisFailure */
async function withDirectory<T>(config: Config, work: (client: Client) => Promise<T>): Promise<T> {
  const url = new URL(config.HRIS_URL ?? '')
  const isSecure = url.protocol === 'ldaps:'
  const tlsOptions = {
    host: url.hostname,
    ...(isIP(url.hostname) === 0 && { servername: url.hostname }),
    ...(config.HRIS_CA_FILE && { ca: readFileSync(config.HRIS_CA_FILE) }),
  }
  const client = new Client({
    url: url.href,
    timeout: hrisPatienceMs,
    connectTimeout: hrisPatienceMs,
    createConnection: onlyOnce(),
    // Given for ldap:// they would mean TLS from the first byte.
    ...(isSecure && { tlsOptions }),
  })
  const run = async () => {
    if (!isSecure && config.HRIS_TLS === 'required') await client.startTLS(tlsOptions)
    await bindAsServer(client, config)
    return work(client)
  }
  return inTime(run(), () => client.unbind().catch(() => undefined))
}

// The library connects again by itself where a connection breaks, and then without the StartTLS that went before:
// whoever cuts the line would be sent the password as it is.
function onlyOnce(): typeof connect {
  let isUsed = false
  const once = (port: number, host: string) => {
    if (isUsed) throw new HrisFailure('The directory broke the connection.')
    isUsed = true
    return connect(port, host)
  }
  return once as typeof connect
}

async function bindAsServer(client: Client, config: Config): Promise<void> {
  if (config.HRIS_BIND_DN) await client.bind(config.HRIS_BIND_DN, config.HRIS_BIND_PASSWORD ?? '')
}

async function mayBind(client: Client, dn: string, password: string): Promise<boolean> {
  try {
    await client.bind(dn, password)
    return true
  } catch (error) {
    if (error instanceof InvalidCredentialsError) return false
    throw error
  }
}

async function findOne(client: Client, config: Config, filter: string): Promise<Entry | undefined> {
  const { searchEntries } = await client.search(config.HRIS_BASE_DN ?? '', {
    scope: 'sub',
    filter,
    sizeLimit: 2,
    attributes: [...attributes, config.HRIS_ID_ATTRIBUTE],
    explicitBufferAttributes: [config.HRIS_ID_ATTRIBUTE],
  })
  if (searchEntries.length > 1) throw new HrisFailure(`More than one entry matches ${filter}.`)
  return searchEntries[0]
}

async function isActive(client: Client, config: Config, { dn }: Entry): Promise<boolean> {
  if (!config.HRIS_ACTIVE_FILTER) return true
  await bindAsServer(client, config)
  const { searchEntries } = await client.search(dn, {
    scope: 'base',
    filter: config.HRIS_ACTIVE_FILTER,
    attributes: ['1.1'],
  })
  return searchEntries.length === 1
}

async function worksHere(client: Client, config: Config, subject: string): Promise<boolean> {
  const value = subject.startsWith(hexMark) ? Buffer.from(subject.slice(hexMark.length), 'hex') : subject
  const entry = await findOne(client, config, `(${config.HRIS_ID_ATTRIBUTE}=${Filter.escape(value)})`)
  return entry !== undefined && (await isActive(client, config, entry))
}

function toEmployee(config: Config, entry: Entry, asked: string, active: boolean): Employee {
  const one = (name: string) => {
    const [value] = [entry[name] ?? []].flat()
    return value === undefined ? undefined : value.toString().normalize('NFC').trim() || undefined
  }
  const id = [entry[config.HRIS_ID_ATTRIBUTE] ?? []].flat()[0]
  const email = one('mail')
  const lastName = one('sn')
  if (!id || !email || !lastName) throw new HrisFailure(`${entry.dn} lacks ${config.HRIS_ID_ATTRIBUTE}, mail or sn.`)
  return {
    subject: asText(Buffer.from(id)),
    userName: one('uid') ?? one('sAMAccountName') ?? asked,
    email,
    firstName: one('givenName') ?? one('cn') ?? lastName,
    middleName: null,
    lastName,
    position: one('title') ?? null,
    isActive: active,
  }
}

// An objectGUID is bytes; an entryUUID or an employee's number is text.
const asText = (bytes: Buffer): string => {
  const text = bytes.toString('utf8')
  return /^[\x20-\x7e]+$/.test(text) ? text : `${hexMark}${bytes.toString('hex')}`
}
