import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from './chromium.mjs'
import { root } from './pinned-node.mjs'
import { readPlaywright, readVitest } from './reports.mjs'
import { runNode } from './run.mjs'
import { slapd } from './slapd.mjs'

/** The unit and integration tests. @returns {Promise<import('./reports.mjs').Outcome>} */
export async function unitTests() {
  await slapd()
  return withReport(async (report) => {
    const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    return runNode('node_modules/vitest/vitest.mjs', args)
  }, readVitest)
}

/** The journeys in a real browser. @returns {Promise<import('./reports.mjs').Outcome>} */
export async function journeys() {
  const config = 'e2e/playwright.config.ts'
  if (!existsSync(join(root, config))) return { passed: 0, failures: [] }
  const browser = await chromium()
  if (!browser) return { passed: 0, failures: ['The journeys found no browser'] }
  return withReport(async (report) => {
    const args = ['test', '-c', config, '--reporter=list,json']
    const env = { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
    return runNode('node_modules/@playwright/test/cli.js', args, { env })
  }, readPlaywright)
}

async function withReport(run, read) {
  const folder = mkdtempSync(join(tmpdir(), 'sinupan-report-'))
  const report = join(folder, 'report.json')
  try {
    const { code } = await run(report)
    const outcome = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failures: [] }
    return judged(code, outcome)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Nothing run is a failure, and so is an error outside any test, which only the exit code tells. */
function judged(code, { passed, failures, skipped, pages }) {
  const unexplained = failures.length === 0 && (code !== 0 || passed === 0)
  return {
    passed,
    skipped,
    pages,
    failures: unexplained ? [`Nothing is said to have failed, but the run ended with ${code}`] : failures,
  }
}
