import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconChartBar, IconSearch, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useWay } from '../../lib/way.ts'
import { ScreenActs } from '../../list/screen-acts.tsx'
import { useViewChoice } from '../../list/view-choice.tsx'
import { type Crumb, Crumbs } from '../../ui/crumbs.tsx'
import { useIsPhone } from '../../ui/media.ts'
import { ScreenHeader } from '../../ui/screen-header.tsx'
import { campusesQuery, categoriesQuery, officesQuery, unitsQuery } from '../choices/index.ts'
import { ArchiveFilter } from './archive-filter.tsx'
import classes from './office-archive.module.css'
import { type ArchivePlace, archive, hasPart, type useArchivePlace, wholeArchive } from './place.ts'
import { t } from './words.ts'

type Place = ReturnType<typeof useArchivePlace>

/** Where in the archive one is, a search within it, the filter, and the way to the dashboard. */
export function ArchiveHeader({ place }: { place: Place }) {
  const phone = useIsPhone()
  const path = useWay(useCrumbs(place))
  const view = useViewChoice('publicPageFile')
  const search = (
    <SearchHere key={place.search} search={place.search} onSearch={(text) => place.go({ search: text, page: 0 })} />
  )
  if (phone)
    return (
      <header className={classes.phoneHead}>
        {search}
        <ArchiveFilter place={place} />
        <ScreenActs acts={view.acts} />
        <DashboardLink isShort />
        {path.length > 1 && (
          <p className={classes.phonePath}>
            {path
              .slice(1)
              .map(({ name }) => name)
              .join(' › ')}
          </p>
        )}
      </header>
    )
  return (
    <ScreenHeader
      wide
      crumbs={<Crumbs path={path} label={t('youAreIn')} moreLabel={t('more')} />}
      actions={
        <>
          {search}
          {view.toggle}
          <ArchiveFilter place={place} />
          <DashboardLink isShort={hasPart(place) || place.postingId !== undefined} />
        </>
      }
    />
  )
}

/** In a word where there is room for it beside the path. */
function DashboardLink({ isShort }: { isShort: boolean }) {
  const phone = useIsPhone()
  if (isShort)
    return (
      <ActionIcon
        size={phone ? 44 : 34}
        component={Link}
        to={paths.officeArchiveDashboard()}
        aria-label={t('dashboard')}
        title={t('dashboard')}
      >
        <IconChartBar size={phone ? 20 : 18} stroke={1.6} aria-hidden="true" />
      </ActionIcon>
    )
  return (
    <Button
      variant="default"
      component={Link}
      to={paths.officeArchiveDashboard()}
      leftSection={<IconChartBar size={16} stroke={1.7} aria-hidden="true" />}
    >
      {t('dashboard')}
    </Button>
  )
}

/** The way from the whole archive to the part that shows. */
function useCrumbs(place: ArchivePlace): Crumb[] {
  const { campusId, officeId, unitId, categoryId } = place
  const { data: campuses } = useQuery(campusesQuery())
  const { data: offices } = useQuery(officesQuery())
  const { data: units } = useQuery(unitsQuery())
  const { data: categories } = useQuery(categoriesQuery())
  const to = (part: object) => {
    const query = archive.write(archive.changed(place, { ...wholeArchive, postingId: undefined, ...part }))
    return `${paths.officeArchive()}?${query}`
  }
  const step = (id: string, name: string | undefined, part: object): Crumb[] =>
    name === undefined ? [] : [{ id, name, to: to(part) }]
  return [
    { id: 'archive', name: t('title'), to: to({}) },
    ...step('campus', campuses?.items.find(({ id }) => id === campusId)?.campusName, { campusId }),
    ...step('office', offices?.items.find(({ id }) => id === officeId)?.name, { campusId, officeId }),
    ...step('unit', units?.items.find(({ id }) => id === unitId)?.name, { campusId, officeId, unitId }),
    ...step('category', categories?.items.find(({ id }) => id === categoryId)?.category, {
      campusId,
      officeId,
      unitId,
      categoryId,
    }),
  ]
}

function SearchHere({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const [text, setText] = useState(search)
  return (
    <search className={classes.searchPlace}>
      <form
        className={classes.search}
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(text.trim())
        }}
      >
        <TextInput
          type="search"
          enterKeyHint="search"
          aria-label={t('search')}
          placeholder={t('search')}
          value={text}
          leftSection={<IconSearch size={16} stroke={1.6} aria-hidden="true" />}
          rightSection={
            text !== '' && (
              <ActionIcon size={24} aria-label={t('clearSearch')} onClick={() => (search ? onSearch('') : setText(''))}>
                <IconX size={14} stroke={1.7} aria-hidden="true" />
              </ActionIcon>
            )
          }
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </form>
    </search>
  )
}
