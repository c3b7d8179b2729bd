import type { RequestCase } from '@sinupan/contract'

/** What the parts of a case have. */
export interface CaseProps {
  found: RequestCase
  token: string
  onChanged: (next: RequestCase) => void
}
