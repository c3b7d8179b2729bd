export { useAddToBatchAct } from './use-add-to-batch-act.tsx'
