import type { RefusalCode } from '@sinupan/contract'
import { refuse } from './refusal.ts'

/** Judges facts: the refusal that stands in the way, or nothing. */
export type Condition<F> = (facts: F) => RefusalCode | undefined
export type Policy<F, A extends string> = Readonly<Record<A, readonly Condition<F>[]>>

declare const proof: unique symbol
/** A thing together with the proof that the actor may do `A` to it. Only `allow` makes one. */
export type Allowed<T, A extends string> = T & { readonly [proof]: Record<A, true> }

declare const lock: unique symbol
/**
 * A thing that was judged behind its lock: as it was judged it stays until the transaction ends. What writes asks for it,
 * and only the gates (`withDocuments`, `withFolders`, `withPosting` …) make one.
 */
export type Held<T, A extends string> = Allowed<T, A> & { readonly [lock]: true }

/** For gates alone: what they have locked first, read second and judged third. */
export const underLock = <T extends object, A extends string>(judged: Allowed<T, A>): Held<T, A> => judged as Held<T, A>

/** `definePolicy<DocumentFacts>()({ view: [...], rename: [...] })`: actions with their named conditions. */
export const definePolicy =
  <F>() =>
  <A extends string>(table: Policy<F, A>): Policy<F, A> =>
    table

/** The first refusal that stands in the way of an action, or undefined where nothing does. */
export function judge<F, A extends string>(policy: Policy<F, A>, action: A, facts: F): RefusalCode | undefined {
  for (const condition of policy[action]) {
    const refusal = condition(facts)
    if (refusal) return refusal
  }
  return undefined
}

/** The thing with its proof. @throws Refusal with the code of the condition that failed */
export function allow<F, A extends string, B extends A, T extends object>(
  policy: Policy<F, A>,
  action: B,
  facts: F,
  thing: T,
): Allowed<T, B> {
  const refusal = judge(policy, action, facts)
  if (refusal) throw refuse(refusal)
  return thing as Allowed<T, B>
}
