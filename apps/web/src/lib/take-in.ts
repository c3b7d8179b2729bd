import type { QueryClient } from '@tanstack/react-query'

interface Versioned {
  id: unknown
  version: number
}

/**
 * Puts what a command answered with in the place of what was read of it before, wherever that shows, until it is read again: who goes
 * on at once goes on with it as it is now, and not with a version that they changed themselves.
 */
export function takeIn(client: QueryClient, areas: readonly string[], answer: unknown): void {
  if (!isVersioned(answer)) return
  const put = (part: unknown): unknown => {
    if (isOlder(part, answer)) return answer
    if (!isObject(part)) return part
    return withEach(part, 'items', put) ?? withEach(part, 'pages', put) ?? part
  }
  for (const area of areas) client.setQueriesData({ queryKey: [area] }, put)
}

/** The same object where nothing of it changed, so that nothing is drawn again. */
function withEach(part: object, list: string, put: (one: unknown) => unknown): object | undefined {
  const old: unknown = Reflect.get(part, list)
  if (!Array.isArray(old)) return undefined
  const now = old.map(put)
  return now.some((one, at) => one !== old[at]) ? { ...part, [list]: now } : part
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const isVersioned = (value: unknown): value is Versioned =>
  isObject(value) && 'id' in value && 'version' in value && typeof value.version === 'number'

/** Things of different kinds have equal numbers; what has the same fields is of one kind. */
const isOlder = (part: unknown, answer: Versioned): boolean =>
  isVersioned(part) && part.id === answer.id && part.version < answer.version && fieldsOf(part) === fieldsOf(answer)

const fieldsOf = (value: object): string => Object.keys(value).toSorted().join(' ')
