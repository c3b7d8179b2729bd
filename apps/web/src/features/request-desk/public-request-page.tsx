import { listRequests } from '@sinupan/contract'
import { IconPlus } from '@tabler/icons-react'
import { useCurrentUser } from '../../lib/account.ts'
import { openDialog } from '../../lib/dialogs.tsx'
import { paths } from '../../lib/paths.ts'
import { useAddress } from '../../list/address.ts'
import { FilterField } from '../../list/filter-field.tsx'
import { Choice, FilterRow } from '../../list/filters.tsx'
import { ListScreen } from '../../list/list-screen.tsx'
import { useListed } from '../../list/listed.ts'
import { MainButton } from '../../list/main-button.tsx'
import { CampusChoice } from '../choices/index.ts'
import { dues, outcomes, QueueList, queueAddress, queueQuery, queueTabs, stages } from './queue-list.tsx'
import { RegisterDialog } from './register-dialog.tsx'
import { t } from './words.ts'

const dueLabels = {
  today: t('dueToday'),
  week: t('dueWeek'),
  later: t('dueLater'),
  overdue: t('dueOverdue'),
  paused: t('duePaused'),
}

/** All requests from outside, what is due first: the central records unit’s. */
export function PublicRequestPage() {
  const [place, go] = useAddress(queueAddress)
  const { stage, due, outcome, campusId, search, page } = place
  const listed = useListed(listRequests, { query: queueQuery(place) }, { list: 'table', page, tab: stage })
  return (
    <ListScreen
      title={t('publicTitle')}
      tabs={queueTabs(paths.publicRequest(), place, listed.answer?.counts, stages)}
      active={stage}
      main={<RegisterButton />}
      filters={
        <FilterRow
          search={<FilterField label={t('find')} value={search} onChange={(next) => go({ search: next })} />}
          isOn={queueAddress.isFiltered(place)}
          onClear={() => go({ search: '', due: undefined, outcome: undefined, campusId: undefined })}
        >
          {stage === 'resolved' ? (
            <Choice
              label={t('outcome')}
              value={outcome}
              choices={outcomes.map((value) => ({ value, label: t(value) }))}
              onChange={(next) => go({ outcome: next })}
            />
          ) : (
            stage !== 'overdue' && (
              <Choice
                label={t('due')}
                value={due}
                choices={dues.map((value) => ({ value, label: dueLabels[value] }))}
                onChange={(next) => go({ due: next })}
              />
            )
          )}
          <CampusChoice campusId={campusId} choose={(next) => go({ campusId: next })} />
        </FilterRow>
      }
    >
      <QueueList
        listed={listed}
        place={place}
        nothing={t('nothingLine')}
        pathOf={paths.publicRequest}
        onPage={(next) => go({ page: next })}
      />
    </ListScreen>
  )
}

// Administrators look on.
function RegisterButton() {
  const user = useCurrentUser()
  if (!user?.isCru) return null
  return (
    <MainButton
      icon={IconPlus}
      short={t('registerShort')}
      onClick={() => openDialog((close) => <RegisterDialog onClose={close} />)}
    >
      {t('register')}
    </MainButton>
  )
}
