import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { shownPage } from './shown-page.mjs'

/**
 * What a step of the tests came to. `failures` names what failed, with the first lines of why: the end of a long
 * output is often all that is kept of it.
 *
 * @typedef {{ passed: number, failures: string[], skipped?: string[] }} Outcome
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
    failures: failures.map((spec) => described(`${spec.file} › ${spec.title}`, firstError(spec)) + pageOf(spec)),
  }
}

function specsOf({ specs, suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)]
}

function firstError(spec) {
  return spec.tests.flatMap(({ results }) => results).find(({ error }) => error)?.error.message ?? ''
}

/** What stood on the page, below why it failed. */
function pageOf(spec) {
  const attached = spec.tests.flatMap(({ results }) => results).flatMap(({ attachments }) => attachments)
  const path = attached.find(({ name }) => name === 'error-context')?.path
  if (!path || !existsSync(path)) return ''
  return shownPage(readFileSync(path, 'utf8'))
    .map((line) => `\n      ${line.slice(0, 110)}`)
    .join('')
}

function described(name, message) {
  const reason = stripVTControlCharacters(message).trim().split('\n').slice(0, 12)
  return [name, ...reason.map((line) => `    ${line}`)].join('\n')
}
