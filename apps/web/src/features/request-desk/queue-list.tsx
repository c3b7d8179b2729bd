import type { listRequests, RequestRow, ResponseOf } from '@sinupan/contract'
import { IconEye } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { formatCount } from '../../lib/format.ts'
import { address } from '../../list/address.ts'
import { id, oneOf, page, someOf, text } from '../../list/address-parts.ts'
import type { ScreenTab } from '../../list/list-screen.tsx'
import type { Listed } from '../../list/listed.ts'
import { TableList } from '../../list/table-list.tsx'
import { StatusIcon } from '../../ui/status-mark.tsx'
import { columns } from './request-columns.tsx'
import { attentionOf, leftWords, markOf, whoOf } from './request-words.ts'
import { t } from './words.ts'

export const stages = [
  'open',
  'pending',
  'accepted',
  'processing',
  'for_decision',
  'awaiting_clarification',
  'overdue',
  'resolved',
] as const
export type Stage = (typeof stages)[number]
export const dues = ['today', 'week', 'later', 'overdue', 'paused'] as const
export const outcomes = [
  'successful',
  'partially_successful',
  'proactively_disclosed',
  'denied',
  'not_held',
  'invalid',
  'referred',
  'duplicate',
  'withdrawn',
  'closed_no_response',
] as const

/** What the address of a queue says. */
export const queueAddress = address(
  {
    stage: oneOf('stage', stages, 'open'),
    whose: oneOf('whose', ['unit', 'mine'], 'unit'),
    due: someOf('due', dues),
    outcome: someOf('outcome', outcomes),
    campusId: id('campus'),
    search: text('q'),
    page: page(),
  },
  { filters: ['due', 'outcome', 'campusId', 'search', 'whose'], steps: ['stage', 'page'] },
)
export type QueuePlace = ReturnType<typeof queueAddress.read>
type Counts = ResponseOf<typeof listRequests>['counts']

export function queueQuery({ stage, due, outcome, campusId, search }: QueuePlace) {
  const ofStage =
    stage === 'open' ? { isOpen: true } : stage === 'overdue' ? { due: 'overdue' as const } : { status: stage }
  return {
    ...(due && { due }),
    ...(outcome && stage === 'resolved' && { outcome }),
    ...(campusId && { campusId }),
    ...(search && { search }),
    ...ofStage,
  }
}

/** The tabs of a queue with their numbers; each keeps what the list is narrowed to. */
export function queueTabs(path: string, place: QueuePlace, counts: Counts | undefined, shown: readonly Stage[]) {
  return shown.map((stage): ScreenTab => {
    const count = counts && countOf(stage, counts)
    const query = queueAddress.write({ ...place, stage, page: 0 }).toString()
    return {
      id: stage,
      label: t(stage),
      to: query ? `${path}?${query}` : path,
      ...(count && stage !== 'resolved' && { count: formatCount(count) }),
    }
  })
}

const countOf = (stage: Stage, counts: Counts): number =>
  stage === 'open'
    ? counts.pending + counts.accepted + counts.processing + counts.for_decision + counts.awaiting_clarification
    : counts[stage]

interface QueueListProps {
  listed: Listed<RequestRow>
  place: QueuePlace
  nothing: string
  /** What to do where there is nothing. */
  action?: ReactNode
  pathOf: (id: number) => string
  onPage: (page: number) => void
}

/** A queue as a table, on phones as rows; what is due first stands first. */
export function QueueList({ listed, place, nothing, action, pathOf, onPage }: QueueListProps) {
  const navigate = useNavigate()
  const open = ({ id }: RequestRow) => void navigate(pathOf(id))
  return (
    <TableList
      label={t(place.stage)}
      listed={listed}
      failed={t('failed')}
      empty={{ drawing: 'inbox', title: t('nothing'), line: nothing, action }}
      filtered={place.search || queueAddress.isFiltered(place)}
      columns={columns}
      rowId={({ id }) => String(id)}
      rowHeight={48}
      nameOf={({ title }) => title}
      phoneRow={(row) => ({
        icon: <StatusIcon status={markOf(row).status} size={24} />,
        meta: [attentionOf(row), leftWords(row), markOf(row).label, whoOf(row)].filter(Boolean).join(' · '),
      })}
      actsOf={(row) => [[{ id: 'open', label: t('openAct'), icon: IconEye, shortcut: 'Enter', run: () => open(row) }]]}
      linkOf={({ id }) => pathOf(id)}
      onOpen={open}
      pages={{ list: 'table', page: place.page, onPage }}
    />
  )
}
