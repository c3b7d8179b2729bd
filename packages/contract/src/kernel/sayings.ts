import { fieldSayings } from './field-sayings.ts'

/**
 * What the server says to people who are not signed in, in a sentence that tells more than the refusal's usual one or
 * stands on a field. `{{hole}}` is filled in. The wire carries them in English; a client that speaks another language
 * knows them from here.
 */
export const sayings = {
  ...fieldSayings,
  lockedOut: 'Too many attempts. Wait {{minutes}} min before you try again.',
  passwordHoldsName: 'A password can’t hold your user name or e-mail.',
  passwordGuessable: 'This password is too easy to guess.',
  passwordCommon: 'Too many people use this password. Choose another.',
  otherDomain: 'Use an address of {{domains}}.',
  /** Between the last two of a list. */
  or: ' or ',
  userNameTaken: 'That user name is taken.',
  noSuchUnit: 'There is no such unit.',
} as const

export type Sayings = typeof sayings
type Holes<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | Holes<Rest> : never

/** A sentence with its values. */
export function saying<Key extends keyof Sayings>(
  key: Key,
  values: Readonly<Record<Holes<Sayings[Key]>, string | number>>,
): string {
  const given: Readonly<Record<string, string | number>> = values
  return sayings[key].replace(/\{\{(\w+)\}\}/g, (hole, name: string) => given[name]?.toString() ?? hole)
}
