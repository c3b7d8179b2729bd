import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Fact, FactList } from '../../ui/details/fact-list.tsx'
import { DialogFrame } from '../../ui/dialog/dialog-frame.tsx'
import { categoriesQuery, tagsQuery } from '../choices/index.ts'
import type { Current, DocumentChange } from './document-change.ts'
import classes from './document-details.module.css'
import { type EditedField, fieldLabels, valueIn } from './edited-field.ts'
import { t } from './words.ts'

interface ChangedDialogProps {
  field: EditedField
  mine: DocumentChange
  theirs: Current
  onMine: () => void
  onClose: () => void
}

/** Two people changed the same field: both values, and which one stays. */
export function ChangedDialog({ field, mine, theirs, onMine, onClose }: ChangedDialogProps) {
  const wished = useWords(field, mine, theirs)
  return (
    <DialogFrame
      opened
      onClose={onClose}
      title={t('changedTitle', { name: theirs.name })}
      closeLabel={t('close')}
      onSubmit={onMine}
      actions={
        <>
          <Button variant="default" onClick={onClose} data-autofocus>
            {t('keepTheirs')}
          </Button>
          <Button type="submit">{t('saveMine')}</Button>
        </>
      }
    >
      <p className={classes.lead}>{t('changedLine', { field: fieldLabels[field]().toLowerCase() })}</p>
      <div className={classes.bothValues}>
        <FactList labelWidth={112}>
          <Fact label={t('theirs')}>{valueIn(theirs, field)}</Fact>
          <Fact label={t('mine')}>{wished}</Fact>
        </FactList>
      </div>
    </DialogFrame>
  )
}

/** My change in the same words: ids become names. */
function useWords(field: EditedField, mine: DocumentChange, theirs: Current): string {
  const categories = useQuery({ ...categoriesQuery(), enabled: field === 'category' })
  const tags = useQuery({ ...tagsQuery(), enabled: field === 'tags' })
  const { documentCategoryId, tagIds = [], ...plain } = mine
  return valueIn(
    {
      ...theirs,
      ...(plain as Partial<Current>),
      ...(field === 'category' && {
        documentCategory: categories.data?.items.find((category) => category.id === documentCategoryId) ?? null,
      }),
      ...(field === 'tags' && {
        fileTags: (tags.data?.items ?? []).filter((tag) => tagIds.includes(tag.id)).map((tag) => ({ tag })),
      }),
    },
    field,
  )
}
