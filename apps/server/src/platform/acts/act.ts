import type { Endpoint } from '@sinupan/contract'
import type { Context } from '../context.ts'
import type { Answered, Input } from '../http/serve.ts'

/** A changing call that may be large: it is done within its request, or ordered and done behind an answer 202. */
export interface Act<E extends Endpoint = Endpoint> {
  endpoint: E
  run(ctx: Context, input: Input<E>): Promise<Answered<E>>
  /**
   * How many documents it concerns, as far as its caller may know of them.
   *
   * @throws the refusal that is certain by now
   */
  sizeOf(ctx: Context, input: Input<E>): Promise<number> | number
  /** How often it goes through all of them (`ctx.progress`), each time in pieces. */
  rounds: number
  /** What is done around its transaction, such as to tell what was refused. */
  around?<T>(ctx: Context, work: () => Promise<T>): Promise<T>
}

/** An act that its kind of call is forgotten of: what a list of acts holds. */
export type AnyAct = Pick<Act, 'rounds' | 'around'> & {
  endpoint: Endpoint
  run(ctx: Context, input: never): Promise<unknown>
}

/** More documents than these are not waited for, where who asks does not want to. */
export const largeFrom = 500
