import { Button, TextInput } from '@mantine/core'
import type { Document, Pool } from '@sinupan/contract'
import { IconPlus, IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ActDialog } from '../../lib/act-dialog.tsx'
import { openDialog } from '../../lib/dialogs.tsx'
import { useRested } from '../../lib/rested.ts'
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
  const asked = useRested(search.trim())
  const [chosen, setChosen] = useState<Pool>()
  const pools = useQuery(availablePoolsQuery(asked))
  const add = useAddToPool()
  const [first] = documents
  return (
    <ActDialog
      title={
        first && documents.length === 1
          ? t('addOne', { name: documentName(first) })
          : t('addTitle', { count: documents.length })
      }
      isNamed
      width={520}
      act={t('add')}
      isReady={chosen !== undefined}
      run={async () => chosen !== undefined && add(documents, chosen)}
      onClose={onClose}
      side={
        <Button
          variant="subtle"
          leftSection={<IconPlus size={16} stroke={1.8} aria-hidden="true" />}
          onClick={() => openDialog((close) => <NewPoolDialog onMade={setChosen} onClose={close} />)}
        >
          {t('newPool')}
        </Button>
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
    </ActDialog>
  )
}
