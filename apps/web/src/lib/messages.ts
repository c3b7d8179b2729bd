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
  catalogues.set(namespace, { ...sharedWords, ...english })
  return ((key: string, values: Values = {}) => say(namespace, key, values)) as Translate<Merged<Own>>
}

/**
 * Puts another language in the place of English, by namespace; `{}` is English again. What has no translation, a whole
 * namespace or the one sentence, stays English. It holds for what is said from now on: what is drawn is drawn again.
 */
export function translate(translated: Readonly<Record<string, Catalogue>>): void {
  translations = translated
}

// By namespace and read at each call, so that another language may take the place of English.
const catalogues = new Map<string, Catalogue>()
let translations: Readonly<Record<string, Catalogue>> = {}
const plurals = new Intl.PluralRules('en')
const numbers = new Intl.NumberFormat('en')

/** A key's sentence in a namespace, in the language that is spoken; the key itself where there is none. */
export function say(namespace: string, key: string, values: Values = {}): string {
  const form = 'count' in values ? `${key}_${plurals.select(Number(values.count))}` : key
  const text = textIn(translations[namespace], key, form) ?? textIn(catalogues.get(namespace), key, form) ?? key
  return text.replace(/\{\{(\w+)\}\}/g, (hole, name: string) => written(name, values[name]) ?? hole)
}

const textIn = (catalogue: Catalogue | undefined, key: string, form: string) =>
  catalogue?.[form] ?? catalogue?.[`${key}_other`] ?? catalogue?.[key]

const written = (name: string, value: string | number | undefined): string | undefined =>
  name === 'count' && typeof value === 'number' ? numbers.format(value) : value?.toString()

/**
 * A catalogue in a language whose nouns don't change with their number, as Filipino's: `satisfies Translation<typeof
 * english>` in `words.fil.ts`. A missing or surplus key doesn't compile; a lost `{{hole}}` fails a test.
 */
export type Translation<English> = { [Key in keyof English as Key extends `${string}_one` ? never : Key]: string }

type Values = Readonly<Record<string, string | number>>
/** Sentences by key. */
export type Catalogue = Readonly<Record<string, string>>
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
