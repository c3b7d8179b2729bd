import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ActDialog } from '../../lib/act-dialog.tsx'
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
  const move = useMoveEntries()
  const { unitId, opened, startId, refusedAt, closed } = usePlaces(entries)
  const place = chosen && { id: chosen.id, unitId }
  const names = useNamesIn(place)
  const clashes = names.data ? clashesOf(entries, names.data) : []
  const going =
    answer === 'leave' ? entries.filter((entry) => !clashes.includes(entry)) : entries.filter(canGo(clashes))
  const run = async () => {
    if (!chosen) return false
    const isDone = await move(going, chosen, answer === 'keep-both' ? clashes : [])
    if (!isDone) void names.refetch()
    return isDone
  }
  const [first] = entries
  return (
    <ActDialog
      title={
        entries.length === 1 && first
          ? t('moveOne', { name: entryName(first) })
          : t('moveTitle', { count: entries.length })
      }
      isNamed
      width={520}
      act={chosen ? t('moveTo', { name: chosen.name }) : t('moveAct')}
      isReady={chosen !== undefined && names.data !== undefined && going.length > 0}
      run={run}
      onClose={onClose}
      side={<NewFolderHere place={place ?? { id: 0, unitId }} onMade={setChosen} />}
    >
      {(confirm) => (
        <>
          <PlacePicker
            unitId={unitId}
            opened={opened}
            chosen={chosen}
            onChoose={setChosen}
            refusedAt={refusedAt}
            closed={closed}
            startId={startId}
            onConfirm={confirm}
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
        </>
      )}
    </ActDialog>
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
