import '../../ui/mantine-more.css'
import { Switch } from '@mantine/core'
import { levelIds } from './level.tsx'
import classes from './postings.module.css'
import { t } from './words.ts'

interface ClassifiedSwitchProps {
  isClassified: boolean
  levelId: number | undefined
  disabled?: boolean
  onChange: (isClassified: boolean) => void
}

/** Whether others see only a title and a lock; what is public can't be. */
export function ClassifiedSwitch({ isClassified, levelId, disabled, onChange }: ClassifiedSwitchProps) {
  const isRefused = levelId === levelIds.public && !isClassified
  return (
    <Switch
      className={classes.switch ?? ''}
      label={t('classified')}
      description={isRefused ? t('classifiedButPublic') : t('classifiedLine')}
      checked={isClassified}
      disabled={disabled || isRefused}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
