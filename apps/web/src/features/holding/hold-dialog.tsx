import { createHold, type HoldKind, holdKind, keepingReason } from '@sinupan/contract'
import { z } from 'zod'
import { SelectField } from '../../lib/choice-fields.tsx'
import { TextAreaField } from '../../lib/fields.tsx'
import { FormDialog } from '../../lib/form-dialog.tsx'
import { toast } from '../../lib/toast.tsx'
import { holdKindOf, holdKinds } from '../documents/index.ts'
import type { HoldOn } from './hold-on.ts'
import { usePlaceHold } from './holding.api.ts'
import { t } from './words.ts'

const schema = z.object({ kind: holdKind, reason: keepingReason })
type Wish = z.output<typeof schema>

/** Puts documents, or all in a folder, a series or a place, on hold. */
export function HoldDialog({ on, onClose, onDone }: { on: HoldOn; onClose: () => void; onDone?: () => void }) {
  const place = usePlaceHold({
    onDone: ({ documentCount }) => {
      toast.done({ title: t('held', { count: documentCount }) })
      onDone?.()
    },
  })
  return (
    <FormDialog
      title={titleOf(on)}
      act={t('holdAct')}
      schema={schema}
      values={{ kind: 'legal' as HoldKind, reason: '' }}
      onSubmit={(wish: Wish) => place({ body: createHold.body.parse({ ...wish, ...targetOf(on) }) })}
      onClose={onClose}
    >
      <p>{t('holdLead')}</p>
      {!('documents' in on) && <p>{t('holdThingLead')}</p>}
      <SelectField
        name="kind"
        label={t('kind')}
        data={holdKinds.map((value) => ({ value, label: holdKindOf(value) }))}
      />
      <TextAreaField name="reason" label={t('reason')} description={t('reasonLine')} required />
    </FormDialog>
  )
}

function titleOf(on: HoldOn): string {
  if ('documents' in on) return t('holdTitle', { count: on.documents.length })
  if ('folder' in on) return t('holdFolderTitle', { name: on.folder.name })
  if ('series' in on) return t('holdSeriesTitle', { name: on.series.name })
  return t('holdPlaceTitle', { name: on.place.name })
}

function targetOf(on: HoldOn) {
  if ('documents' in on) return { fileManagerIds: [...on.documents] }
  if ('folder' in on) return { fileFolderId: on.folder.id }
  if ('series' in on) return { documentCategoryId: on.series.id }
  return { fileLocationId: on.place.id }
}
