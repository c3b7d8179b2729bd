export { ExtendDialog, HoldDialog, LiftDialog, PermanenceDialog } from './dialogs.ts'
export { documentRetentionQuery } from './holding.api.ts'
export { useKeepingActs } from './use-keeping-acts.tsx'
