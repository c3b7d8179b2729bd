export { ClockDays } from './clock-days.tsx'
export { dayOfClock, leftOfClock } from './say.ts'
