import type { Attachment } from '@sinupan/contract'
import { useUnits } from '../../frame/unit.ts'
import { openDialog } from '../../lib/dialogs.tsx'
import { KeepDialog } from './dialogs.ts'

/** Asks where an attachment of a file is to be kept as a document; undefined for who works in no unit. */
export function useKeeping(): ((fileId: number) => (attachment: Attachment) => void) | undefined {
  const { all } = useUnits()
  if (all.length === 0) return undefined
  return (fileId) => (attachment) =>
    openDialog((close) => <KeepDialog fileId={fileId} attachment={attachment} onClose={close} />)
}
