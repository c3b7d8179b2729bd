import { words } from '../../lib/messages.ts'

export const t = words('effects', {
  links_one: '{{count}} link for anyone',
  links_other: '{{count}} links for anyone',
  shares_one: '{{count}} share with people or units',
  shares_other: '{{count}} shares with people or units',
  pools_one: '{{count}} place in a pool',
  pools_other: '{{count}} places in pools',
  drops_one: '{{count}} request for files',
  drops_other: '{{count}} requests for files',
  postings_one: '{{count}} posting',
  postings_other: '{{count}} postings',
  grants_one: 'access of {{count}} person',
  grants_other: 'access of {{count}} people',
  requests_one: '{{count}} request for access',
  requests_other: '{{count}} requests for access',
  trashedOneSleeps: 'Until it is brought back, this sleeps: {{what}}.',
  trashedSleeps: 'Until they are brought back, this sleeps: {{what}}.',
  classifySleeps: 'While it is classified, this sleeps: {{what}}.',
  ends: 'This ends for good: {{what}}.',
})
