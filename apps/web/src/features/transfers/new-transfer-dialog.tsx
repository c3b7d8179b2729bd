import { createTransfer, type Transfer } from '@sinupan/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useUnit } from '../../frame/unit.ts'
import { useField } from '../../lib/contract-form.ts'
import { TextField } from '../../lib/fields.tsx'
import { FormDialog } from '../../lib/form-dialog.tsx'
import { useRested } from '../../lib/rested.ts'
import { toast } from '../../lib/toast.tsx'
import { foundDocumentsQuery, type Pick, PickSeveral } from '../choices/index.ts'
import { useCreateTransfer } from './transfers.api.ts'
import { t } from './words.ts'

interface NewTransferProps {
  /** What is chosen already, on the screen that it is opened from. */
  documents?: readonly Pick[]
  onMade: (transfer: Transfer) => void
  onClose: () => void
}

/** Prepares a transfer of documents that one searches for. */
export function NewTransferDialog({ documents = [], onMade, onClose }: NewTransferProps) {
  const create = useCreateTransfer({
    onDone: (made) => {
      toast.done({ title: t('madeOne', { number: made.number }) })
      onMade(made)
    },
  })
  return (
    <FormDialog
      title={t('newTitle')}
      act={t('create')}
      schema={createTransfer.body}
      values={{ title: '', recipient: '', fileManagerIds: documents.map(({ id }) => Number(id)) }}
      onSubmit={(body) => create({ body })}
      onClose={onClose}
    >
      <p>{t('newLine')}</p>
      <TextField name="title" label={t('name')} placeholder={t('titleHint')} autoFocus />
      <TextField name="recipient" label={t('recipient')} placeholder={t('recipientHint')} />
      <DocumentsField documents={documents} />
    </FormDialog>
  )
}

type Field = { onChange: (value: number[]) => void; error?: string }

function DocumentsField({ documents }: { documents: readonly Pick[] }) {
  const { id: unitId } = useUnit()
  const { onChange, error } = useField('fileManagerIds') as unknown as Field
  const [typed, setTyped] = useState('')
  const [picked, setPicked] = useState<readonly Pick[]>(documents)
  const asked = useRested(typed.trim())
  const { data } = useQuery({ ...foundDocumentsQuery(unitId, asked), enabled: asked !== '' })
  const found = (data?.items ?? []).map(({ id, name, description }) => ({
    id: String(id),
    label: name,
    line: description ?? '',
  }))
  return (
    <PickSeveral
      label={t('documents')}
      placeholder={t('findDocuments')}
      picked={picked}
      onPick={(next) => {
        setPicked(next)
        onChange(next.map(({ id }) => Number(id)))
      }}
      typed={typed}
      onTyped={setTyped}
      found={data && asked === typed.trim() ? [{ group: '', picks: found }] : undefined}
      nothingFound={t('nothingFound')}
      error={error}
    />
  )
}
