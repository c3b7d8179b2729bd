import { type RequestLetterKind, type RequestLetterPlaceholder, requestLetterPlaceholders } from '@sinupan/contract'
import type { LetterText } from './texts.ts'

/** What stands for each placeholder; nothing for one that has nothing to say. */
export type Values = Partial<Record<RequestLetterPlaceholder, string>>

const braced = /\{\{([^{}]{0,100})\}\}/g

/** A letter with its values: what has none is nothing, and a paragraph of which nothing is left is left out. */
export function fillLetter({ subject, text }: LetterText, values: Values): { subject: string; paragraphs: string[] } {
  const known = new Map(Object.entries(values))
  const filled = (template: string) =>
    template.replace(braced, (_, name: string) => known.get(name.trim()) ?? '').trim()
  return {
    subject: filled(subject),
    paragraphs: text
      .split(/\n\s*\n/)
      .map(filled)
      .filter((paragraph) => paragraph !== ''),
  }
}

/** What stands in braces, or begins to, and is no placeholder of that letter; undefined where there is nothing. */
export function firstUnknown(kind: RequestLetterKind, template: string): string | undefined {
  const known: readonly string[] = requestLetterPlaceholders[kind]
  for (const [whole, name = ''] of template.matchAll(braced)) if (!known.includes(name.trim())) return whole
  return /\{\{|\}\}/.exec(template.replace(braced, ''))?.[0]
}
