import type { ApiRefusal } from './api-refusal.ts'

/** What the server takes for a proof: a password, a code, or only a new sign-in. */
export type Proof = 'password' | 'code' | 'signIn'
type Asker = (by: Proof) => Promise<boolean>

let asker: Asker | undefined
let asking: Promise<boolean> | undefined

/** Who asks the person for a proof; one at a time. Answers how to stop. */
export function onProofWanted(ask: Asker): () => void {
  asker = ask
  return () => {
    if (asker === ask) asker = undefined
  }
}

const isProof = (value: unknown): value is Proof => value === 'password' || value === 'code' || value === 'signIn'

/** Whether the person has proved that it is them, so that the refused call may be repeated. */
export async function proveFor({ code, details }: ApiRefusal): Promise<boolean> {
  if (code !== 'StepUpRequired' || !asker) return false
  // Of several calls that are refused at once the person is asked once, and all go on.
  asking ??= asker(isProof(details.accepts) ? details.accepts : 'password').finally(() => {
    asking = undefined
  })
  return asking
}
