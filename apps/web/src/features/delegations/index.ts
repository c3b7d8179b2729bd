export { AllDelegations } from './all-delegations.tsx'
export { OwnDelegations } from './own-delegations.tsx'
