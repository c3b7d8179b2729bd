import { Checkbox, TextInput } from '@mantine/core'
import type { FoundDocument, Pool } from '@sinupan/contract'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useUnits } from '../../frame/unit.ts'
import { ActDialog } from '../../lib/act-dialog.tsx'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { useRested } from '../../lib/rested.ts'
import { FileIcon } from '../../ui/file-icon.tsx'
import { MiddleName } from '../../ui/middle-name.tsx'
import { SkeletonList } from '../../ui/states/skeletons.tsx'
import { text } from '../../ui/text.ts'
import { useOfferedDocuments } from '../choices/index.ts'
import { documentKind, documentName, notShared } from '../documents/index.ts'
import { useAddToPool } from '../pooling/index.ts'
import classes from './pools.module.css'
import { t } from './words.ts'

/** Documents for a pool: what changed last in one's unit, or what one searches for. */
export function AddDocumentsDialog({ pool, onClose }: { pool: Pool; onClose: () => void }) {
  const [search, setSearch] = useState('')
  const asked = useRested(search.trim())
  const [chosen, setChosen] = useState<readonly FoundDocument[]>([])
  const add = useAddToPool()
  const toggle = (document: FoundDocument) =>
    setChosen((now) =>
      now.some(({ id }) => id === document.id) ? now.filter(({ id }) => id !== document.id) : [...now, document],
    )
  return (
    <ActDialog
      title={t('addTitle', { title: pool.title })}
      isNamed
      width={640}
      isSheet
      act={chosen.length > 0 ? t('addActCount', { count: chosen.length }) : t('addAct')}
      isReady={chosen.length > 0}
      run={() => add(chosen, pool)}
      onClose={onClose}
    >
      <TextInput
        data-autofocus
        type="search"
        aria-label={t('searchDocuments')}
        placeholder={t('searchDocuments')}
        leftSection={<IconSearch size={16} stroke={1.6} aria-hidden="true" />}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <Offered search={asked} chosen={chosen} onToggle={toggle} />
    </ActDialog>
  )
}

interface OfferedProps {
  search: string
  chosen: readonly FoundDocument[]
  onToggle: (document: FoundDocument) => void
}

function Offered({ search, chosen, onToggle }: OfferedProps) {
  const { documents, isFound, error, retry } = useOfferedDocuments(search)
  if (error) return <LoadFailure title={t('searchFailed')} error={error} onRetry={retry} />
  if (!documents) return <SkeletonList label={t('loading')} count={6} height={44} />
  // What was chosen stays in sight, whatever is searched for next.
  const isChosen = ({ id }: FoundDocument) => chosen.some((one) => one.id === id)
  const shown = [...chosen, ...documents.filter((document) => !isChosen(document))]
  if (shown.length === 0) return <p className={classes.note}>{t(isFound ? 'noneFound' : 'noneRecent')}</p>
  return (
    <>
      <h3 className={classes.foundHead}>{t(isFound ? 'found' : 'recent')}</h3>
      <ul className={classes.found}>
        {shown.map((document) => (
          <li key={document.id}>
            <Row document={document} isChosen={isChosen(document)} onToggle={() => onToggle(document)} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Row({ document, isChosen, onToggle }: { document: FoundDocument; isChosen: boolean; onToggle: () => void }) {
  const isOwn = useUnits().all.some(({ id }) => id === document.deliveryUnitId)
  const refused = isOwn ? notShared(document) : t('ofAnotherUnit')
  return (
    <Checkbox
      size="xs"
      classNames={{
        root: classes.foundRow ?? '',
        body: classes.foundBody ?? '',
        inner: classes.foundBox ?? '',
        labelWrapper: classes.foundLabel ?? '',
      }}
      checked={isChosen}
      disabled={refused !== undefined}
      onChange={onToggle}
      label={
        <span className={classes.foundWords}>
          <FileIcon kind={documentKind(document)} />
          <span className={classes.foundName}>
            <MiddleName name={documentName(document)} />
            {refused && <span className={text.caption}>{refused}</span>}
          </span>
        </span>
      }
    />
  )
}
