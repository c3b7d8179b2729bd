import { type AccessLevel, createPosting, type Document } from '@sinupan/contract'
import { useQuery } from '@tanstack/react-query'
import { useField } from '../../lib/contract-form.ts'
import { TextAreaField } from '../../lib/fields.tsx'
import { FormDialog } from '../../lib/form-dialog.tsx'
import { toast } from '../../lib/toast.tsx'
import { documentName } from '../documents/index.ts'
import { ClassifiedSwitch } from './classified-switch.tsx'
import { type Custodian, levelIds } from './level.tsx'
import { LevelSelect } from './level-select.tsx'
import { PostCheckList } from './post-check-list.tsx'
import { accessLevelsQuery, useCreatePosting } from './postings.api.ts'
import classes from './postings.module.css'
import { t } from './words.ts'

interface PostDialogProps {
  document: Document
  /** The names of the document's unit and campus. */
  custodian: Custodian
  onClose: () => void
}

/** Sends a document for a decision: who shall see it, whether it is classified, a note, and a check list. */
export function PostDialog({ document, custodian, onClose }: PostDialogProps) {
  const create = useCreatePosting({
    onDone: () => toast.info({ title: t('postingSent'), line: t('approverTold', { campus: custodian.campusName }) }),
  })
  return (
    <FormDialog
      title={t('postTitle', { name: documentName(document) })}
      act={t('postAct')}
      schema={createPosting.body}
      values={{
        fileManagerId: document.id,
        accessLevelId: levelIds.unit,
        isClassified: document.isClassified,
        note: '',
      }}
      onSubmit={(body) => create({ body })}
      onClose={onClose}
    >
      <p className={classes.lead}>{t('postLead')}</p>
      <LevelAndClassified custodian={custodian} />
      <TextAreaField name="note" label={t('note')} description={t('noteLine')} />
      <PostCheckList document={document} />
    </FormDialog>
  )
}

function LevelAndClassified({ custodian }: { custodian: Custodian }) {
  const level = useField('accessLevelId') as Field<number>
  const classified = useField('isClassified') as Field<boolean>
  const { data } = useQuery(accessLevelsQuery())
  const chosen: AccessLevel | undefined = data?.items.find(({ id }) => id === level.value)
  return (
    <section className={classes.whoMaySee}>
      <h3 className={classes.fieldLabel}>{t('whoMaySee')}</h3>
      <LevelSelect
        level={chosen}
        custodian={custodian}
        isClassified={classified.value}
        error={level.error}
        onChange={({ id }) => level.onChange(id)}
      />
      <ClassifiedSwitch isClassified={classified.value} levelId={level.value} onChange={classified.onChange} />
    </section>
  )
}

interface Field<Value> {
  value: Value
  error?: string
  onChange: (value: Value) => void
}
