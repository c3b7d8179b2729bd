import i18next from 'i18next'
import { sharedWords } from './shared-words.ts'

/**
 * The words of the web. Each feature keeps its own in `features/<name>/words.ts`, so that they load with it:
 *
 *     export const t = words('my-office', { moved_one: '{{count}} item moved', moved_other: '{{count}} items moved' })
 *     t('moved', { count: 3 })      // '3 items moved'
 *
 * A key that isn't there, a value that a sentence needs and didn't get, and one that it doesn't know don't compile.
 * The words of `shared-words.ts` are in every catalogue. `count` chooses the plural and is written with commas.
 */
export function words<const Own extends Catalogue>(namespace: string, english: Own): Translate<Merged<Own>> {
  i18next.addResourceBundle('en', namespace, withCommas({ ...sharedWords, ...english }))
  return ((key: string, values?: Values) => i18next.t(key, { ...values, ns: namespace })) as Translate<Merged<Own>>
}

type Values = Readonly<Record<string, string | number>>
type Catalogue = Readonly<Record<string, string>>
type Shared = typeof sharedWords
type Merged<Own> = Own & Omit<Shared, keyof Own>

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
type Singular<Key> = Key extends `${infer Stem}_${PluralForm}` ? Stem : Key
type TextOf<All, Key extends string> = All[Extract<keyof All, Key | `${Key}_${PluralForm}`>]
type Holes<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | Holes<Rest> : never
type Wanted<All, Key extends string> = Holes<TextOf<All, Key>>
type ValuesFor<Names extends string> = [Names] extends [never] ? [] : [values: Readonly<Record<Names, string | number>>]

/** Says a key's sentence with its values. */
export type Translate<All> = <Key extends Extract<Singular<keyof All>, string>>(
  key: Key,
  ...values: ValuesFor<Wanted<All, Key>>
) => string

const withCommas = (catalogue: Catalogue) =>
  Object.fromEntries(
    Object.entries(catalogue).map(([key, text]) => [key, text.replaceAll('{{count}}', '{{count, number}}')]),
  )

void i18next.init({
  lng: 'en',
  fallbackLng: 'en',
  initAsync: false,
  resources: {},
  // React escapes what it draws.
  interpolation: { escapeValue: false },
})
