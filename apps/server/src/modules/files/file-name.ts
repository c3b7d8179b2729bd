import { isVisible, judge, name as nameSchema } from '@sinupan/contract'
import { refuse } from '../../platform/refusal.ts'

/**
 * The name that a file is kept under: without folders, NFC, fit to be a name.
 *
 * @throws Refusal ValidationFailed on `file` for what can't be a name, such as one with a line break
 */
export function requireFileName(given: string): string {
  const base = given.split(/[/\\]/).at(-1) ?? ''
  const { data = '', problems } = judge(nameSchema, base)
  // The document is called by what stands before the extension.
  const isNameless = /^\.+$/.test(base.trim()) || !isVisible(documentNameOf(data))
  const problem = problems?.[0]?.message ?? (isNameless ? 'Give it a name.' : undefined)
  if (problem) throw refuse('ValidationFailed', { errors: { file: [problem] } }, problem)
  return data
}

/** What a document made of a file is called: the file's name without its extension. */
export function documentNameOf(fileName: string): string {
  // Digits alone behind a dot are rather a date or a number than an extension.
  const [, stem = fileName] = /^(.*[^.\s].*)\.(?!\d+$)[a-z0-9]{1,12}$/i.exec(fileName) ?? []
  return stem.trim() || fileName
}

/** A form's file name as browsers write it: they percent-encode quotes and line breaks, and nothing else. */
export const nameFromForm = (given: string): string =>
  given.replace(/%22|%0D|%0A/gi, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)))
