import { ActionIcon, Button } from '@mantine/core'
import type { Holiday } from '@sinupan/contract'
import { IconCalendarEvent, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Into } from '../../frame/slots.tsx'
import { ConfirmCommand } from '../../lib/confirm-command.tsx'
import { openDialog } from '../../lib/dialogs.tsx'
import { formatCalendarDate, today } from '../../lib/format.ts'
import { useTitle } from '../../lib/title.ts'
import { toast } from '../../lib/toast.tsx'
import { AdminList } from '../../list/admin-list.tsx'
import { Choice, FilterRow } from '../../list/filters.tsx'
import { PhoneActs } from '../../list/phone-acts.tsx'
import { useAddress } from '../../list/use-address.ts'
import { ScreenHeader } from '../../ui/screen-header.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { campusesQuery } from '../choices/index.ts'
import { holidaysQuery, useRemoveHoliday } from './admin-holidays.api.ts'
import classes from './admin-holidays.module.css'
import { AddHolidayDialog, EditHolidayDialog } from './holiday-dialog.tsx'
import { t } from './words.ts'

const thisYear = () => Number(today().slice(0, 4))
const icon = { size: 16, stroke: 1.7, 'aria-hidden': 'true' } as const

/** The days on which offices are closed, a year at a time. */
export function HolidaysPage() {
  useTitle(t('title'))
  const address = useAddress()
  const year = /^\d{4}$/.test(address.given.year ?? '') ? Number(address.given.year) : thisYear()
  const campus = address.given.campus ? Number(address.given.campus) : undefined
  const list = useQuery(holidaysQuery(year, campus))
  return (
    <>
      <Into slot="title">
        <h1>{t('title')}</h1>
      </Into>
      <ScreenHeader
        title={t('title')}
        wide
        actions={<AddButton year={year} />}
        phoneActions={
          <PhoneActs>
            <AddButton year={year} isShort />
          </PhoneActs>
        }
      />
      <Filters address={address} year={year} />
      <AdminList
        label={t('title')}
        list={list}
        address={{ ...address, hasFilter: campus !== undefined }}
        failed={t('failed')}
        empty={{ drawing: 'inbox', title: t('empty', { year }), line: t('emptyLine') }}
        columns={columns()}
        rowId={({ id }) => String(id)}
        phoneRow={(holiday) => ({
          icon: <IconCalendarEvent size={20} stroke={1.6} aria-hidden="true" />,
          name: holiday.name,
          meta: `${formatCalendarDate(holiday.date)} · ${t(holiday.kind)} · ${campusOf(holiday)}`,
          menu: <Acts holiday={holiday} />,
        })}
        onOpen={edit}
      />
    </>
  )
}

function Filters({ address: { go, given }, year }: { address: ReturnType<typeof useAddress>; year: number }) {
  const campuses = useQuery(campusesQuery()).data?.items ?? []
  // The one that an address asks for is among them, however far it lies.
  const years = [...new Set([year, ...Array.from({ length: 8 }, (_, index) => thisYear() + 2 - index)])]
    .sort((one, other) => other - one)
    .map(String)
  return (
    <FilterRow
      search={
        <Choice
          label={t('year')}
          value={String(year)}
          choices={years.map((value) => ({ value, label: value }))}
          onChange={(next) => go({ year: next })}
        />
      }
      isOn={given.campus !== undefined}
      onClear={() => go({ campus: '' })}
    >
      <Choice
        label={t('campus')}
        value={given.campus}
        choices={campuses.map(({ id, campusName }) => ({ value: String(id), label: campusName }))}
        onChange={(next) => go({ campus: next })}
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
  {
    id: 'acts',
    head: <span className="visually-hidden">{t('acts')}</span>,
    width: 104,
    align: 'right',
    cell: (holiday) => <Acts holiday={holiday} />,
  },
]

const edit = (holiday: Holiday) => openDialog((close) => <EditHolidayDialog holiday={holiday} onClose={close} />)

function Acts({ holiday }: { holiday: Holiday }) {
  const { name } = holiday
  return (
    <span className={classes.acts}>
      <ActionIcon aria-label={t('editOf', { name })} title={t('edit')} onClick={() => edit(holiday)}>
        <IconPencil {...icon} />
      </ActionIcon>
      <ActionIcon
        aria-label={t('removeOf', { name })}
        title={t('removeAct')}
        onClick={() => openDialog((close) => <RemoveDialog holiday={holiday} onClose={close} />)}
      >
        <IconTrash {...icon} />
      </ActionIcon>
    </span>
  )
}

function RemoveDialog({ holiday: { id, name }, onClose }: { holiday: Holiday; onClose: () => void }) {
  const remove = useRemoveHoliday({ onDone: () => toast.done({ title: t('removed', { name }) }) })
  return (
    <ConfirmCommand
      title={t('removeTitle', { name })}
      act={t('removeAct')}
      run={() => remove({ params: { id } })}
      onClose={onClose}
    >
      {t('removeLine')}
    </ConfirmCommand>
  )
}

const AddButton = ({ year, isShort = false }: { year: number; isShort?: boolean }) => (
  <Button
    leftSection={<IconPlus {...icon} />}
    onClick={() =>
      openDialog((close) => <AddHolidayDialog date={year === thisYear() ? today() : `${year}-01-01`} onClose={close} />)
    }
  >
    {isShort ? t('addShort') : t('add')}
  </Button>
)
