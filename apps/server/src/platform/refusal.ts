import { type RefusalCode, refusals } from '@sinupan/contract'

/** A no of the domain: a code of the contract, its sentence, and what else the caller is told. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly details: Record<string, unknown>

  constructor(code: RefusalCode, details: Record<string, unknown> = {}, message: string = refusals[code].message) {
    super(message)
    this.name = 'Refusal'
    this.code = code
    this.details = details
  }
}

/** `throw refuse('NameTaken', { name })`: the code goes over the wire, `details` beside it. */
export function refuse(code: RefusalCode, details?: Record<string, unknown>, message?: string): Refusal {
  return new Refusal(code, details, message)
}

/** A 400 on one field, for what only the use case can know. */
export const refuseField = (field: string, message: string): Refusal =>
  new Refusal('ValidationFailed', { errors: { [field]: [message] } })
