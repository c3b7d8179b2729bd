import type { ApiRefusal } from './api-refusal.ts'
import { words } from './messages.ts'

const t = words('refusal', {})
const mostNamed = 3

/** What a refusal says, and the first of the documents that stand in the way, where the server names any. */
export function refusalLine({ message, details }: Pick<ApiRefusal, 'message' | 'details'>): string {
  const things = Object.values(details).find(Array.isArray) as { name?: unknown }[] | undefined
  const names = things?.flatMap((one) => (typeof one?.name === 'string' ? [`“${one.name}”`] : [])) ?? []
  if (names.length === 0) return message
  const shown = names.slice(0, mostNamed).join(', ')
  const others = names.length - mostNamed
  return `${message} ${others > 0 ? t('namedAndOthers', { names: shown, count: others }) : t('named', { names: shown })}`
}
