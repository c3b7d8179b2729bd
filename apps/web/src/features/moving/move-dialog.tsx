import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useGoesOn } from '../../lib/use-goes-on.ts'
import { DialogFrame } from '../../ui/dialog/dialog-frame.tsx'
import { type Entry, entryName, folderQuery, parentOf, stepsQuery, unitOf } from '../documents/index.ts'
import { type ClashAnswer, ClashQuestion } from './clash-question.tsx'
import { clashesOf, useNamesIn } from './clashes.ts'
import { NewFolderHere } from './new-folder-here.tsx'
import { PlacePicker } from './place-picker.tsx'
import { type Destination, useMoveEntries } from './use-move-entries.ts'
import { t } from './words.ts'

interface MoveDialogProps {
  /** Of one unit. */
  entries: readonly Entry[]
  onClose: () => void
}

/** Where to? The folders as a tree, what clashes there, and what then happens. */
export function MoveDialog({ entries, onClose }: MoveDialogProps) {
  const [chosen, setChosen] = useState<Destination>()
  const [answer, setAnswer] = useState<ClashAnswer>('keep-both')
  const [isBusy, setBusy] = useState(false)
  const move = useMoveEntries()
  const goesOn = useGoesOn(isBusy, onClose)
  const { unitId, opened, startId, refusedAt, closed } = usePlaces(entries)
  const place = chosen && { id: chosen.id, unitId }
  const names = useNamesIn(place)
  const clashes = names.data ? clashesOf(entries, names.data) : []
  const going =
    answer === 'leave' ? entries.filter((entry) => !clashes.includes(entry)) : entries.filter(canGo(clashes))
  const submit = async () => {
    if (!chosen || !names.data || going.length === 0 || isBusy) return
    setBusy(true)
    const isDone = await move(going, chosen, answer === 'keep-both' ? clashes : [])
    setBusy(false)
    if (goesOn()) return
    if (isDone) onClose()
    else void names.refetch()
  }
  const [first] = entries
  return (
    <DialogFrame
      opened
      onClose={onClose}
      title={
        entries.length === 1 && first
          ? t('moveOne', { name: entryName(first) })
          : t('moveTitle', { count: entries.length })
      }
      isNamed
      closeLabel={t('close')}
      width={520}
      onSubmit={() => void submit()}
      side={<NewFolderHere place={place ?? { id: 0, unitId }} onMade={setChosen} />}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" disabled={!chosen || names.isPending || going.length === 0} loading={isBusy}>
            {chosen ? t('moveTo', { name: chosen.name }) : t('moveAct')}
          </Button>
        </>
      }
    >
      <PlacePicker
        unitId={unitId}
        opened={opened}
        chosen={chosen}
        onChoose={setChosen}
        refusedAt={refusedAt}
        closed={closed}
        startId={startId}
        onConfirm={() => void submit()}
        chosenAside={names.data && t('documentsThere', { count: names.data.documents.length })}
      />
      {chosen && clashes.length > 0 && (
        <ClashQuestion
          clashes={clashes}
          all={entries.length}
          destination={chosen.name}
          answer={answer}
          onAnswer={setAnswer}
        />
      )}
    </DialogFrame>
  )
}

// A folder is never numbered: where its name is taken, it stays whatever the answer.
const canGo = (clashes: readonly Entry[]) => (entry: Entry) => entry.kind === 'document' || !clashes.includes(entry)

/** Where the entries are, which places are refused, and which folders are open at first. */
function usePlaces(entries: readonly Entry[]) {
  const [first] = entries
  const unitId = first ? unitOf(first) : 0
  const parents = new Set(entries.map(parentOf))
  const parentId = first ? parentOf(first) : 0
  const here = useQuery({ ...folderQuery(String(parentId)), enabled: parentId > 0 })
  useQuery(stepsQuery({ id: 0, unitId }))
  const closed = new Set(entries.flatMap((entry) => (entry.kind === 'folder' ? [entry.folder.id] : [])))
  const refusedAt = (id: number) => {
    if (closed.has(id)) return t('notIntoItself')
    if (parents.size === 1 && parents.has(id)) return entries.length === 1 ? t('itIsHere') : t('theyAreHere')
    return undefined
  }
  const opened = here.data?.pathDetails.map((step) => String(step.fileFolderId)) ?? []
  return { unitId, opened, startId: String(parentId), refusedAt, closed }
}
