import '../../ui/mantine-more.css'
import type { ComboboxLikeRenderOptionInput } from '@mantine/core'
import type { AccessLevel } from '@sinupan/contract'
import { IconSelector } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Select } from '../../ui/select.tsx'
import { byWidth, type Custodian, LevelIcon, levelIds, levelSentence } from './level.tsx'
import { accessLevelsQuery } from './postings.api.ts'
import classes from './postings.module.css'
import { t } from './words.ts'

interface LevelSelectProps {
  /** The chosen level; it stands until the list is there. */
  level: AccessLevel | undefined
  custodian: Custodian
  /** What is classified can't be public. */
  isClassified: boolean
  disabled?: boolean
  error?: ReactNode
  onChange: (level: AccessLevel) => void
}

/** The access levels, from the narrowest on, each with one sentence on who that is; the chosen one's under the field. */
export function LevelSelect({ level, custodian, isClassified, disabled, error, onChange }: LevelSelectProps) {
  const { data } = useQuery(accessLevelsQuery())
  const levels = byWidth(data?.items ?? (level ? [level] : []))
  const isRefused = (id: number) => isClassified && id === levelIds.public
  const levelOf = (value: string | null) => levels.find(({ id }) => String(id) === value)
  const draw = ({ option }: ComboboxLikeRenderOptionInput<{ value: string; label: string }>) => {
    const offered = levelOf(option.value)
    if (!offered) return option.label
    const line = isRefused(offered.id) ? t('publicButClassified') : levelSentence(offered, custodian)
    return <LevelOption level={offered} line={line} />
  }
  return (
    <>
      <Select
        aria-label={t('whoMaySee')}
        data={levels.map(({ id, access }) => ({ value: String(id), label: access, disabled: isRefused(id) }))}
        value={level ? String(level.id) : null}
        disabled={disabled ?? false}
        error={error}
        allowDeselect={false}
        withCheckIcon={false}
        maxDropdownHeight={420}
        leftSection={level && <LevelIcon id={level.id} />}
        rightSection={<IconSelector size={16} stroke={1.6} aria-hidden="true" />}
        renderOption={draw}
        onChange={(value) => {
          const chosen = levelOf(value)
          if (chosen && chosen.id !== level?.id) onChange(chosen)
        }}
      />
      {level && <p className={classes.sentence}>{levelSentence(level, custodian)}</p>}
    </>
  )
}

function LevelOption({ level, line }: { level: AccessLevel; line: string }) {
  return (
    <span className={classes.option}>
      <LevelIcon id={level.id} />
      <span>
        {level.access}
        <span className={classes.optionLine}>{line}</span>
      </span>
    </span>
  )
}
