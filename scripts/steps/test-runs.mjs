import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from './chromium.mjs'
import { root } from './pinned-node.mjs'
import { runNode } from './run.mjs'
import { slapd } from './slapd.mjs'

/** @typedef {{ passed: number, failed: number }} Count */

/** The unit and integration tests. @returns {Promise<Count>} */
export async function unitTests() {
  await slapd()
  return withReport(async (report) => {
    const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    return runNode('node_modules/vitest/vitest.mjs', args)
  }, countVitest)
}

/** The journeys in a real browser. @returns {Promise<Count>} */
export async function journeys() {
  const config = 'e2e/playwright.config.ts'
  if (!existsSync(join(root, config))) return { passed: 0, failed: 0 }
  const browser = await chromium()
  if (!browser) return { passed: 0, failed: 1 }
  return withReport(async (report) => {
    const args = ['test', '-c', config, '--reporter=list,json']
    const env = { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
    return runNode('node_modules/@playwright/test/cli.js', args, { env })
  }, countPlaywright)
}

/** A file that can't be loaded has no tests in the report and counts as one that failed. */
export function countVitest(report) {
  const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length }
}

export function countPlaywright({ stats }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
}

async function withReport(run, count) {
  const folder = mkdtempSync(join(tmpdir(), 'sinupan-report-'))
  const report = join(folder, 'report.json')
  try {
    const { code } = await run(report)
    const counted = existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: 0 }
    return judged(code, counted)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Nothing run is a failure, and so is an error outside any test, which only the exit code tells. */
function judged(code, { passed, failed }) {
  const unexplained = failed === 0 && (code !== 0 || passed === 0)
  return { passed, failed: unexplained ? 1 : failed }
}
