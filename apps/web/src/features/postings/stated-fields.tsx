import { CategorySelect, useTagChoices } from '../choices/index.ts'
import '../../ui/mantine-more.css'
import { Textarea, UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { DayField } from '../../lib/day-field.tsx'
import { MultiSelect } from '../../ui/multi-select.tsx'
import classes from './postings.module.css'
import type { StatedFacts } from './stated-facts.ts'
import { t } from './words.ts'

interface StatedFieldsProps {
  stated: StatedFacts
  onChange: (stated: StatedFacts) => void
}

/** What the document is: its series, without which it can't be sent, its date, and at a press the rest. */
export function StatedFields({ stated, onChange }: StatedFieldsProps) {
  const [isOpen, setOpen] = useState(false)
  const state = (change: Partial<StatedFacts>) => onChange({ ...stated, ...change })
  return (
    <section className={classes.stated} aria-label={t('whatItIs')}>
      <div className={classes.pair}>
        <CategorySelect
          label={t('category')}
          required
          withAsterisk={false}
          value={stated.documentCategoryId}
          onChange={(documentCategoryId) => state({ documentCategoryId })}
          {...(stated.documentCategoryId === null && { 'data-autofocus': true })}
        />
        <DayField
          label={t('date')}
          value={stated.documentDate}
          onChange={(documentDate) => state({ documentDate })}
          onWrong={(documentDate) => state({ documentDate })}
        />
      </div>
      <UnstyledButton className={classes.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <IconChevronDown size={16} stroke={1.7} aria-hidden="true" />
        {t('more')}
      </UnstyledButton>
      {isOpen && <Told stated={stated} onState={state} />}
    </section>
  )
}

interface ToldProps {
  stated: StatedFacts
  onState: (change: Partial<StatedFacts>) => void
}

function Told({ stated: { description, tagIds }, onState }: ToldProps) {
  const tags = useTagChoices()
  return (
    <div className={classes.told}>
      <Textarea
        label={t('description')}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={descriptionLimit}
        value={description}
        onChange={(event) => onState({ description: event.currentTarget.value })}
      />
      <MultiSelect
        label={t('tags')}
        placeholder={tagIds.length > 0 ? '' : t('findTag')}
        data={tags}
        value={tagIds.map(String)}
        searchable
        hidePickedOptions
        openOnFocus={false}
        nothingFoundMessage={t('noTagFound')}
        maxDropdownHeight={240}
        onChange={(ids) => onState({ tagIds: ids.map(Number) })}
      />
    </div>
  )
}

/** Characters, as the contract says. */
const descriptionLimit = 5_000
