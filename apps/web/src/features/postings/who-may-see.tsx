import '../../ui/mantine-more.css'
import { type ComboboxLikeRenderOptionInput, Select, Switch } from '@mantine/core'
import type { AccessLevel, Posting } from '@sinupan/contract'
import { IconSelector } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { byWidth, LevelIcon, levelIds, levelSentence } from './level.tsx'
import { accessLevelsQuery } from './postings.api.ts'
import classes from './postings.module.css'
import type { PostingChange } from './use-posting-change.ts'
import { t } from './words.ts'

interface WhoMaySeeProps {
  posting: Posting
  change: PostingChange
}

/** Who sees a posting once it is approved: its level with a sentence, and the classified switch. */
export function WhoMaySee({ posting, change }: WhoMaySeeProps) {
  const { accessLevel, isClassified, capabilities } = posting
  const { data } = useQuery(accessLevelsQuery())
  const levels = byWidth(data?.items ?? [accessLevel])
  if (!capabilities.edit) return <Settled posting={posting} />
  const isLocked = change.isPending
  return (
    <div className={classes.whoMaySee}>
      <LevelSelect
        levels={levels}
        value={accessLevel}
        posting={posting}
        disabled={isLocked}
        onChange={(accessLevelId) => change.wish({ accessLevelId })}
      />
      <p className={classes.sentence}>{levelSentence(accessLevel, posting)}</p>
      <ClassifiedSwitch
        isClassified={isClassified}
        isPublic={accessLevel.id === levelIds.public}
        disabled={isLocked}
        onChange={(checked) => change.wish({ isClassified: checked })}
      />
    </div>
  )
}

/** What can't be changed any more, in words. */
function Settled({ posting }: { posting: Posting }) {
  const { accessLevel, isClassified } = posting
  return (
    <div className={classes.settled}>
      <LevelIcon id={accessLevel.id} />
      <div>
        {accessLevel.access}
        <p className={classes.sentence}>{levelSentence(accessLevel, posting)}</p>
        {isClassified && (
          <p className={classes.sentence}>
            {t('classified')}. {t('classifiedLine')}
          </p>
        )}
      </div>
    </div>
  )
}

interface LevelSelectProps {
  levels: readonly AccessLevel[]
  value: AccessLevel
  posting: Posting
  disabled: boolean
  onChange: (levelId: number) => void
}

function LevelSelect({ levels, value, posting, disabled, onChange }: LevelSelectProps) {
  const option = ({ option }: ComboboxLikeRenderOptionInput<{ value: string; label: string }>) => {
    const level = levels.find(({ id }) => String(id) === option.value)
    if (!level) return option.label
    const isRefused = posting.isClassified && level.id === levelIds.public
    return (
      <span className={classes.option}>
        <LevelIcon id={level.id} />
        <span>
          {level.access}
          <span className={classes.optionLine}>
            {isRefused ? t('publicButClassified') : levelSentence(level, posting)}
          </span>
        </span>
      </span>
    )
  }
  return (
    <Select
      aria-label={t('whoMaySee')}
      data={levels.map(({ id, access }) => ({
        value: String(id),
        label: access,
        disabled: posting.isClassified && id === levelIds.public,
      }))}
      value={String(value.id)}
      disabled={disabled}
      allowDeselect={false}
      withCheckIcon={false}
      maxDropdownHeight={420}
      leftSection={<LevelIcon id={value.id} />}
      rightSection={<IconSelector size={16} stroke={1.6} aria-hidden="true" />}
      renderOption={option}
      onChange={(id) => id && Number(id) !== value.id && onChange(Number(id))}
    />
  )
}

interface ClassifiedSwitchProps {
  isClassified: boolean
  isPublic: boolean
  disabled: boolean
  onChange: (isClassified: boolean) => void
}

function ClassifiedSwitch({ isClassified, isPublic, disabled, onChange }: ClassifiedSwitchProps) {
  const isRefused = isPublic && !isClassified
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
