/**
 * Reads what may be anything as what it should be: for the little that the browser keeps. Zod judges forms; it is too
 * large for a first page that only asks whether somebody is signed in.
 */
export interface Shape<T> {
  /** The value, without what is unknown. @throws Misshapen */
  read(value: unknown): T
}
interface Optional<T> extends Shape<T | undefined> {
  isOptional: true
}

/** What a shape reads. */
export type Read<S> = S extends Shape<infer T> ? T : never

class Misshapen extends Error {
  override readonly name = 'Misshapen'
}

const shape = <T>(isSo: (value: unknown) => value is T): Shape<T> => ({
  read: (value) => {
    if (!isSo(value)) throw new Misshapen()
    return value
  },
})
const isThing = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const things = shape(isThing)

export const text = shape((value): value is string => typeof value === 'string')
export const someText = shape((value): value is string => typeof value === 'string' && value !== '')
export const number = shape((value): value is number => typeof value === 'number' && Number.isFinite(value))
export const whole = shape((value): value is number => Number.isInteger(value))
export const flag = shape((value): value is boolean => typeof value === 'boolean')
export const between = (least: number, most: number) =>
  shape((value): value is number => Number.isInteger(value) && Number(value) >= least && Number(value) <= most)
export const oneOf = <const T extends string>(...choices: readonly T[]) =>
  shape((value): value is T => choices.some((choice) => choice === value))

export const either = <A, B>(a: Shape<A>, b: Shape<B>): Shape<A | B> => ({
  read: (value) => readOr(a, value) ?? b.read(value),
})
export const orNull = <T>(inner: Shape<T>): Shape<T | null> => ({
  read: (value) => (value === null ? null : inner.read(value)),
})
export const optional = <T>(inner: Shape<T>): Optional<T> => ({
  isOptional: true,
  read: (value) => (value === undefined ? undefined : inner.read(value)),
})
export const list = <T>(inner: Shape<T>): Shape<T[]> => ({
  read: (value) => {
    if (!Array.isArray(value)) throw new Misshapen()
    return value.map((one) => inner.read(one))
  },
})

/** Values by any key, or by some of the keys that are named. */
export function record<T>(inner: Shape<T>): Shape<Record<string, T>>
export function record<T, K extends string>(inner: Shape<T>, keys: readonly K[]): Shape<Partial<Record<K, T>>>
export function record<T>(inner: Shape<T>, keys?: readonly string[]): Shape<Record<string, T>> {
  return {
    read: (value) =>
      Object.fromEntries(
        Object.entries(things.read(value)).map(([key, one]) => {
          if (keys && !keys.includes(key)) throw new Misshapen()
          return [key, inner.read(one)]
        }),
      ),
  }
}

type Parts = Record<string, Shape<unknown>>
type OptionalKeys<P extends Parts> = { [K in keyof P]: P[K] extends { isOptional: true } ? K : never }[keyof P]
type Whole<P extends Parts> = { [K in Exclude<keyof P, OptionalKeys<P>>]: Read<P[K]> } & {
  [K in OptionalKeys<P>]?: Read<P[K]>
}
type Flat<T> = { [K in keyof T]: T[K] }

/** A thing with the named parts; others are left out. */
export const object = <P extends Parts>(parts: P): Shape<Flat<Whole<P>>> => ({
  read: (value) => {
    const given = things.read(value)
    const read = Object.entries(parts).map(([key, part]) => [key, part.read(given[key])] as const)
    return Object.fromEntries(read.filter(([, one]) => one !== undefined)) as Flat<Whole<P>>
  },
})

/** The value, or undefined where it is not so. */
export function readOr<T>(inner: Shape<T>, value: unknown): T | undefined {
  try {
    return inner.read(value)
  } catch (error) {
    if (error instanceof Misshapen) return undefined
    throw error
  }
}
