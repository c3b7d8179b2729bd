import { words } from '../../lib/messages.ts'

export const english = {
  dayOf: 'Day {{day}} of {{of}}',
  daysLeft_one: '{{count}} working day left',
  daysLeft_other: '{{count}} working days left',
  dueToday: 'Due today',
  today: 'Today',
  counted: 'Counted',
  paused: 'Waited for an answer',
  holiday: 'Holiday, {{day}}',
  holidays: 'Holidays',
  left: 'Left',
  countedDays_one: '{{count}} working day counted',
  countedDays_other: '{{count}} working days counted',
  pausedDays_one: '{{count}} waited for an answer',
  pausedDays_other: '{{count}} waited for an answer',
  freeDays_one: '{{count}} holiday',
  freeDays_other: '{{count}} holidays',
} as const

export const t = words('request-clock', english)
