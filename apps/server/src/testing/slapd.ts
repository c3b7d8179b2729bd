import { execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Client } from 'ldapts'
import { guarded } from './guarded.ts'

const program = ['/usr/sbin/slapd', '/usr/libexec/slapd', '/usr/local/libexec/slapd'].find((path) => existsSync(path))

/** Why there is no directory on this machine, or undefined. Root installs it with the tests (scripts/steps/slapd.mjs). */
export const whyNoSlapd = program ? undefined : 'needs slapd: apt install slapd'

export interface Directory {
  /** ldap://, which takes StartTLS. */
  url: string
  /** ldaps://, at the same server. */
  secureUrl: string
  /** The authority that signed its certificate, a PEM file. */
  caFile: string
  baseDn: string
  rootDn: string
  rootPassword: string
  stop(): Promise<void>
}

const baseDn = 'dc=haraya,dc=example'
const rootDn = `cn=root,${baseDn}`
const rootPassword = 'root of the directory'

/** Debian's slapd with a configuration, a folder and ports of its own; the system's service is left alone. */
export async function startSlapd(): Promise<Directory> {
  const folder = await mkdtemp(join(tmpdir(), 'sinupan-slapd-'))
  await mkdir(join(folder, 'data'))
  const caFile = makeCertificate(folder)
  await writeFile(join(folder, 'slapd.conf'), configuration(folder))
  const [port, securePort] = [await freePort(), await freePort()]
  const [url, secureUrl] = [`ldap://localhost:${port}`, `ldaps://localhost:${securePort}`]
  // -d keeps it in the foreground, as a child of this process.
  const args = ['-f', join(folder, 'slapd.conf'), '-h', `${url}/ ${secureUrl}/`, '-d', '0']
  const server = spawn(...guarded(program ?? '', args), { stdio: 'ignore' })
  // Also where a test file ends before it could stop it.
  process.once('exit', () => server.kill('SIGKILL'))
  const ended = new Promise((resolve) => server.once('exit', resolve))
  await untilItAnswers(url)
  return {
    ...{ url, secureUrl, caFile, baseDn, rootDn, rootPassword },
    stop: async () => {
      server.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function makeCertificate(folder: string): string {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', certificate]
  execFileSync('openssl', [...request, ...subject], { stdio: 'ignore' })
  return certificate
}

const configuration = (folder: string) => `
include /etc/ldap/schema/core.schema
include /etc/ldap/schema/cosine.schema
include /etc/ldap/schema/inetorgperson.schema
modulepath /usr/lib/ldap
moduleload back_mdb
pidfile ${folder}/slapd.pid
TLSCACertificateFile ${folder}/certificate.pem
TLSCertificateFile ${folder}/certificate.pem
TLSCertificateKeyFile ${folder}/key.pem
database mdb
suffix "${baseDn}"
rootdn "${rootDn}"
rootpw "${rootPassword}"
directory ${folder}/data
access to attrs=userPassword by anonymous auth by * none
access to * by dn.exact="${rootDn}" read by * none
`

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  return port
}

async function untilItAnswers(url: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const client = new Client({ url, connectTimeout: 1_000, timeout: 1_000 })
    try {
      await client.bind(rootDn, rootPassword)
      return await client.unbind()
    } catch (error) {
      if (attempt === 100) throw error
      await setTimeout(100)
    }
  }
}
