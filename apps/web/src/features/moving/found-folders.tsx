import { quickSearch } from '@sinupan/contract'
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { useUnits } from '../../frame/unit.ts'
import { query } from '../../lib/query.ts'
import { FolderIcon } from '../../ui/folder-icon.tsx'
import pick from '../../ui/pick/pick.module.css'
import { PickOption } from '../../ui/pick/pick-option.tsx'
import { text } from '../../ui/text.ts'
import { folderQuery } from '../documents/index.ts'
import type { Destination } from './use-move-entries.ts'
import { t } from './words.ts'

export interface FoundFolder extends Destination {
  /** The way to it, or why it can't be chosen. */
  line: string | undefined
  isRefused: boolean
}

interface FoundFoldersProps {
  /** The list's id; the field points at its options. */
  id: string
  search: string
  folders: readonly FoundFolder[] | undefined
  error: Error | null
  activeId: number | undefined
  chosenId: number | undefined
  onChoose: (place: Destination) => void
}

/** The DOM id of a folder in the list of this id. */
export const foundId = (listId: string, folderId: number) => `${listId}-${folderId}`

/** The folders of a unit that a search finds, each with where it lies. The field above keeps the focus and the keys. */
export function FoundFolders(props: FoundFoldersProps) {
  const { id, search, folders, error, activeId, chosenId, onChoose } = props
  if (error) return <p className={pick.none}>{error.message}</p>
  return (
    <>
      {folders?.length === 0 && <p className={pick.none}>{t('nothingFound', { search })}</p>}
      <div id={id} role="listbox" aria-label={t('whereTo')}>
        {folders?.map((folder) => (
          <PickOption
            key={folder.id}
            id={foundId(id, folder.id)}
            icon={<FolderIcon size={16} />}
            isChosen={folder.id === chosenId}
            isActive={folder.id === activeId}
            onChoose={folder.isRefused ? undefined : () => onChoose(folder)}
          >
            <span className={pick.name}>{folder.name}</span>
            <span className={text.caption}>{folder.line}</span>
          </PickOption>
        ))}
      </div>
    </>
  )
}

interface Asked {
  unitId: number
  /** Nothing is looked for without letters. */
  search: string
  refusedAt: (id: number) => string | undefined
}

/** The search knows folders of all one's units; a move stays in one. */
export function useFoundFolders({ unitId, search, refusedAt }: Asked) {
  const hasSeveralUnits = useUnits().all.length > 1
  const { data, error, isPlaceholderData } = useQuery({
    ...query(quickSearch, { params: { type: 'Folder', duId: unitId }, query: { search } }),
    placeholderData: keepPreviousData,
    enabled: search !== '',
  })
  const found = data?.items ?? []
  const units = useQueries({
    queries: hasSeveralUnits ? found.map(({ id }) => folderQuery(String(id))) : [],
    combine: (answers) => answers.map((answer) => answer.data?.deliveryUnitId),
  })
  const ofUnit = hasSeveralUnits ? found.filter((_, index) => units[index] === unitId) : found
  const isKnown = data !== undefined && units.every((unit) => unit !== undefined)
  const folders = ofUnit.map(({ id, name, path }): FoundFolder => {
    const refused = refusedAt(id)
    return { id, name, line: refused ?? path?.replaceAll(' / ', ' › '), isRefused: refused !== undefined }
  })
  return { folders: isKnown ? folders : undefined, error, isLooking: !error && (isPlaceholderData || !isKnown) }
}
