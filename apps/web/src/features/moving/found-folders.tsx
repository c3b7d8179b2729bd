import { quickSearch } from '@sinupan/contract'
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { useUnits } from '../../frame/unit.ts'
import { query } from '../../lib/query.ts'
import { FolderIcon } from '../../ui/folder-icon.tsx'
import { text } from '../../ui/text.ts'
import { folderQuery } from '../documents/index.ts'
import classes from './moving.module.css'
import type { Destination } from './use-move-entries.ts'
import { t } from './words.ts'

interface FoundFoldersProps {
  unitId: number
  search: string
  chosen: Destination | undefined
  onChoose: (place: Destination) => void
  refusedAt: (id: number) => string | undefined
}

/** The folders of a unit that a search finds, each with where it lies. */
export function FoundFolders({ unitId, search, chosen, onChoose, refusedAt }: FoundFoldersProps) {
  const { folders, error } = useFound(unitId, search)
  if (error) return <p className={classes.none}>{error.message}</p>
  if (folders?.length === 0) return <p className={classes.none}>{t('nothingFound', { search })}</p>
  return (
    <ul className={classes.found} aria-label={t('whereTo')}>
      {folders?.map(({ id, name, path }) => {
        const refused = refusedAt(id)
        return (
          <li key={id}>
            <button
              type="button"
              className={classes.foundFolder}
              aria-pressed={id === chosen?.id}
              disabled={refused !== undefined}
              onClick={() => onChoose({ id, name })}
            >
              <FolderIcon size={16} />
              <span className={classes.foundName}>{name}</span>
              <span className={text.caption}>{refused ?? path?.replaceAll(' / ', ' › ')}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** The search knows folders of all one's units; a move stays in one. */
function useFound(unitId: number, search: string) {
  const hasSeveralUnits = useUnits().all.length > 1
  const { data, error } = useQuery({
    ...query(quickSearch, { params: { type: 'Folder', duId: unitId }, query: { search } }),
    placeholderData: keepPreviousData,
  })
  const found = data?.items ?? []
  const units = useQueries({
    queries: hasSeveralUnits ? found.map(({ id }) => folderQuery(String(id))) : [],
    combine: (answers) => answers.map((answer) => answer.data?.deliveryUnitId),
  })
  const ofUnit = hasSeveralUnits ? found.filter((_, index) => units[index] === unitId) : found
  const isKnown = data !== undefined && units.every((unit) => unit !== undefined)
  return { folders: isKnown ? ofUnit : undefined, error }
}
