import type { AccessLevelSetting } from '@sinupan/contract'
import { IconEye, IconPencil, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { openDialog } from '../../lib/dialogs.tsx'
import { paths } from '../../lib/paths.ts'
import type { Acts } from '../../list/acts.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { whole } from '../../list/listed.ts'
import { NewButton } from '../../list/new-button.tsx'
import { RemoveDialog } from '../../list/remove-dialog.tsx'
import { TableList } from '../../list/table-list.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { LevelDialog } from './level-dialog.tsx'
import { levelsQuery, useRemoveLevel } from './organisation.api.ts'
import { t } from './words.ts'

const columns = (levels: readonly AccessLevelSetting[]): Column<AccessLevelSetting>[] => [
  { id: 'level', head: t('level'), width: 220, main: true, cell: ({ access }) => access },
  { id: 'description', head: t('description'), hideUnder: 640, cell: ({ description }) => description || '–' },
  {
    id: 'behaves',
    head: t('behavesAs'),
    width: 160,
    cell: ({ isBuiltIn, behavesAs }) =>
      isBuiltIn ? t('builtIn') : (levels.find(({ id }) => id === behavesAs)?.access ?? '–'),
  },
]

const removeLevel = (level: AccessLevelSetting) => openDialog((close) => <RemoveLevel level={level} onClose={close} />)
const editLevel = (level?: AccessLevelSetting) =>
  openDialog((close) => <LevelDialog {...(level && { level })} onClose={close} />)

const actsOf = (level: AccessLevelSetting): Acts => [
  [{ id: 'rename', label: t('edit'), icon: IconPencil, shortcut: 'F2', run: () => editLevel(level) }],
  [
    {
      id: 'remove',
      label: t('remove'),
      icon: IconTrash,
      shortcut: 'Del',
      danger: true,
      refused: level.isBuiltIn ? t('builtInStays') : undefined,
      run: () => removeLevel(level),
    },
  ],
]

/** The levels at which documents are posted. */
export function LevelsPage() {
  const asked = useQuery(levelsQuery())
  const levels = asked.data?.items
  return (
    <ListScreen
      title={t('levels')}
      tabs={[{ id: 'levels', label: t('levels'), to: paths.admin('document-access-level') }]}
      active="levels"
      main={<NewButton onClick={() => editLevel()}>{t('newLevel')}</NewButton>}
    >
      <TableList
        label={t('levels')}
        columns={columns(levels ?? [])}
        listed={whole(levels, asked)}
        rowId={({ id }) => String(id)}
        failed={t('levelsFailed')}
        nameOf={({ access }) => access}
        phoneRow={({ description }) => ({
          icon: <IconEye size={24} stroke={1.5} aria-hidden="true" />,
          meta: description,
        })}
        actsOf={actsOf}
        empty={{ title: '', line: '' }}
      />
    </ListScreen>
  )
}

// What uses it is counted when it is tried: the refusal says how many postings there are.
function RemoveLevel({ level: { id, access }, onClose }: { level: AccessLevelSetting; onClose: () => void }) {
  const remove = useRemoveLevel()
  return <RemoveDialog name={access} uses={{}} run={() => remove({ params: { id } })} onClose={onClose} />
}
