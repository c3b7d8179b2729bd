export { requestAnonymising } from './jobs/anonymise-requests.ts'
export { requestCalendar, requestClock } from './jobs/keep-clock.ts'
export { requestAwaited, requestDueMoved, requestReminded } from './requests.facts.ts'
export { requestsRegistersRoutes } from './requests-registers.routes.ts'
