import { TextInput } from '@mantine/core'
import type { FoundDocument } from '@sinupan/contract'
import { IconPlus, IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { useRested } from '../../lib/rested.ts'
import { FileIcon } from '../../ui/file-icon.tsx'
import { MiddleName } from '../../ui/middle-name.tsx'
import { SkeletonList } from '../../ui/states/skeletons.tsx'
import { useOfferedDocuments } from '../choices/index.ts'
import { documentKind, documentName } from '../documents/index.ts'
import classes from './request-desk.module.css'
import { t } from './words.ts'

interface DocumentFinderProps {
  /** Those that are chosen already. */
  but: readonly number[]
  onPick: (document: { id: number; name: string }) => void
}

/** Documents to be named: what one searches for, or what changed last in one's unit. */
export function DocumentFinder({ but, onPick }: DocumentFinderProps) {
  const [typed, setTyped] = useState('')
  const search = useRested(typed.trim())
  return (
    <>
      <TextInput
        data-autofocus
        type="search"
        aria-label={t('searchDocuments')}
        placeholder={t('searchDocuments')}
        leftSection={<IconSearch size={16} stroke={1.6} aria-hidden="true" />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        // Enter is for the search, not for the whole.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <Offered search={search} but={but} onPick={onPick} />
    </>
  )
}

function Offered({ search, but, onPick }: DocumentFinderProps & { search: string }) {
  const { documents, isFound, error, retry } = useOfferedDocuments(search)
  if (error) return <LoadFailure title={t('searchFailed')} error={error} onRetry={retry} />
  if (!documents) return <SkeletonList label={t('loading')} count={4} height={36} />
  const shown = documents.filter(({ id }) => !but.includes(id))
  if (shown.length === 0) return <p className={classes.lead}>{t(isFound ? 'noneFound' : 'noneRecent')}</p>
  return (
    <div>
      <h3 className={classes.groupHead}>{t(isFound ? 'foundOnes' : 'recent')}</h3>
      <ul className={classes.found}>
        {shown.map((document) => (
          <li key={document.id}>
            <Found document={document} onPick={() => onPick({ id: document.id, name: documentName(document) })} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Found({ document, onPick }: { document: FoundDocument; onPick: () => void }) {
  const name = documentName(document)
  return (
    <button type="button" className={classes.foundRow} aria-label={t('add', { name })} onClick={onPick}>
      <FileIcon kind={documentKind(document)} />
      <span className={classes.foundName}>
        <MiddleName name={name} />
      </span>
      <IconPlus size={16} stroke={1.6} aria-hidden="true" />
    </button>
  )
}
