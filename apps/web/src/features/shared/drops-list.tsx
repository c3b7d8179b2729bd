import { type Drop, listOwnDrops } from '@sinupan/contract'
import { IconFolderOpen, IconInbox, IconInboxOff } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { useUnit } from '../../frame/unit.ts'
import { ConfirmCommand } from '../../lib/confirm-command.tsx'
import { openDialog } from '../../lib/dialogs.tsx'
import { formatCount, formatDay } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { toast } from '../../lib/toast.tsx'
import type { Acts } from '../../list/acts.ts'
import { useAddress } from '../../list/address.ts'
import { ListScreen, type ScreenTab } from '../../list/list-screen.tsx'
import { useListed } from '../../list/listed.ts'
import { TableList } from '../../list/table-list.tsx'
import { StatusMark } from '../../ui/status-mark.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { dropTerms, isOpen, statusOfDrop, useRevokeDrop } from '../drops/index.ts'
import { requested as t } from './drops-words.ts'
import { GivenFilters, givenAddress } from './given-filters.tsx'

/** What I ask people without an account for, or all that my unit does: what arrived, and the way to end it. */
export function DropsList({ tabs }: { tabs: readonly ScreenTab[] }) {
  const [place, go] = useAddress(givenAddress)
  const unit = useUnit()
  const { search, state } = place
  const listed = useListed(
    listOwnDrops,
    {
      query: {
        ...(search && { search }),
        ...(state !== 'all' && { state }),
        ...(place.whose === 'unit' && { deliveryUnitId: unit.id }),
      },
    },
    { list: 'table', page: place.page },
  )
  const navigate = useNavigate()
  const open = ({ fileFolder }: Drop) => void (fileFolder && navigate(paths.folder(fileFolder.routeId)))
  return (
    <ListScreen title={t('title')} tabs={tabs} active="drops" filters={<GivenFilters place={place} go={go} />}>
      <TableList
        label={t('asked')}
        listed={listed}
        failed={t('failed')}
        empty={{ drawing: 'documents', title: t('nothing'), line: t('nothingLine') }}
        filtered={search || givenAddress.isFiltered(place)}
        columns={columns()}
        rowId={({ id }) => String(id)}
        nameOf={({ title }) => title}
        phoneRow={(drop) => ({
          icon: <IconInbox size={20} stroke={1.6} aria-hidden="true" />,
          meta: isOpen(drop) ? dropTerms(drop) : `${t(drop.state)} · ${dropTerms(drop)}`,
        })}
        actsOf={(drop) => actsOf(drop, () => open(drop))}
        onOpen={open}
        pages={{ list: 'table', page: place.page, onPage: (next) => go({ page: next }) }}
      />
    </ListScreen>
  )
}

const columns = (): Column<Drop>[] => [
  { id: 'title', head: t('what'), main: true, cell: ({ title }) => title },
  { id: 'folder', head: t('folder'), width: 200, hideUnder: 720, cell: ({ fileFolder }) => fileFolder?.name ?? '–' },
  {
    id: 'arrived',
    head: t('arrived'),
    width: 112,
    cell: ({ fileCount, maxFiles }) => t('of', { count: formatCount(fileCount), most: formatCount(maxFiles) }),
  },
  {
    id: 'last',
    head: t('last'),
    width: 112,
    hideUnder: 960,
    cell: ({ lastDeliveredAt }) => (lastDeliveredAt ? formatDay(lastDeliveredAt) : '–'),
  },
  { id: 'until', head: t('until'), width: 112, hideUnder: 640, cell: ({ expiresAt }) => formatDay(expiresAt) },
  {
    id: 'state',
    head: t('state'),
    width: 160,
    cell: ({ state }) => <StatusMark status={statusOfDrop[state]} label={t(state)} />,
  },
]

const actsOf = (drop: Drop, open: () => void): Acts => [
  [
    {
      id: 'open',
      label: t('openFolder'),
      icon: IconFolderOpen,
      shortcut: 'Enter',
      run: open,
      ...(!drop.fileFolder && { refused: t('folderRemoved') }),
    },
  ],
  [
    {
      id: 'remove',
      label: t('end'),
      icon: IconInboxOff,
      shortcut: 'Del',
      danger: true,
      run: () => openDialog((close) => <EndDialog drop={drop} onClose={close} />),
      ...(!isOpen(drop) && { refused: t(drop.state) }),
    },
  ],
]

function EndDialog({ drop, onClose }: { drop: Drop; onClose: () => void }) {
  const revoke = useRevokeDrop({ onDone: () => toast.done({ title: t('wasEnded', { name: drop.title }) }) })
  return (
    <ConfirmCommand
      title={t('endTitle')}
      act={t('endAct')}
      isDanger
      run={() => revoke({ params: { id: drop.id } })}
      onClose={onClose}
    >
      {t('endLine', { name: drop.title })}
    </ConfirmCommand>
  )
}
