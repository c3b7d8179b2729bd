import { words } from '../../lib/messages.ts'

export const t = words('effects', {
  links_one: '{{count}} link for anyone',
  links_other: '{{count}} links for anyone',
  shares_one: '{{count}} share with people or units',
  shares_other: '{{count}} shares with people or units',
  pools_one: '{{count}} place in a pool',
  pools_other: '{{count}} places in pools',
  postings_one: '{{count}} posting',
  postings_other: '{{count}} postings',
  grants_one: 'access of {{count}} person',
  grants_other: 'access of {{count}} people',
  requests_one: '{{count}} request for access',
  requests_other: '{{count}} requests for access',
  loans_one: '{{count}} loan of an original',
  loans_other: '{{count}} loans of originals',
  loansGoOn_one: 'Its paper is asked for or lent: that loan goes on.',
  loansGoOn_other: 'Papers are asked for or lent: {{count}} loans go on.',
  trashedOneSleeps: 'Until it is brought back, this sleeps: {{what}}.',
  trashedSleeps: 'Until they are brought back, this sleeps: {{what}}.',
  classifySleeps: 'While it is classified, this sleeps: {{what}}.',
  ends: 'This ends for good: {{what}}.',
})
