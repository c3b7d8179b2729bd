import type { Context } from '../../platform/context.ts'
import { inLine } from '../../platform/in-line.ts'
import { type Attempt, beginAttempt, forgetUses, type Limit, tooOften, type Use } from '../../platform/throttle.ts'

/** How often may be tried from one address (or session), and how often from everywhere that is not the owner's. */
export interface GuessLimits {
  each: Limit
  all: Limit
}

/** Something of one person's that is guessed at. */
export interface Guess {
  /** `sign-in`, `second-factor` … */
  what: string
  /** The account's id; of an unknown one the name that was given. */
  whose: string
  userId?: string | undefined
  /** The address or the session that it comes from. */
  from: string
}

// NIST SP 800-63B-4, 3.2.2: no more than 100 failures in a row for an account.
export const passwordLimits: GuessLimits = {
  each: { count: 10, windowSeconds: 15 * 60 },
  all: { count: 100, windowSeconds: 3_600 },
}
const perAddress = { count: 100, windowSeconds: 15 * 60 }

/**
 * Begins a guess. Failures are counted for each pair of account and address, so that nobody locks anybody else out, and
 * for the account together against guessing from many addresses. There each network that the account was opened from
 * before counts by itself: however often strangers fail, its owner gets in from where they always do.
 */
export async function beginGuess(ctx: Context, guess: Guess, limits: GuessLimits): Promise<Attempt> {
  return beginAttempt(ctx, await usesOf(ctx, guess, limits))
}

// A try counts until it has succeeded: more at once than may fail would lock out who knows the password.
const tries = { most: 2, mostWaiting: 100 }

/** Runs a guess when it is its turn: who tries often at once tries one after another. @throws Refusal TooManyRequests */
export const inTurnToGuess = <T>(ctx: Context, guess: Guess, work: () => Promise<T>): Promise<T> =>
  inLine(ctx.config, eachKey(guess), tries, work)

/** Counts one use by an address of what disturbs an account's owner, such as a mail. @throws Refusal TooManyRequests */
export async function requireSeldomFor(ctx: Context, guess: Guess, limits: GuessLimits): Promise<void> {
  const { wait } = await beginGuess(ctx, guess, limits)
  if (wait) throw tooOften(wait)
}

/** Begins something that may fail at a door that is open to everybody. @throws Refusal TooManyRequests */
export async function beginAtDoor(ctx: Context, door: string, address: string, limit: Limit = perAddress) {
  const attempt = await beginAttempt(ctx, [{ key: `${door}-from:${address}`, limit }])
  if (attempt.wait !== undefined) throw tooOften(attempt.wait)
  return attempt
}

/** Forgets what was guessed from everywhere, since the owner has shown themselves another way. */
export const forgetGuesses = (ctx: Context, what: string, userId: string) =>
  forgetUses(ctx.db, everywhere(what, userId))

// Looked up for an unknown account too, at the same cost.
const nobody = '00000000-0000-0000-0000-000000000000'

const everywhere = (what: string, whose: string) => `${what}-of:${whose}`

const folded = (whose: string) => whose.normalize('NFC').toLowerCase()
const eachKey = ({ what, whose, from }: Guess) => `${what}:${folded(whose)} ${from}`

async function usesOf(ctx: Context, guess: Guess, { each, all }: GuessLimits): Promise<Use[]> {
  const whose = folded(guess.whose)
  const known = await knownNetwork(ctx, guess.userId)
  return [
    { key: eachKey(guess), limit: each, isForgotten: true },
    { key: everywhere(guess.what, known ? `${whose} ${known}` : whose), limit: all },
  ]
}

/** The network that it comes from, where the account was opened from there before. */
async function knownNetwork(ctx: Context, userId: string | undefined): Promise<string | undefined> {
  const { address } = ctx.origin
  if (!address) return undefined
  const opened = await ctx.db
    .selectFrom('sessions')
    .select('id')
    .where('userId', '=', userId ?? nobody)
    .where('address', '=', address)
    .limit(1)
    .executeTakeFirst()
  return opened && address
}
