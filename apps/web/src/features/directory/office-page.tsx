import '../../ui/mantine-more.css'
import { Select } from '@mantine/core'
import type { DeliveryUnit, UnitPerson } from '@sinupan/contract'
import { IconUser } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { Into } from '../../frame/slots.tsx'
import { ListPager, useRows } from '../../lib/list-pager.tsx'
import { usePageLoad } from '../../lib/page-load.ts'
import { paths } from '../../lib/paths.ts'
import { fullName } from '../../lib/stored-user.ts'
import { useTitle } from '../../lib/title.ts'
import { FilterField } from '../../list/filter-field.tsx'
import { useListPlace } from '../../list/place.ts'
import { Crumbs } from '../../ui/crumbs.tsx'
import { ScreenHeader } from '../../ui/screen-header.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { officeQuery, peopleQuery, unitsQuery } from './directory.api.ts'
import classes from './directory.module.css'
import { DirectoryList } from './directory-list.tsx'
import { t } from './words.ts'

const columns = (unitName: (id: number) => string): Column<UnitPerson>[] => [
  { id: 'name', head: t('person'), main: true, cell: ({ user }) => fullName(user) },
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

/** An office: its units and who works in them. */
export function OfficePage() {
  const id = Number(useParams().id) || 0
  const office = usePageLoad(officeQuery(id))
  const units = useQuery(unitsQuery(id)).data?.items ?? []
  const place = useListPlace()
  const [query, setQuery] = useSearchParams()
  const deliveryUnitId = Number(query.get('unit')) || undefined
  const pageSize = useRows('table')
  const { search, page } = place
  const people = useQuery(peopleQuery(id, { page, pageSize, deliveryUnitId, ...(search && { search }) }))
  const title = office.data?.name ?? t('title')
  useTitle(title)
  const unitName = (unitId: number) => units.find((unit) => unit.id === unitId)?.name ?? '–'
  return (
    <>
      <Into slot="title">
        <h1>{title}</h1>
      </Into>
      <ScreenHeader
        wide
        back={{ label: t('title'), to: paths.campuses() }}
        crumbs={
          <Crumbs
            label={t('place')}
            moreLabel={t('morePlaces')}
            path={[
              { id: 'all', name: t('title'), to: paths.campuses() },
              {
                id: 'campus',
                name: office.data?.campus.campusName ?? '…',
                to: `${paths.campuses()}?campus=${office.data?.campusId ?? ''}`,
              },
              { id: 'office', name: title },
            ]}
          />
        }
      />
      <div className={classes.bar}>
        <FilterField label={t('filterPeople')} value={search} onChange={(next) => place.go({ search: next })} />
        <UnitSelect
          units={units}
          unitId={deliveryUnitId}
          onChange={(unit) => setQuery({ ...(search && { q: search }), ...(unit && { unit }) }, { replace: true })}
        />
        {people.data && (
          <span className={classes.count} role="status">
            {t('unitTotal', { count: units.length })} · {t('personTotal', { count: people.data.total })}
          </span>
        )}
      </div>
      <DirectoryList
        label={t('people')}
        columns={columns(unitName)}
        list={people}
        rowId={({ user, deliveryUnitId: unitId }) => `${user.id} ${unitId}`}
        phoneRow={(person) => ({
          icon: <IconUser size={24} stroke={1.5} aria-hidden="true" />,
          name: fullName(person.user),
          meta: [person.user.position, placeOf(person, unitName)].filter(Boolean).join(' · '),
        })}
        failed={t('peopleFailed')}
        empty={
          search
            ? { title: t('nothingFound', { search }), line: t('nothingFoundLine') }
            : { title: t('noPeople'), line: t('noPeopleLine') }
        }
      />
      {people.data && (
        <ListPager list="table" total={people.data.total} page={page} onPage={(next) => place.go({ page: next })} />
      )}
    </>
  )
}

interface UnitSelectProps {
  units: readonly DeliveryUnit[]
  unitId: number | undefined
  onChange: (id: string | null) => void
}

const UnitSelect = ({ units, unitId, onChange }: UnitSelectProps) => (
  <Select
    className={classes.choice ?? ''}
    aria-label={t('unit')}
    placeholder={t('allUnits')}
    clearable
    searchable={units.length > 12}
    limit={100}
    data={units.map(({ id, name }) => ({ value: String(id), label: name }))}
    value={unitId === undefined ? null : String(unitId)}
    onChange={onChange}
  />
)
