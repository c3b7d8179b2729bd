import type { DenialGround } from '@sinupan/contract'

/** The exceptions to access, of the inventory of 24 November 2016 (EO 2 s. 2016, section 4). */
export const denialGrounds: { code: DenialGround; label: string }[] = [
  { code: 'executive_privilege', label: 'Covered by executive privilege' },
  { code: 'national_security', label: 'National security, defence or international relations' },
  { code: 'law_enforcement', label: 'Law enforcement, public and personal safety' },
  { code: 'privacy', label: 'Privacy of a person' },
  { code: 'confidential_in_office', label: 'Given in confidence, or known by reason of office' },
  { code: 'prejudicial_disclosure', label: 'Would do harm if given out too early' },
  { code: 'proceedings', label: 'Proceedings that are confidential by law' },
  { code: 'banking_and_trade', label: 'Banking, finance and trade secrets' },
  { code: 'other_law', label: 'Confidential by another law or rule' },
]
