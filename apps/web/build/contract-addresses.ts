import type { Plugin } from 'vite'

const contract = new URL('../../../packages/contract/src/index.ts', import.meta.url)
const name = '@sinupan/contract'
const id = '\0contract-addresses'
/** The names of all calls; apart, so that those which no page asks for are left out of the rest. */
const namesId = '\0contract-names'
const nameReaders = /\/lib\/command\.ts$/

/** Who reads only names and paths of calls, constants and refusals: what every page needs. */
const readers =
  /\/apps\/web\/src\/(main\.tsx|app\/|frame\/|lib\/(?!contract-form\.ts)|features\/(public-search|public-file)\/)/

/**
 * Gives the modules of the first page the contract without its shapes: each call's name, method and path as the
 * contract has them, and its constants. Checking shapes is the forms' work, and they load the whole contract with zod.
 * What of the contract is a shape can't be imported by those modules; the build says so.
 */
export function contractAddresses(): Plugin {
  return {
    name: 'contract-addresses',
    enforce: 'pre',
    resolveId: (source, importer = '') => {
      if (source !== name || !readers.test(importer)) return undefined
      return nameReaders.test(importer) ? namesId : id
    },
    load: async (module) => {
      if (module === id) return addressesOf(await import(contract.href))
      return module === namesId ? namesOf(await import(contract.href)) : undefined
    },
    configureServer: (server) => {
      server.watcher.add(new URL('.', contract).pathname)
    },
  }
}

type Exported = Record<string, unknown>

function addressesOf(all: Exported): string {
  const lines = Object.entries(all).flatMap(([key, value]) => {
    if (isCall(value)) return [`export const ${key} = ${call(value)}`]
    return isConstant(value) ? [`export const ${key} = ${JSON.stringify(value)}`] : []
  })
  return ["export const bytes = Symbol.for('sinupan.bytes')", ...lines].join('\n')
}

function namesOf(all: Exported): string {
  const names = Object.values(all).flatMap((value) => (isCall(value) ? [{ name: value.name }] : []))
  return `export const listEndpoints = () => ${JSON.stringify(names)}`
}

interface Call {
  name: string
  method: string
  path: string
  who: string
  response: unknown
}

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && ['name', 'method', 'path', 'response'].every((key) => key in value)

const call = ({ name, method, path, who, response }: Call) =>
  `{name:${JSON.stringify(name)},method:${JSON.stringify(method)},path:${JSON.stringify(path)},who:${JSON.stringify(who)}${typeof response === 'symbol' ? ',response:bytes' : ''}}`

/** Text, numbers, and plain lists and things of them; no shape of zod, no function. */
function isConstant(value: unknown): boolean {
  if (['string', 'number', 'boolean'].includes(typeof value) || value === null) return true
  if (typeof value !== 'object') return false
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
  return isPlain && !('_zod' in value) && Object.values(value).every(isConstant)
}
