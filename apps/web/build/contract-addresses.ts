import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const contract = new URL('../../../packages/contract/src/index.ts', import.meta.url)
const name = '@sinupan/contract'
const id = '\0contract-addresses'
/** The names of all calls; apart, so that those which no page asks for are left out of the rest. */
const namesId = '\0contract-names'
const nameReaders = /\/lib\/command\.ts$/

/** What every page needs, and outsiders' pages: they must do without shapes. */
const firstPages =
  /\/apps\/web\/src\/(main\.tsx|app\/|frame\/|lib\/(?!contract-form\.ts)|features\/(public-search|public-file)\/)/
/** The staff's first page, with all that it imports. */
const staffPage = /\/apps\/web\/src\/(app\/staff-frame|features\/my-office\/my-office-page)\.tsx$/

/**
 * Gives modules that ask the contract for names, paths and constants only just those: each call's name, method and path as
 * the contract has them, and whether it may go on behind its answer. Checking shapes is the forms' work; they load the whole contract with zod, when they are opened.
 * The build refuses a shape in a module of the first pages, and zod among what the staff's first page imports.
 */
export function contractAddresses(): Plugin {
  return {
    name: 'contract-addresses',
    enforce: 'pre',
    async resolveId(source, importer = '') {
      if (source !== name || !importer.includes('/apps/web/src/')) return undefined
      if (nameReaders.test(importer)) return namesId
      const shape = await shapeIn(importer)
      if (shape && firstPages.test(importer)) this.error(`${importer} asks for ${shape}, a shape of the contract.`)
      return shape ? undefined : id
    },
    load: async (module) => {
      if (module === id) return addressesOf(await import(contract.href))
      return module === namesId ? namesOf(await import(contract.href)) : undefined
    },
    configureServer: (server) => {
      server.watcher.add(new URL('.', contract).pathname)
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
      const first = chunks.filter(({ moduleIds }) => moduleIds.some((module) => staffPage.test(module)))
      const needed = new Set(first)
      // A set is walked to its end, also when it grows on the way.
      for (const { imports } of needed) for (const one of chunks) if (imports.includes(one.fileName)) needed.add(one)
      const judges = [...needed].find(({ moduleIds }) =>
        moduleIds.some((module) => module.includes('/node_modules/zod/')),
      )
      if (judges) this.error(`The staff's first page imports zod, in ${judges.fileName}.`)
    },
  }
}

/** The first thing that a module asks of the contract besides names, paths and constants. */
async function shapeIn(module: string): Promise<string | undefined> {
  const text = await readFile(module.replace(/\?.*$/, ''), 'utf8')
  const all: Exported = await import(contract.href)
  const names = [...text.matchAll(/^import \{([^}]*)\} from '@sinupan\/contract'/gm)].flatMap(([, list = '']) =>
    list.split(',').flatMap((one) => /^\s*(?!type )(\w+)/.exec(one)?.[1] ?? []),
  )
  return names.find((one) => {
    const isAddress = one === 'bytes' || isCall(all[one]) || isConstant(all[one])
    return !isAddress || new RegExp(`\\b${one}\\.(body|query|params|response)\\b`).test(text)
  })
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
  isLong: boolean
}

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && ['name', 'method', 'path', 'response'].every((key) => key in value)

const call = ({ name, method, path, who, response, isLong }: Call) =>
  `{name:${JSON.stringify(name)},method:${JSON.stringify(method)},path:${JSON.stringify(path)},who:${JSON.stringify(who)}${typeof response === 'symbol' ? ',response:bytes' : ''}${isLong ? ',isLong:true' : ''}}`

/** Text, numbers, and plain lists and things of them; no shape of zod, no function. */
function isConstant(value: unknown): boolean {
  if (['string', 'number', 'boolean'].includes(typeof value) || value === null) return true
  if (typeof value !== 'object') return false
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
  return isPlain && !('_zod' in value) && Object.values(value).every(isConstant)
}
