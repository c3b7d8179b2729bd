import type { Translation } from '../../lib/messages.ts'
import type { english } from './words.ts'

export const requestClock = {
  dayOf: 'Ika-{{day}} araw sa {{of}}',
  daysLeft_other: '{{count}} araw na may pasok pa',
  dueToday: 'Takda ngayon',
  today: 'Ngayon',
  counted: 'Nabilang na',
  paused: 'Naghintay ng sagot',
  holiday: 'Walang pasok, {{day}}',
  holidays: 'Mga araw na walang pasok',
  left: 'Natitira',
  countedDays_other: '{{count}} araw na may pasok ang nabilang na',
  pausedDays_other: '{{count}} ang naghintay ng sagot',
  freeDays_other: '{{count}} ang walang pasok',
} satisfies Translation<typeof english>
