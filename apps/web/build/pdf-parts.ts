import { createReadStream } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const home = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
/** What a PDF may need besides itself: character maps, the standard fonts, decoders of scans, a colour profile. */
const wanted: Record<string, RegExp> = {
  cmaps: /\.bcmap$/,
  standard_fonts: /\.(pfb|ttf)$/,
  wasm: /^(jbig2|openjpeg|qcms_bg).*\.(wasm|js)$/,
  iccs: /\.icc$/,
}
const place = 'assets/pdfjs'

/** Puts pdf.js's own files beside the scripts, and serves them while developing. */
export function pdfParts(): Plugin {
  return {
    name: 'pdf-parts',
    async generateBundle() {
      for (const [folder, names] of Object.entries(wanted))
        for (const name of (await readdir(join(home, folder))).filter((one) => names.test(one)))
          this.emitFile({
            type: 'asset',
            fileName: `${place}/${folder}/${name}`,
            source: await readFile(join(home, folder, name)),
          })
    },
    configureServer(server) {
      server.middlewares.use(`/${place}`, (request, response, next) => {
        const [, folder = '', name = ''] = /^\/(\w+)\/([\w.-]+)$/.exec(request.url?.split('?')[0] ?? '') ?? []
        if (!wanted[folder]?.test(name)) return next()
        if (name.endsWith('.wasm')) response.setHeader('content-type', 'application/wasm')
        createReadStream(join(home, folder, name))
          .on('error', next)
          .pipe(response)
      })
    },
  }
}
