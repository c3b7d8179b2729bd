import type { RefusalCode } from '@sinupan/contract'
import type { Context } from '../../../platform/context.ts'
import { judge } from '../../../platform/policy.ts'
import { refuse } from '../../../platform/refusal.ts'
import type { DocumentFacts } from '../document.ts'
import { type DocumentAction, documentPolicy } from '../documents.policy.ts'

const mostNamed = 20

/** Gathers what stands in the way of an action on many documents, so that all of it can be told at once. */
export class Blocked {
  readonly #ctx: Context
  readonly #action: DocumentAction
  readonly #blocking: { id: number; name: string; code: RefusalCode }[] = []
  #isHidden = false

  constructor(ctx: Context, action: DocumentAction) {
    this.#ctx = ctx
    this.#action = action
  }

  add(documents: readonly DocumentFacts[]): this {
    for (const document of documents) {
      const code = judge(documentPolicy, this.#action, { actor: this.#ctx.actor, document })
      // Of what one may not know of, the others are no reason to tell the name.
      if (code === 'NotFound') this.#isHidden = true
      else if (code && this.#blocking.length < mostNamed)
        this.#blocking.push({ id: document.id, name: document.name, code })
    }
    return this
  }

  /** Up to 20 that stand in the way. */
  get named(): readonly { id: number; name: string; code: RefusalCode }[] {
    return this.#blocking
  }

  /** @throws Refusal with the first code that stands in the way and up to 20 documents that one does */
  throwIfAny(): void {
    if (this.#isHidden) throw refuse('NotFound')
    const [first] = this.#blocking
    if (first) throw refuse(first.code, { documents: this.#blocking })
  }
}
