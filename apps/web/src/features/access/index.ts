export { AccessSection } from './access-section.tsx'
export { AskAccessDialog, GrantDialog, OpenClassifiedDialog, RefuseDialog } from './dialogs.ts'
export { handOverTabs } from './hand-over-tabs.ts'
export { WhySection } from './why-section.tsx'
