import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { shownPage } from './shown-page.mjs'

/**
 * What a step of the tests came to. `failures` names what failed, with the first lines of why: the end of a long
 * output is often all that is kept of it. `pages` shows what a failed journey had before it, which is longer.
 *
 * @typedef {{ passed: number, failures: string[], skipped?: string[], pages?: string[] }} Outcome
 */

/** A file that can't be loaded has no tests in the report and counts as one that failed. @returns {Outcome} */
export function readVitest({ numPassedTests, testResults }) {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    if (status === 'failed' && assertionResults.length === 0) return [described(name, message)]
    return assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => described(`${name} › ${test.fullName}`, test.failureMessages.join('\n')))
  })
  const skipped = testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter((test) => ['skipped', 'pending', 'todo'].includes(test.status))
      .map((test) => test.fullName),
  )
  return { passed: numPassedTests, failures, skipped }
}

/** A journey that passed only when tried again is counted as passed. @returns {Outcome} */
export function readPlaywright({ stats, suites }) {
  const specs = suites.flatMap(specsOf)
  const failures = specs.filter((spec) => !spec.ok)
  return {
    passed: stats.expected + stats.flaky,
    skipped: specs.filter((spec) => spec.tests.every(({ status }) => status === 'skipped')).map((spec) => spec.title),
    failures: failures.map((spec) => described(nameOf(spec), `${placeOf(spec)}${firstError(spec)?.message ?? ''}`)),
    pages: failures.map(pageOf).filter((page) => page !== ''),
  }
}

function specsOf({ specs, suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)]
}

const nameOf = ({ file, title }) => `${file} › ${title}`

function firstError(spec) {
  return spec.tests.flatMap(({ results }) => results).find(({ error }) => error)?.error
}

/** The step that did not come off: of what only took too long, the line alone tells it. */
function placeOf(spec) {
  const { location } = firstError(spec) ?? {}
  return location ? `line ${location.line}: ` : ''
}

/** What stood on the page. */
function pageOf(spec) {
  const attached = spec.tests.flatMap(({ results }) => results).flatMap(({ attachments }) => attachments)
  const path = attached.find(({ name }) => name === 'error-context')?.path
  if (!path || !existsSync(path)) return ''
  return [nameOf(spec), ...shownPage(readFileSync(path, 'utf8')).map((line) => `    ${line.slice(0, 110)}`)].join('\n')
}

function described(name, message) {
  const reason = stripVTControlCharacters(message).trim().split('\n').slice(0, 8)
  return [name, ...reason.map((line) => `    ${line}`)].join('\n')
}
