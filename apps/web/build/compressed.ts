import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = /\.(js|mjs|css|html|svg|json|wasm|ttf|pfb)$/
/** Smaller files gain less than the headers cost. */
const leastBytes = 1_024

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Leaves a .br and a .gz beside each built file that shrinks by it; the server sends those (`preCompressed`). */
export function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const names = Object.keys(bundle).filter((name) => compressible.test(name))
      await Promise.all(names.map((name) => compress(join(dir, name))))
    },
  }
}

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path)
  if (bytes.length < leastBytes) return
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  for (const [end, packed] of [
    ['br', await toBrotli(bytes, quality)],
    ['gz', await toGzip(bytes, { level: 9 })],
  ] as const)
    if (packed.length < bytes.length * 0.95) await writeFile(`${path}.${end}`, packed)
}
