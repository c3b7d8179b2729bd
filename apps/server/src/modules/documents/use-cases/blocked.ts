import type { HoldKind, RefusalCode } from '@sinupan/contract'
import type { Context } from '../../../platform/context.ts'
import { judge } from '../../../platform/policy.ts'
import { type Refusal, refuse } from '../../../platform/refusal.ts'
import type { DocumentFacts } from '../document.ts'
import { type DocumentAction, documentPolicy } from '../documents.policy.ts'

const mostNamed = 20

/** A document that stands in the way; of what is on hold also of which kind the hold is. */
interface Blocking {
  id: number
  name: string
  code: RefusalCode
  hold?: HoldKind
}
const blockingOf = ({ id, name, hold }: DocumentFacts, code: RefusalCode): Blocking =>
  code === 'OnHold' && hold ? { id, name, code, hold } : { id, name, code }

const heldFor: Record<HoldKind, string> = {
  legal: 'a legal matter',
  audit: 'an audit',
  request: 'a request for it',
  other: 'a reason that the central records unit knows',
}

/** What keeps a document from being thrown away is told with its name; of a hold also the kind. */
export const refuseKept = (document: DocumentFacts, code: 'OnHold' | 'LoanOpen'): Refusal =>
  refuseOf(code, [blockingOf(document, code)])

function refuseOf(code: RefusalCode, documents: readonly Blocking[]): Refusal {
  const [first] = documents
  const said = code === 'OnHold' && first?.hold ? `“${first.name}” is on hold for ${heldFor[first.hold]}.` : undefined
  return refuse(code, { documents }, said)
}

/** Gathers what stands in the way of an action on many documents, so that all of it can be told at once. */
export class Blocked {
  readonly #ctx: Context
  readonly #action: DocumentAction
  readonly #blocking: Blocking[] = []
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
      else if (code && this.#blocking.length < mostNamed) this.#blocking.push(blockingOf(document, code))
    }
    return this
  }

  /** Up to 20 that stand in the way. */
  get named(): readonly Blocking[] {
    return this.#blocking
  }

  /** @throws Refusal with the first code that stands in the way and up to 20 documents that one does */
  throwIfAny(): void {
    if (this.#isHidden) throw refuse('NotFound')
    const [first] = this.#blocking
    if (first) throw refuseOf(first.code, this.#blocking)
  }
}
