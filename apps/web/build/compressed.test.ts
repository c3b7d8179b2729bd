import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { smallWeb } from '../src/testing/small-build.ts'
import { compressed } from './compressed.ts'

const long = 'A sentence that repeats itself. '.repeat(100)

test('what shrinks lies compressed beside itself, in both ways; what is small or packed already does not', async () => {
  const web = await smallWeb({
    'src/main.ts': `import('./short.ts').then(({ short }) => console.log(short, ${JSON.stringify(long)}))`,
    'src/short.ts': `export const short = ${JSON.stringify(long.slice(0, 900))}`,
    'public/picture.png': long,
  })
  await web.build({ plugins: [compressed()] })
  const names = await readdir(join(web.dist, 'assets'))
  const main = names.find((name) => /^main-.*\.js$/.test(name)) ?? ''
  const read = (name: string) => readFile(join(web.dist, 'assets', name))
  const bytes = await read(main)
  expect(brotliDecompressSync(await read(`${main}.br`))).toEqual(bytes)
  expect(gunzipSync(await read(`${main}.gz`))).toEqual(bytes)
  expect(names.filter((name) => /\.(br|gz)$/.test(name))).toHaveLength(2)
  expect(await readdir(web.dist)).toContain('picture.png')
  expect(await readdir(web.dist)).not.toContain('picture.png.gz')
  await web.gone()
})
