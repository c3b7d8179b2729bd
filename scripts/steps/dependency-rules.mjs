import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './pinned-node.mjs'
import { runNode } from './run.mjs'

const folders = ['packages/contract/src', 'packages/demo/src', 'apps/server/src', 'apps/web/src', 'e2e', 'bench/src']

/**
 * Checks the rules of `.dependency-cruiser.cjs`. A run that saw none of our files fails: without a TypeScript that it
 * understands the tool passes over all of them and reports success.
 *
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function dependencyRules() {
  const present = folders.filter((folder) => existsSync(join(root, folder)))
  const args = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...present]
  const run = await runNode('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', args, { capture: true })
  const result = parse(run.output)
  if (!result) return { code: 1, output: run.output }
  const own = result.modules.filter((module) => /^(apps|packages|e2e|bench)\/.*\.tsx?$/.test(module.source))
  const violations = result.summary.violations.map(sentence)
  if (own.length === 0) return { code: 1, output: 'dependency-cruiser saw none of our modules.' }
  return { code: violations.length === 0 ? 0 : 1, output: violations.join('\n') }
}

function sentence({ rule, from, to, cycle }) {
  const path = cycle ? cycle.map((step) => step.name).join(' → ') : to
  return `${rule.name}: ${from} → ${path}`
}

function parse(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
