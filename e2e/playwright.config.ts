import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { mailPort, port } from './ports.ts'

// A server that runs already, on the demo university, is quicker while a journey is being written.
const running = process.env.E2E_BASE_URL
// Workers read this file again; the folder is made once, by the first.
if (!running) process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'sinupan-e2e-'))
const root = join(import.meta.dirname, '..')

// The product sends its mails to one port, so these take turns.
const withMails = ['accounts', 'user-requests', 'users', 'request', 'request-copies'].map(
  (name) => `**/${name}.journey.ts`,
)

/** Journeys through the built product on the demo university, two at once, at desk and phone width. */
export default defineConfig({
  testDir: './journeys',
  projects: [
    { name: 'with mails', testMatch: withMails, workers: 1 },
    { name: 'without', testMatch: '**/*.journey.ts', testIgnore: withMails },
  ],
  outputDir: '.output',
  fullyParallel: false,
  workers: 2,
  // Time ends only what hangs: beside other work everything takes ten times as long, and nothing is the worse for it.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  retries: 0,
  use: {
    baseURL: running ?? `http://127.0.0.1:${port}`,
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    timezoneId: 'Asia/Manila',
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // A trace of every step costs a third of the time; whoever looks for a fault asks for it.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Each page lives for seconds: compiling it to its best costs more than that brings.
        '--js-flags=--no-turbofan,--no-maglev',
      ],
    },
  },
  ...(!running && {
    webServer: {
      command: `${JSON.stringify(process.execPath)} apps/server/src/main.mjs --demo`,
      cwd: root,
      // The last word of the start: the demo's papers are there with their texts and first pages.
      wait: { stdout: /Sinupan is ready/ },
      stdout: 'pipe',
      timeout: 15 * 60_000,
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGINT', timeout: 20_000 },
      env: {
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: process.env.E2E_DATA_DIR ?? '',
        LOG_LEVEL: 'error',
        // A machine that has LibreOffice shows what one without it shows.
        PROGRAMS: 'false',
        // A journey that reads mails starts the mail server; until then they wait.
        SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
      },
    },
  }),
})
