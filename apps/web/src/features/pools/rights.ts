import type { Pool } from '@sinupan/contract'
import { t } from './words.ts'

/** What the reader may do in a pool, in a word. */
export function rightsWords({ my, capabilities: { addFiles, addMembers } }: Pool): string {
  if (my.isOwner) return t('owner')
  if (addFiles && addMembers) return t('addBoth')
  return addFiles ? t('addFiles') : addMembers ? t('addPeople') : t('read')
}
