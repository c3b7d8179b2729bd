import type { MailState } from '@sinupan/contract'
import { address } from '../../list/address.ts'
import { oneOf, page, someOf, text } from '../../list/address-parts.ts'

export const mailStates = ['waiting', 'sent', 'failed'] as const satisfies readonly MailState[]

/** What the address says of the health page: the part that is shown; of the outbox its filters. */
export const health = address({ tab: oneOf('tab', ['overview', 'work'], 'overview'), page: page() })
export const outbox = address(
  { search: text('q'), state: someOf('state', mailStates), page: page() },
  { filters: ['search', 'state'] },
)
