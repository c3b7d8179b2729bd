import { createServer as createHttp } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer } from 'vite'
import { expect, test } from 'vitest'
import { smallWeb } from '../src/testing/small-build.ts'
import { pdfParts } from './pdf-parts.ts'

test('what a PDF may need lies beside the scripts, and nothing else of pdf.js', async () => {
  const web = await smallWeb({ 'src/main.ts': '' })
  const { output } = await web.build({ plugins: [pdfParts()], build: { write: false } })
  const parts = output.map(({ fileName }) => fileName).filter((name) => name.startsWith('assets/pdfjs/'))
  const kinds = new Map(parts.map((name) => [name.split('/')[2], name]))
  expect([...kinds.keys()].sort()).toEqual(['cmaps', 'iccs', 'standard_fonts', 'wasm'])
  expect(parts).toContain('assets/pdfjs/cmaps/UniJIS-UTF16-H.bcmap')
  expect(parts).toContain('assets/pdfjs/wasm/openjpeg.wasm')
  expect(parts.filter((name) => /LICENSE|\.map$|quickjs/.test(name))).toEqual([])
  await web.gone()
})

test('while one develops they are served from where they are installed, and what lies beside them is not', async () => {
  const web = await smallWeb({ 'index.html': '' })
  const vite = await createServer({
    configFile: false,
    logLevel: 'silent',
    root: web.dist,
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    plugins: [pdfParts()],
  })
  const server = createHttp(vite.middlewares)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const get = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/assets/pdfjs/${path}`)
  const decoder = await get('wasm/openjpeg.wasm?import')
  expect(decoder.headers.get('content-type')).toBe('application/wasm')
  expect((await decoder.arrayBuffer()).byteLength).toBeGreaterThan(1_000)
  expect((await get('cmaps/UniJIS-UTF16-H.bcmap')).status).toBe(200)
  for (const path of ['build/pdf.mjs', 'cmaps/LICENSE', 'cmaps/..%2fpackage.json', 'cmaps/none.bcmap'])
    expect((await get(path)).status).toBe(404)
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
  await vite.close()
  await web.gone()
})
