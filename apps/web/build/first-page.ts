import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'

const fileOf = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url))
const script = fileOf('first-page.ts')
const styles = [fileOf('ui/roles.css'), fileOf('ui/first-frame.css')]
const scriptName = /first-page-.*\.js$/
const font = /ibm-plex-sans-latin-wght-normal.*\.woff2$/

/**
 * What the page shows and asks for before its code is there: the frame's style stands in the page itself, the script that
 * chooses light or dark and asks for data comes before everything else, and knows what the staff's first page is made of.
 */
export function firstPage(): Plugin {
  let isBuild = false
  return {
    name: 'first-page',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    async buildStart() {
      if (isBuild) this.emitFile({ type: 'asset', name: 'first-page.js', source: await scriptCode() })
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const tags = [{ tag: 'style', children: await frameStyle() }]
        if (!isBuild || !bundle)
          return [...tags, { tag: 'script', attrs: { type: 'module', src: '/src/first-page.ts' } }]
        return {
          html: stylesLast(html),
          tags: [
            ...tags,
            { tag: 'script', attrs: { src: nameIn(bundle, scriptName), 'data-staff': staffParts(bundle).join(' ') } },
            preloadOf(nameIn(bundle, font)),
          ].map((tag) => ({ ...tag, injectTo: 'head' as const })),
        }
      },
    },
  }
}

const frameStyle = async () => {
  const texts = await Promise.all(styles.map((path) => readFile(path, 'utf8')))
  return texts
    .join('')
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
}

/** One classic script, so that it runs before the first paint. */
async function scriptCode(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { write: false, lib: { entry: script, formats: ['iife'], name: 'firstPage', fileName: 'first-page' } },
  })
  const [first] = Array.isArray(built) ? built : [built]
  if (!first || !('output' in first)) throw new Error('The first script was not built.')
  return first.output[0].code
}

function nameIn(bundle: Rolldown.OutputBundle, test: RegExp): string {
  const name = Object.keys(bundle).find((one) => test.test(one))
  if (!name) throw new Error(`Nothing that was built is named ${test}.`)
  return `/${name}`
}

/** The scripts and styles of the staff's frame and My Office, besides those that every page has. */
function staffParts(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
  const needed = new Set(chunks.filter(({ name }) => name === 'staff'))
  for (const { imports } of needed) for (const one of chunks) if (imports.includes(one.fileName)) needed.add(one)
  return [...needed]
    .filter(({ name }) => name === 'staff' || name === 'parts')
    .flatMap((chunk) => [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])])
    .map((name) => `/${name}`)
}

const preloadOf = (name: string) => ({
  tag: 'link',
  attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: name, crossorigin: true },
})

// Behind the frame, which needs none of them and is shown without waiting for them.
function stylesLast(html: string): string {
  const links = [...html.matchAll(/^ *<link rel="stylesheet"[^>]*>\n/gm)].map(([link]) => link)
  const rest = links.reduce((text, link) => text.replace(link, ''), html)
  return rest.replace('    <div id="root">', `${links.join('')}    <div id="root">`)
}
