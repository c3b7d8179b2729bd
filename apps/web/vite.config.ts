import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunks } from './build/chunks.ts'
import { compressed } from './build/compressed.ts'
import { contractAddresses } from './build/contract-addresses.ts'
import { firstPage } from './build/first-page.ts'
import { pdfParts } from './build/pdf-parts.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const server = process.env.SINUPAN_SERVER ?? 'http://localhost:4000'

/** The web's build. Nothing is inlined (no data: addresses, no inline script), so `script-src 'self'` is enough. */
export default defineConfig({
  root: here,
  plugins: [react(), contractAddresses(), firstPage(), pdfParts(), compressed()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssCodeSplit: true,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunks },
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
