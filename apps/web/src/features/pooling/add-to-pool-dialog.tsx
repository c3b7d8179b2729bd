import { Button, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { Document, Pool } from '@sinupan/contract'
import { IconPlus, IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { debounceMs } from '../../lib/debounce.ts'
import { openDialog } from '../../lib/dialogs.tsx'
import { DialogFrame } from '../../ui/dialog/dialog-frame.tsx'
import { documentName } from '../documents/index.ts'
import { NewPoolDialog } from './new-pool-dialog.tsx'
import { PoolChoices } from './pool-choices.tsx'
import { availablePoolsQuery } from './pooling.api.ts'
import { useAddToPool } from './use-add-to-pool.ts'
import { t } from './words.ts'

interface AddToPoolDialogProps {
  documents: readonly Document[]
  onClose: () => void
}

/** Which pool? Those to which one may add, or a new one. */
export function AddToPoolDialog({ documents, onClose }: AddToPoolDialogProps) {
  const [search, setSearch] = useState('')
  const [asked] = useDebouncedValue(search.trim(), debounceMs)
  const [chosen, setChosen] = useState<Pool>()
  const [isBusy, setBusy] = useState(false)
  const pools = useQuery(availablePoolsQuery(asked))
  const add = useAddToPool()
  const [first] = documents
  const submit = async () => {
    if (!chosen || isBusy) return
    setBusy(true)
    const isDone = await add(documents, chosen)
    setBusy(false)
    if (isDone) onClose()
  }
  return (
    <DialogFrame
      opened
      onClose={onClose}
      title={
        first && documents.length === 1
          ? t('addOne', { name: documentName(first) })
          : t('addTitle', { count: documents.length })
      }
      isNamed
      closeLabel={t('close')}
      width={520}
      onSubmit={() => void submit()}
      side={
        <Button
          variant="subtle"
          leftSection={<IconPlus size={16} stroke={1.8} aria-hidden="true" />}
          onClick={() => openDialog((close) => <NewPoolDialog onMade={setChosen} onClose={close} />)}
        >
          {t('newPool')}
        </Button>
      }
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" disabled={!chosen} loading={isBusy}>
            {t('add')}
          </Button>
        </>
      }
    >
      <TextInput
        data-autofocus
        type="search"
        aria-label={t('findPool')}
        placeholder={t('findPool')}
        leftSection={<IconSearch size={16} stroke={1.6} aria-hidden="true" />}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <PoolChoices pools={pools} search={asked} chosen={chosen} onChoose={setChosen} />
      <p>{t(documents.length === 1 ? 'reads' : 'readsSeveral')}</p>
    </DialogFrame>
  )
}
