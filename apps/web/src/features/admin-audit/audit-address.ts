import { address, type Go } from '../../list/address.ts'
import { day, id, key, page, someOf, text } from '../../list/address-parts.ts'
import type { AuditQuery } from './admin-audit.api.ts'

export const actors = ['people', 'system', 'all'] as const

/** What the address says of the audit. The actor and the subject come from an entry's panel. */
export const audit = address(
  {
    search: text('q'),
    action: key('action'),
    subject: key('subject'),
    actor: key('actor'),
    who: someOf('who', actors),
    from: day('from'),
    to: day('to'),
    page: page(),
    /** The entry in the panel. */
    open: id('open'),
  },
  { filters: ['search', 'action', 'subject', 'actor', 'who', 'from', 'to'], letsGo: ['open'] },
)
export type AuditPlace = ReturnType<typeof audit.read>
export type GoToAudit = Go<AuditPlace>

/** Who acted. The system's acts stand in the way of people's, unless somebody asks for one thing of which there are both. */
export const whoOf = (place: AuditPlace): (typeof actors)[number] => place.who ?? usualWho(place)
export const usualWho = ({ action, subject, actor }: AuditPlace) => (action || subject || actor ? 'all' : 'people')

/** What the call is narrowed to. */
export const narrowedTo = (place: AuditPlace): AuditQuery => ({
  search: place.search || undefined,
  action: place.action,
  subject: place.subject,
  actorId: place.actor,
  who: whoOf(place),
  from: place.from,
  to: place.to,
})
