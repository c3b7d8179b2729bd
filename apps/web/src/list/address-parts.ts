import type { Sorting } from '../ui/table/columns.ts'
import type { Part } from './address.ts'

const longestText = 400
const largestPage = 1_000_000

const part = <Value>(
  name: string,
  read: (text: string) => Value,
  write: (value: Value) => string | number | undefined,
): Part<Value> => ({
  names: [name],
  read: (query) => read(query.get(name) ?? ''),
  write: (value) => [String(write(value) || '')],
})

const numberIn = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : 0)
const listIn = (text: string): string[] => [...new Set(text.split(',').filter(Boolean))]

/** The page that is shown, from 0. In the address from `first`: 0 where nothing else is said. */
export const page = (name = 'page', { first = 0 } = {}): Part<number> =>
  part(
    name,
    (text) => Math.min(largestPage, Math.max(0, numberIn(text) - first)),
    (value) => (value > 0 ? value + first : undefined),
  )

/** One thing by its number. */
export const id = (name: string): Part<number | undefined> =>
  part(
    name,
    (text) => numberIn(text) || undefined,
    (value) => value,
  )

/** One thing by its number, where 0 means something too. */
export const numberOrNought = (name: string): Part<number | undefined> =>
  part(
    name,
    (text) => (text === '0' ? 0 : numberIn(text) || undefined),
    (value) => (value === undefined ? undefined : String(value)),
  )

/** Several things by their numbers. */
export const ids = (name: string): Part<readonly number[]> =>
  part<readonly number[]>(
    name,
    (text) => listIn(text).flatMap((one) => numberIn(one) || []),
    (value) => value.join(),
  )

/** Words as one typed them. */
export const text = (name: string): Part<string> =>
  part(
    name,
    (value) => value.trim().slice(0, longestText),
    (value) => value.trim(),
  )

/** A thing by a key of letters and digits. */
export const key = (name: string): Part<string | undefined> =>
  part(
    name,
    (value) => value.slice(0, longestText) || undefined,
    (value) => value,
  )

/** Several short words in small letters: kinds of files. */
export const shortWords = (name: string): Part<readonly string[]> =>
  part<readonly string[]>(
    name,
    (value) => listIn(value.toLowerCase()).filter((one) => /^[a-z0-9]{1,20}$/.test(one)),
    (value) => value.join(),
  )

/** Several of some choices, in the order that was given. */
export const manyOf = <const Value extends string>(name: string, choices: readonly Value[]): Part<readonly Value[]> =>
  part<readonly Value[]>(
    name,
    (value) => listIn(value).flatMap((one) => choices.find((choice) => choice === one) ?? []),
    (value) => value.join(),
  )

/** A calendar date. */
export const day = (name: string): Part<string | undefined> =>
  part(
    name,
    (value) => (isDay(value) ? value : undefined),
    (value) => value,
  )

function isDay(value: string): boolean {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T00:00:00Z`) : undefined
  return date !== undefined && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}

/** One of several, or none. */
export const someOf = <const Value extends string>(name: string, choices: readonly Value[]): Part<Value | undefined> =>
  part(
    name,
    (value) => choices.find((one) => one === value),
    (value) => value,
  )

/** One of several; one of them goes without saying. */
export const oneOf = <const Value extends string>(
  name: string,
  choices: readonly Value[],
  usual: NoInfer<Value>,
): Part<Value> =>
  part(
    name,
    (value) => choices.find((one) => one === value) ?? usual,
    (value) => (value === usual ? undefined : value),
  )

/** A number that is one of several. */
export const numberOf = <const Value extends number>(
  name: string,
  choices: readonly Value[],
  usual: NoInfer<Value>,
): Part<Value> =>
  part(
    name,
    (value) => choices.find((one) => one === numberIn(value)) ?? usual,
    (value) => (value === usual ? undefined : value),
  )

/** Yes, no, or either. */
export const yesOrNo = (name: string): Part<boolean | undefined> =>
  part(
    name,
    (value) => (value === 'yes' ? true : value === 'no' ? false : undefined),
    (value) => (value === undefined ? undefined : value ? 'yes' : 'no'),
  )

type Direction = Sorting['direction']

/** The column that a list is sorted by, and its direction; `usual` says which one each column begins with. */
export const sorting = <const Column extends string>(
  usual: Readonly<Record<Column, Direction>>,
  first: NoInfer<Column>,
): Part<{ column: Column; direction: Direction }> => ({
  names: ['sort', 'order'],
  read: (query) => {
    const column = (Object.keys(usual) as Column[]).find((one) => one === query.get('sort')) ?? first
    const order = query.get('order')
    return { column, direction: order === 'asc' || order === 'desc' ? order : usual[column] }
  },
  write: ({ column, direction }) => [column === first ? '' : column, direction === usual[column] ? '' : direction],
})
