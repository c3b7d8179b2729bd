import type { Holiday } from '@sinupan/contract'
import { IconCalendarEvent, IconPencil, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { ConfirmCommand } from '../../lib/confirm-command.tsx'
import { openDialog } from '../../lib/dialogs.tsx'
import { formatCalendarDate, today } from '../../lib/format.ts'
import { toast } from '../../lib/toast.tsx'
import type { Acts } from '../../list/acts.ts'
import { address, type Part, useAddress } from '../../list/address.ts'
import { id } from '../../list/address-parts.ts'
import { Choice, FilterRow } from '../../list/filters.tsx'
import { ListScreen } from '../../list/list-screen.tsx'
import { whole } from '../../list/listed.ts'
import { NewButton } from '../../list/new-button.tsx'
import { TableList } from '../../list/table-list.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { campusesQuery } from '../choices/index.ts'
import { holidaysQuery, useRemoveHoliday } from './admin-holidays.api.ts'
import classes from './admin-holidays.module.css'
import { AddHolidayDialog, EditHolidayDialog } from './holiday-dialog.tsx'
import { t } from './words.ts'

const thisYear = () => Number(today().slice(0, 4))
/** A year as it is; this one goes without saying. */
const year = (): Part<number> => ({
  names: ['year'],
  read: (query) => {
    const given = query.get('year') ?? ''
    return /^\d{4}$/.test(given) ? Number(given) : thisYear()
  },
  write: (value) => [value === thisYear() ? '' : String(value)],
})

const holidays = address({ year: year(), campusId: id('campus') }, { filters: ['campusId'] })

/** The days on which offices are closed, a year at a time. */
export function HolidaysPage() {
  const [place, go] = useAddress(holidays)
  const asked = useQuery(holidaysQuery(place.year, place.campusId))
  return (
    <ListScreen
      title={t('title')}
      main={<AddButton year={place.year} />}
      filters={<Filters year={place.year} campusId={place.campusId} go={go} />}
    >
      <TableList
        label={t('title')}
        listed={whole(asked.data?.items, asked)}
        failed={t('failed')}
        empty={{ drawing: 'inbox', title: t('empty', { year: place.year }), line: t('emptyLine') }}
        filtered={holidays.isFiltered(place)}
        columns={columns()}
        rowId={({ id }) => String(id)}
        nameOf={({ name }) => name}
        phoneRow={(holiday) => ({
          icon: <IconCalendarEvent size={20} stroke={1.6} aria-hidden="true" />,
          meta: `${formatCalendarDate(holiday.date)} · ${t(holiday.kind)} · ${campusOf(holiday)}`,
        })}
        actsOf={actsOf}
      />
    </ListScreen>
  )
}

interface FiltersProps {
  year: number
  campusId: number | undefined
  go: (change: { year?: number; campusId?: number | undefined }) => void
}

function Filters({ year, campusId, go }: FiltersProps) {
  const campuses = useQuery(campusesQuery()).data?.items ?? []
  // The one that an address asks for is among them, however far it lies.
  const years = [...new Set([year, ...Array.from({ length: 8 }, (_, index) => thisYear() + 2 - index)])].sort(
    (one, other) => other - one,
  )
  return (
    <FilterRow
      search={
        <Choice
          label={t('year')}
          value={year}
          choices={years.map((value) => ({ value, label: String(value) }))}
          onChange={(next) => go({ year: next ?? thisYear() })}
        />
      }
      isOn={campusId !== undefined}
      onClear={() => go({ campusId: undefined })}
    >
      <Choice
        label={t('campus')}
        value={campusId}
        choices={campuses.map(({ id, campusName }) => ({ value: id, label: campusName }))}
        onChange={(next) => go({ campusId: next })}
      />
    </FilterRow>
  )
}

const weekday = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' })
const campusOf = ({ campus }: Holiday) => campus?.campusName ?? t('allCampuses')

const columns = (): Column<Holiday>[] => [
  {
    id: 'date',
    head: t('date'),
    width: 220,
    cell: ({ date }) => (
      <>
        {formatCalendarDate(date)} <span className={classes.weekday}>{weekday.format(new Date(date))}</span>
      </>
    ),
  },
  { id: 'name', head: t('name'), main: true, cell: ({ name }) => name },
  { id: 'kind', head: t('kind'), width: 200, hideUnder: 640, cell: ({ kind }) => t(kind) },
  { id: 'campus', head: t('campus'), width: 180, hideUnder: 720, cell: campusOf },
]

const edit = (holiday: Holiday) => openDialog((close) => <EditHolidayDialog holiday={holiday} onClose={close} />)

const actsOf = (holiday: Holiday): Acts => [
  [{ id: 'rename', label: t('editAct'), icon: IconPencil, shortcut: 'F2', run: () => edit(holiday) }],
  [
    {
      id: 'remove',
      label: t('remove'),
      icon: IconTrash,
      shortcut: 'Del',
      danger: true,
      run: () => openDialog((close) => <RemoveDialog holiday={holiday} onClose={close} />),
    },
  ],
]

function RemoveDialog({ holiday: { id, name }, onClose }: { holiday: Holiday; onClose: () => void }) {
  const remove = useRemoveHoliday({ onDone: () => toast.done({ title: t('removed', { name }) }) })
  return (
    <ConfirmCommand
      title={t('removeTitle', { name })}
      act={t('removeAct')}
      isDanger
      run={() => remove({ params: { id } })}
      onClose={onClose}
    >
      {t('removeLine')}
    </ConfirmCommand>
  )
}

const AddButton = ({ year }: { year: number }) => (
  <NewButton
    short={t('addShort')}
    onClick={() =>
      openDialog((close) => <AddHolidayDialog date={year === thisYear() ? today() : `${year}-01-01`} onClose={close} />)
    }
  >
    {t('add')}
  </NewButton>
)
