import { afterEach, describe, expect, it } from 'vitest'
import { smallWeb } from '../src/testing/small-build.ts'
import { firstPage } from './first-page.ts'

const font = 'ibm-plex-sans-latin-wght-normal.woff2'
const files = {
  'index.html': `<!doctype html>
<html>
  <head>
    <title>Sinupan</title>
  </head>
  <body>
    <div id="first-frame"></div>
    <div id="root"></div>
    <script type="module" src="/src/main.ts"></script>
  </body>
</html>
`,
  'src/main.ts': `import './main.css'\nconsole.log(new URL('./${font}', import.meta.url).href)\nvoid import('./staff.ts')\nvoid import('./later.ts')`,
  'src/main.css': '.main { color: red }',
  [`src/${font}`]: 'font',
  'src/staff.ts': "import './staff.css'\nimport { part } from './part.ts'\nconsole.log('staff', part)",
  'src/staff.css': '.staff { color: red }',
  'src/part.ts': "export const part = new Set(['part'])",
  'src/later.ts': "import { part } from './part.ts'\nconsole.log('later', part)",
}
const groups = [
  { name: 'parts', test: /\/src\/part\.ts$/, priority: 2 },
  { name: 'staff', test: /\/src\/staff\.(ts|css)$/, priority: 1 },
]

let web: Awaited<ReturnType<typeof smallWeb>>
afterEach(() => web.gone())
async function page(given: Record<string, string> = files) {
  web = await smallWeb(given)
  const { output } = await web.build({
    plugins: [firstPage()],
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { output: { codeSplitting: { groups } } },
    },
  })
  const html = output.find(({ fileName }) => fileName === 'index.html')
  if (html?.type !== 'asset') throw new Error('No page was built.')
  const text = String(html.source)
  return {
    text,
    at: (wanted: string | RegExp) => text.search(wanted),
    names: output.map(({ fileName }) => `/${fileName}`),
  }
}

describe('the first page', () => {
  it('shows its frame without asking for a style: it stands in the page itself', async () => {
    const { text, at } = await page()
    expect(text).toMatch(/<style>[^<]*#first-frame[^<]*<\/style>/)
    expect(at('<style>')).toBeLessThan(at('<body>'))
    expect(text).not.toMatch(/\/\*/)
  })

  it('chooses light or dark before the first paint, by a script that nothing waits behind', async () => {
    const { text, at, names } = await page()
    const [, src = ''] = /<script src="(\/assets\/first-page-[^"]+\.js)"/.exec(text) ?? []
    expect(names).toContain(src)
    expect(at('first-page-')).toBeLessThan(at('</head>'))
  })

  it('tells that script what the staff’s first page is made of, besides what every page has', async () => {
    const { text, names } = await page()
    const parts = /data-staff="([^"]*)"/.exec(text)?.[1]?.split(' ') ?? []
    expect(parts.map((name) => name.replace(/-[\w-]{8}\./, '.')).sort()).toEqual([
      '/assets/parts.js',
      '/assets/staff.css',
      '/assets/staff.js',
    ])
    expect(names).toEqual(expect.arrayContaining(parts))
  })

  it('asks for its font early', async () => {
    const { text, names } = await page()
    const [, href = ''] = /<link rel="preload" as="font"[^>]* href="([^"]+)"/.exec(text) ?? []
    expect(href).toContain('ibm-plex-sans-latin-wght-normal')
    expect(names).toContain(href)
  })

  it('doesn’t let its frame wait for the styles of what comes into it', async () => {
    const { at } = await page()
    expect(at('<link rel="stylesheet"')).toBeGreaterThan(at('<div id="first-frame"'))
    expect(at('<link rel="stylesheet"')).toBeLessThan(at('<div id="root"'))
  })

  it('is not built without the font that it promises', async () => {
    await expect(page({ ...files, 'src/main.ts': "import './main.css'" })).rejects.toThrow(
      /Nothing that was built is named/,
    )
  })
})
