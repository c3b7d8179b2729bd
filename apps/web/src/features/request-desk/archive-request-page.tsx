import { Button } from '@mantine/core'
import { listOwnDecisions, listUnitRequests } from '@sinupan/contract'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from '../../frame/unit.ts'
import { paths } from '../../lib/paths.ts'
import { useAddress } from '../../list/address.ts'
import { FilterField } from '../../list/filter-field.tsx'
import { FilterRow, SwitchChoice } from '../../list/filters.tsx'
import { ListScreen } from '../../list/list-screen.tsx'
import { useListed } from '../../list/listed.ts'
import { QueueList, queueAddress, queueQuery, queueTabs, type Stage } from './queue-list.tsx'
import { toDecideQuery } from './request-desk.api.ts'
import { t } from './words.ts'

// What is new is the records unit's until it is given to somebody.
const stages: readonly Stage[] = [
  'open',
  'accepted',
  'processing',
  'for_decision',
  'awaiting_clarification',
  'overdue',
  'resolved',
]

/** What one's unit is asked to search for, or what one decides on. */
export function ArchiveRequestPage() {
  const [place, go] = useAddress(queueAddress)
  const { stage, whose, search, page } = place
  const unit = useUnit()
  const query = queueQuery(place)
  const isMine = whose === 'mine'
  const units = useListed(
    listUnitRequests,
    { params: { duId: unit.id }, query },
    { list: 'table', page, tab: stage, isOn: !isMine },
  )
  const own = useListed(listOwnDecisions, { query }, { list: 'table', page, tab: stage, isOn: isMine })
  const listed = isMine ? own : units
  const { data: waiting } = useQuery(toDecideQuery())
  const toDecide = waiting?.total ?? 0
  return (
    <ListScreen
      title={t('archiveTitle')}
      tabs={queueTabs(paths.archiveRequest(), place, listed.answer?.counts, stages)}
      active={stage}
      filters={
        <FilterRow
          search={<FilterField label={t('find')} value={search} onChange={(next) => go({ search: next })} />}
          isOn={isMine || search !== ''}
          onClear={() => go({ whose: 'unit', search: '' })}
        >
          <SwitchChoice
            label={t('whose')}
            value={whose}
            choices={[
              { value: 'unit', label: t('askedOf', { unit: unit.name }) },
              { value: 'mine', label: toDecide > 0 ? t('mineCounted', { count: toDecide }) : t('mine') },
            ]}
            onChange={(next) => go({ whose: next })}
          />
        </FilterRow>
      }
    >
      <QueueList
        listed={listed}
        place={place}
        nothing={t('nothingUnitLine')}
        action={
          !isMine &&
          toDecide > 0 && (
            <Button variant="default" onClick={() => go({ whose: 'mine' })}>
              {t('seeMine')}
            </Button>
          )
        }
        pathOf={paths.archiveRequest}
        onPage={(next) => go({ page: next })}
      />
    </ListScreen>
  )
}
