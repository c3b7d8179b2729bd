import { listPeopleOfOffice, type UnitPerson } from '@sinupan/contract'
import { IconUser } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { usePageLoad } from '../../lib/page-load.ts'
import { paths } from '../../lib/paths.ts'
import { sortedName } from '../../lib/stored-user.ts'
import { useWay } from '../../lib/way.ts'
import { address, useAddress } from '../../list/address.ts'
import { id, page, text } from '../../list/address-parts.ts'
import { Choice } from '../../list/filters.tsx'
import { ListScreen } from '../../list/list-screen.tsx'
import { useListed } from '../../list/listed.ts'
import { TableList } from '../../list/table-list.tsx'
import { Crumbs } from '../../ui/crumbs.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { officeQuery, unitsQuery } from './directory.api.ts'
import classes from './directory.module.css'
import { t } from './words.ts'

const columns = (unitName: (id: number) => string): Column<UnitPerson>[] => [
  { id: 'name', head: t('person'), main: true, cell: ({ user }) => sortedName(user) },
  { id: 'position', head: t('position'), width: 240, hideUnder: 720, cell: ({ user }) => user.position ?? '–' },
  { id: 'unit', head: t('unit'), width: 200, cell: (person) => placeOf(person, unitName) },
  {
    id: 'email',
    head: t('email'),
    width: 240,
    hideUnder: 800,
    cell: ({ user }) => (
      <a className={classes.link} href={`mailto:${user.email}`}>
        {user.email}
      </a>
    ),
  },
]

const placeOf = ({ deliveryUnitId, accessId }: UnitPerson, unitName: (id: number) => string) =>
  accessId === null ? unitName(deliveryUnitId) : `${unitName(deliveryUnitId)}, ${t('worksToo')}`

const people = address({ search: text('q'), unitId: id('unit'), page: page() }, { filters: ['search', 'unitId'] })

/** An office: its units and who works in them. */
export function OfficePage() {
  const officeId = Number(useParams().id) || 0
  const office = usePageLoad(officeQuery(officeId))
  const units = useQuery(unitsQuery(officeId)).data?.items ?? []
  const [place, go] = useAddress(people)
  const { search, unitId } = place
  const listed = useListed(
    listPeopleOfOffice,
    { params: { id: officeId }, query: { search: search || undefined, deliveryUnitId: unitId } },
    { list: 'table', page: place.page },
  )
  const title = office.data?.name ?? t('title')
  const unitName = (id: number) => units.find((unit) => unit.id === id)?.name ?? '–'
  return (
    <ListScreen
      title={title}
      back={{ label: t('title'), to: paths.campuses() }}
      crumbs={<Way name={title} campus={office.data?.campus} />}
      filter={{ label: t('filterPeople'), value: search, onChange: (next) => go({ search: next }) }}
      narrowing={
        <Choice
          label={t('unit')}
          value={unitId}
          choices={units.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(next) => go({ unitId: next })}
        />
      }
      count={listed.rows && `${t('unitTotal', { count: units.length })} · ${t('personTotal', { count: listed.total })}`}
    >
      <TableList
        label={t('people')}
        listed={listed}
        failed={t('peopleFailed')}
        empty={{ drawing: 'people', title: t('noPeople'), line: t('noPeopleLine') }}
        filtered={search || people.isFiltered(place)}
        columns={columns(unitName)}
        rowId={({ user, deliveryUnitId }) => `${user.id} ${deliveryUnitId}`}
        nameOf={({ user }) => sortedName(user)}
        phoneRow={(person) => ({
          icon: <IconUser size={24} stroke={1.5} aria-hidden="true" />,
          meta: [person.user.position, placeOf(person, unitName)].filter(Boolean).join(' · '),
        })}
        pages={{ list: 'table', page: place.page, onPage: (next) => go({ page: next }) }}
      />
    </ListScreen>
  )
}

function Way({ name, campus }: { name: string; campus: { id: number; campusName: string } | undefined }) {
  const inCampus = `${paths.campuses()}?campus=${campus?.id ?? ''}`
  const path = useWay(
    [
      { id: 'all', name: t('title'), to: paths.campuses() },
      { id: 'campus', name: campus?.campusName ?? '…', to: inCampus },
      { id: 'office', name },
    ],
    campus !== undefined,
  )
  return <Crumbs label={t('place')} moreLabel={t('morePlaces')} path={path} />
}
