import { useEffect } from 'react'
import { part } from '../../lib/chunk.ts'
import { openDialog } from '../../lib/dialogs.tsx'
import { Part } from '../../lib/part.tsx'
import { onProofWanted, type Proof } from '../../lib/step-up.ts'

const ProofDialog = part(() => import('./proof-dialog.tsx'), 'ProofDialog')

/** Asks for a proof wherever the server wants one, and lets the refused act go on. */
export function StepUp() {
  useEffect(() => onProofWanted(askForProof), [])
  return null
}

const askForProof = (by: Proof) =>
  new Promise<boolean>((resolve) => {
    openDialog((close) => {
      const end = (isProved: boolean) => {
        resolve(isProved)
        close()
      }
      return (
        <Part isOver onFailed={() => end(false)}>
          <ProofDialog by={by} onEnd={end} />
        </Part>
      )
    })
  })
