import { ActionIcon } from '@mantine/core'
import type { DocumentDetails } from '@sinupan/contract'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { MultiSelect } from '../../ui/multi-select.tsx'
import { Pill } from '../../ui/pill.tsx'
import { useTagChoices } from '../choices/index.ts'
import classes from './document-details.module.css'
import { t } from './words.ts'

interface TagsFactProps {
  document: DocumentDetails
  refused: string | undefined
  onSave: (tagIds: number[]) => void
}

/** The tags of a document; + opens them for adding and taking away. */
export function TagsFact({ document, refused, onSave }: TagsFactProps) {
  const [isEditing, setEditing] = useState(false)
  const chosen = document.fileTags.map(({ tag }) => tag)
  if (isEditing && !refused)
    return <TagsEdit chosen={chosen.map((tag) => tag.id)} onSave={onSave} onClose={() => setEditing(false)} />
  return (
    <span className={classes.tags}>
      {chosen.map((tag) => (
        <Pill key={tag.id}>{tag.tagName}</Pill>
      ))}
      {refused ? (
        chosen.length === 0 && <span className={classes.quiet}>{t('none')}</span>
      ) : (
        <ActionIcon size={22} aria-label={t('changeTags')} title={t('changeTags')} onClick={() => setEditing(true)}>
          <IconPlus size={14} stroke={1.7} aria-hidden="true" />
        </ActionIcon>
      )}
    </span>
  )
}

interface TagsEditProps {
  chosen: readonly number[]
  onSave: (tagIds: number[]) => void
  onClose: () => void
}

function TagsEdit({ chosen, onSave, onClose }: TagsEditProps) {
  const choices = useTagChoices()
  const [ids, setIds] = useState(chosen.map(String))
  const close = () => {
    const next = ids.map(Number)
    if (next.length !== chosen.length || next.some((id) => !chosen.includes(id))) onSave(next)
    onClose()
  }
  return (
    <MultiSelect
      aria-label={t('tags')}
      placeholder={t('findTag')}
      size="xs"
      className={classes.field ?? ''}
      data={choices}
      value={ids}
      onChange={setIds}
      searchable
      hidePickedOptions
      autoFocus
      defaultDropdownOpened
      nothingFoundMessage={t('noTagFound')}
      maxDropdownHeight={280}
      onBlur={close}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    />
  )
}
