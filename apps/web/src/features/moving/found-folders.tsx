import { search as searchCall } from '@sinupan/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '../../lib/query.ts'
import { FolderIcon } from '../../ui/folder-icon.tsx'
import { text } from '../../ui/text.ts'
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
  const { data, error } = useQuery({
    ...query(searchCall, {
      params: { duId: unitId },
      body: { type: 'Folder', search, deliveryUnitIds: [unitId], pageSize: 30 },
    }),
    placeholderData: keepPreviousData,
  })
  if (error) return <p className={classes.none}>{error.message}</p>
  if (data?.items.length === 0) return <p className={classes.none}>{t('nothingFound', { search })}</p>
  return (
    <ul className={classes.found} aria-label={t('whereTo')}>
      {data?.items.map(({ id, name, path }) => {
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
              <span className={text.caption}>{refused ?? path}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
