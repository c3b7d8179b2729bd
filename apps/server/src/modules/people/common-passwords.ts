import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { passwordLengths } from '@sinupan/contract'

const require = createRequire(import.meta.url)
let common: ReadonlySet<string> | undefined

/** Whether a password is among the most common ones that are long enough to be chosen at all (decision 0012). */
export function isCommonPassword(password: string): boolean {
  common ??= readCommon()
  return common.has(password.toLowerCase())
}

function readCommon(): ReadonlySet<string> {
  const path = require.resolve('@zxcvbn-ts/language-common/src/passwords.json')
  const all = JSON.parse(readFileSync(path, 'utf8')) as string[]
  return new Set(all.filter((one) => one.length >= passwordLengths.least).map((one) => one.toLowerCase()))
}
