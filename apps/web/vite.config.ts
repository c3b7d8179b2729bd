import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressed } from './build/compressed.ts'
import { contractAddresses } from './build/contract-addresses.ts'
import { pdfParts } from './build/pdf-parts.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const server = process.env.SINUPAN_SERVER ?? 'http://localhost:4000'

/** The web's build. Nothing is inlined (no data: addresses, no inline script), so `script-src 'self'` is enough. */
export default defineConfig({
  root: here,
  plugins: [react(), contractAddresses(), pdfParts(), compressed()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssCodeSplit: true,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        // What Public Search needs is one script and one style, so that an outsider's first page takes few requests.
        codeSplitting: {
          groups: [{ name: 'first', test: /src\/(main|app\/public-frame|.*\/public-search-page)\.tsx$/ }],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: {
      '/api': { target: server, changeOrigin: false },
      // `/files/:id` is also a screen of the app: only requests that don't ask for a page go to the server.
      '/files': { target: server, changeOrigin: false, bypass: pageRequest },
    },
  },
})

function pageRequest(request: { headers: { accept?: string | undefined }; url?: string | undefined }) {
  return request.headers.accept?.includes('text/html') ? request.url : undefined
}
