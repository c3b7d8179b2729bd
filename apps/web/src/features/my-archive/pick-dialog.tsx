import { Button, TextInput, UnstyledButton } from '@mantine/core'
import type { Document } from '@sinupan/contract'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useUnits } from '../../frame/unit.ts'
import { openDialog } from '../../lib/dialogs.tsx'
import { useRested } from '../../lib/rested.ts'
import { DialogFrame } from '../../ui/dialog/dialog-frame.tsx'
import { FileIcon } from '../../ui/file-icon.tsx'
import { MiddleName } from '../../ui/middle-name.tsx'
import { SkeletonList } from '../../ui/states/skeletons.tsx'
import { documentKind, documentName } from '../documents/index.ts'
import { PostDialog } from '../postings/index.ts'
import { postableQuery } from './my-archive.api.ts'
import classes from './my-archive.module.css'
import { t } from './words.ts'

/** Chooses one of my documents that has no living posting; then it is posted. */
export function PickDialog({ onClose }: { onClose: () => void }) {
  const { all } = useUnits()
  const [search, setSearch] = useState('')
  const asked = useRested(search.trim())
  const post = (document: Document) => {
    const unit = all.find(({ id }) => id === document.deliveryUnitId)
    const custodian = { unitName: unit?.name ?? '', campusName: unit?.office.campus.campusName ?? '' }
    onClose()
    openDialog((close) => <PostDialog document={document} custodian={custodian} onClose={close} />)
  }
  return (
    <DialogFrame
      opened
      onClose={onClose}
      title={t('pickTitle')}
      closeLabel={t('close')}
      width={520}
      actions={
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
      }
    >
      <TextInput
        data-autofocus
        type="search"
        aria-label={t('pickSearch')}
        placeholder={t('pickSearch')}
        leftSection={<IconSearch size={16} stroke={1.6} aria-hidden="true" />}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <Found search={asked} onPick={post} />
    </DialogFrame>
  )
}

function Found({ search, onPick }: { search: string; onPick: (document: Document) => void }) {
  const { data, error, refetch } = useQuery(postableQuery(search))
  if (error)
    return (
      <p className={classes.pickNote} role="alert">
        {t('pickFailed')}. {error.message}{' '}
        <UnstyledButton className={classes.link} onClick={() => void refetch()}>
          {t('tryAgain')}
        </UnstyledButton>
      </p>
    )
  if (!data) return <SkeletonList label={t('loading')} count={6} height={44} />
  if (data.items.length === 0) return <p className={classes.pickNote}>{search ? t('pickNoneFound') : t('pickNone')}</p>
  return (
    <ul className={classes.pick}>
      {data.items.map((document) => (
        <li key={document.id}>
          <UnstyledButton className={classes.pickRow} onClick={() => onPick(document)}>
            <FileIcon kind={documentKind(document)} />
            <MiddleName name={documentName(document)} />
          </UnstyledButton>
        </li>
      ))}
    </ul>
  )
}
