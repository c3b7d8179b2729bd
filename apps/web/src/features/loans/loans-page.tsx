import { type Loan, type LoanStage, listAllLoans, listOwnLoans, listUnitLoans } from '@sinupan/contract'
import { IconBooks } from '@tabler/icons-react'
import { useUnit } from '../../frame/unit.ts'
import { useUser } from '../../lib/account.ts'
import { formatCount } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { address, useAddress } from '../../list/address.ts'
import { oneOf, page, text } from '../../list/address-parts.ts'
import { FilterField } from '../../list/filter-field.tsx'
import { FilterRow, SwitchChoice } from '../../list/filters.tsx'
import { ListScreen, type ScreenTab } from '../../list/list-screen.tsx'
import { useListed } from '../../list/listed.ts'
import { TableList } from '../../list/table-list.tsx'
import { MiddleName } from '../../ui/middle-name.tsx'
import { StatusMark } from '../../ui/status-mark.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { dayWords, lineWords, nameOf, statusOfLoan, whoOf } from './loan-words.ts'
import classes from './loans.module.css'
import { useLoanActs } from './use-loan-acts.tsx'
import { t } from './words.ts'

const stages = ['waiting', 'ready', 'out', 'overdue', 'back', 'over'] as const satisfies readonly LoanStage[]
const nothing = {
  waiting: t('nothingWaiting'),
  ready: t('nothingReady'),
  out: t('nothingOut'),
  overdue: t('nothingOverdue'),
  back: t('nothingBack'),
  over: t('nothingOver'),
}
const loansAddress = address(
  {
    stage: oneOf('stage', stages, 'waiting'),
    whose: oneOf('whose', ['unit', 'mine', 'all'], 'unit'),
    search: text('q'),
    page: page(),
  },
  { filters: ['search'] },
)
type Place = ReturnType<typeof loansAddress.read>

/** Originals on loan, by where they stand: those that are asked of one’s unit, or those that one asked for. */
export function LoansPage() {
  const [place, go] = useAddress(loansAddress)
  const { stage, whose, search } = place
  const unit = useUnit()
  const query = { stage, ...(search && { search }) }
  const { isCru } = useUser()
  const isMine = whose === 'mine'
  const isAll = whose === 'all' && isCru
  const paged = { list: 'table', page: place.page, tab: stage } as const
  const own = useListed(listOwnLoans, { query }, { ...paged, isOn: isMine })
  const units = useListed(listUnitLoans, { params: { duId: unit.id }, query }, { ...paged, isOn: !isMine && !isAll })
  const all = useListed(listAllLoans, { query }, { ...paged, isOn: isAll })
  const listed = isMine ? own : isAll ? all : units
  const { actsOf, open } = useLoanActs()
  return (
    <ListScreen
      title={t('title')}
      tabs={tabsOf(place, listed.answer?.counts)}
      active={stage}
      filters={
        <FilterRow
          search={<FilterField label={t('find')} value={search} onChange={(next) => go({ search: next })} />}
          isOn={whose !== 'unit' || search !== ''}
          onClear={() => go({ whose: 'unit', search: '' })}
        >
          <SwitchChoice
            label={t('whose')}
            value={whose}
            choices={[
              { value: 'unit', label: t('askedOf', { unit: unit.name }) },
              { value: 'mine', label: t('mine') },
              ...(isCru ? ([{ value: 'all', label: t('allUnits') }] as const) : []),
            ]}
            onChange={(next) => go({ whose: next })}
          />
        </FilterRow>
      }
    >
      <TableList
        label={t(stage)}
        listed={listed}
        failed={t('failed')}
        empty={{ drawing: 'documents', title: nothing[stage], line: t('nothingLine') }}
        filtered={search}
        columns={columns({ isMine, isAll })}
        rowId={({ id }) => String(id)}
        rowHeight={48}
        nameOf={nameOf}
        phoneRow={(loan) => ({
          icon: <IconBooks size={24} stroke={1.5} aria-hidden="true" />,
          meta: [
            isMine || isAll ? loan.deliveryUnit.name : '',
            isMine ? '' : whoOf(loan),
            dayWords(loan),
            lineOrNothing(loan),
          ]
            .filter(Boolean)
            .join(' · '),
        })}
        actsOf={actsOf}
        onOpen={open}
        pages={{ ...paged, onPage: (next) => go({ page: next }) }}
      />
    </ListScreen>
  )
}

// On a phone a row has room for what is unusual alone.
const lineOrNothing = (loan: Loan) => ((loan.position ?? 0) > 0 || loan.waiting > 0 ? lineWords(loan) : '')

function tabsOf({ whose }: Place, counts: Record<LoanStage, number> | undefined): ScreenTab[] {
  return stages.map((stage) => ({
    id: stage,
    label: t(stage),
    to: loansAddressOf(stage, whose),
    ...(counts && counts[stage] > 0 && { count: formatCount(counts[stage]) }),
  }))
}

function loansAddressOf(stage: LoanStage, whose: Place['whose']): string {
  const query = new URLSearchParams({
    ...(stage !== 'waiting' && { stage }),
    ...(whose !== 'unit' && { whose }),
  }).toString()
  return query ? `${paths.loans()}?${query}` : paths.loans()
}

const columns = ({ isMine, isAll }: { isMine: boolean; isAll: boolean }): Column<Loan>[] => [
  { id: 'document', head: t('document'), main: true, cell: (loan) => <Original loan={loan} /> },
  ...(isMine || isAll ? [keptBy] : []),
  ...(isMine ? [] : [askedBy]),
  { id: 'when', head: t('when'), width: 184, cell: dayWords },
  // Whose turn it is is for who hands it out; the list of all units has no room for it.
  ...(isAll ? [] : [line]),
  {
    id: 'state',
    head: t('state'),
    width: 152,
    cell: ({ status, isOverdue }) => (
      <StatusMark status={isOverdue ? 'overdue' : statusOfLoan[status]} label={isOverdue ? t('overdue') : t(status)} />
    ),
  },
]

const keptBy: Column<Loan> = {
  id: 'unit',
  head: t('keptBy'),
  width: 176,
  hideUnder: 720,
  cell: ({ deliveryUnit }) => deliveryUnit.name,
}

const line: Column<Loan> = { id: 'line', head: t('line'), width: 168, hideUnder: 800, cell: lineWords }
const askedBy: Column<Loan> = { id: 'who', head: t('who'), width: 176, hideUnder: 640, cell: whoOf }

/** The original, and below it where it belongs and what it is needed for. */
function Original({ loan }: { loan: Loan }) {
  const { document, reason } = loan
  const below = [document?.itemCode, document?.place, reason].filter(Boolean).join(' · ')
  return (
    <span className={classes.two}>
      <MiddleName name={nameOf(loan)} />
      <span className={classes.below}>{below}</span>
    </span>
  )
}
