import { campusesQuery } from '../choices/index.ts'
import '../../ui/mantine-more.css'
import { Select } from '@mantine/core'
import type { Office } from '@sinupan/contract'
import { IconBuildingBank } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { Into } from '../../frame/slots.tsx'
import { ListPager, useRows } from '../../lib/list-pager.tsx'
import { paths } from '../../lib/paths.ts'
import { useTitle } from '../../lib/title.ts'
import { FilterField } from '../../list/filter-field.tsx'
import { useListPlace } from '../../list/place.ts'
import { ScreenHeader } from '../../ui/screen-header.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { officesQuery } from './directory.api.ts'
import classes from './directory.module.css'
import { DirectoryList } from './directory-list.tsx'
import { t } from './words.ts'

const columns = (): Column<Office>[] => [
  {
    id: 'name',
    head: t('offices'),
    main: true,
    cell: ({ id, name }) => (
      <span className={classes.name}>
        <IconBuildingBank size={18} stroke={1.6} aria-hidden="true" />
        <Link className={classes.link} to={paths.office(id)}>
          {name}
        </Link>
      </span>
    ),
  },
  { id: 'shortName', head: '', width: 120, hideUnder: 640, cell: ({ shortName }) => shortName },
  { id: 'campus', head: t('campus'), width: 200, cell: ({ campus }) => campus.campusName },
  { id: 'units', head: t('units'), width: 80, align: 'right', cell: ({ deliveryUnitCount }) => deliveryUnitCount },
]

/** The directory of campuses: their offices, each with its units and people. */
export function CampusPage() {
  useTitle(t('title'))
  const place = useListPlace()
  const [query, setQuery] = useSearchParams()
  const campusId = Number(query.get('campus')) || undefined
  const pageSize = useRows('table')
  const { search, page } = place
  const offices = useQuery(officesQuery({ page, pageSize, campusId, ...(search && { search }) }))
  const campuses = useQuery(campusesQuery())
  const navigate = useNavigate()
  return (
    <>
      <Into slot="title">
        <h1>{t('title')}</h1>
      </Into>
      <ScreenHeader title={t('title')} wide />
      <div className={classes.bar}>
        <FilterField label={t('filterOffices')} value={search} onChange={(next) => place.go({ search: next })} />
        <Select
          className={classes.choice ?? ''}
          aria-label={t('campus')}
          placeholder={t('allCampuses')}
          clearable
          data={(campuses.data?.items ?? []).map(({ id, campusName }) => ({ value: String(id), label: campusName }))}
          value={campusId === undefined ? null : String(campusId)}
          onChange={(id) => setQuery({ ...(search && { q: search }), ...(id && { campus: id }) }, { replace: true })}
        />
        {offices.data && (
          <span className={classes.count} role="status">
            {t('officeTotal', { count: offices.data.total })}
          </span>
        )}
      </div>
      <DirectoryList
        label={t('offices')}
        columns={columns()}
        list={offices}
        rowId={({ id }) => String(id)}
        onOpen={({ id }) => void navigate(paths.office(id))}
        phoneRow={(office) => ({
          icon: <IconBuildingBank size={24} stroke={1.5} aria-hidden="true" />,
          name: office.name,
          meta: `${office.campus.campusName} · ${t('unitTotal', { count: office.deliveryUnitCount })}`,
        })}
        failed={t('officesFailed')}
        empty={
          search
            ? { title: t('nothingFound', { search }), line: t('nothingFoundLine') }
            : { title: t('noOffices'), line: t('noOfficesLine') }
        }
      />
      {offices.data && (
        <ListPager list="table" total={offices.data.total} page={page} onPage={(next) => place.go({ page: next })} />
      )}
    </>
  )
}
