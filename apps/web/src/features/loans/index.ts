export { borrowAct } from './borrow-act.tsx'
export { OriginalSection } from './original-section.tsx'
