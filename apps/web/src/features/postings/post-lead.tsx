import { useField } from '../../lib/contract-form.ts'
import { type Custodian, levelIds } from './level.tsx'
import classes from './postings.module.css'
import { t } from './words.ts'

interface PostLeadProps {
  custodian: Custodian
  isSeveral?: boolean
}

/** What comes of it at the level that is chosen: only what is public is published. */
export function PostLead({ custodian, isSeveral = false }: PostLeadProps) {
  const { value } = useField('accessLevelId') as { value: number }
  return <p className={classes.lead}>{leadOf(value, custodian, isSeveral)}</p>
}

/** Who sees it, or each of several, once an approver agrees. Of an added level its own sentence says who that is. */
export function leadOf(levelId: number, { campusName }: Custodian, isSeveral: boolean): string {
  const what = isSeveral ? t('each') : t('it')
  const leads: Partial<Record<number, string>> = {
    [levelIds.unit]: t('leadUnit', { what }),
    [levelIds.campus]: t('leadCampus', { what, campus: campusName }),
    [levelIds.system]: t('leadSystem', { what }),
    [levelIds.public]: t('leadPublic', { what }),
  }
  return leads[levelId] ?? t('leadOther', { what })
}
