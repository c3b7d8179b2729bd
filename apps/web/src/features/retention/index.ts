export { HoldDialog } from './dialogs.ts'
export type { HoldOn } from './hold-on.ts'
