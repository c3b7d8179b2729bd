import { IconChevronRight } from '@tabler/icons-react'
import { Into } from '../../frame/slots.tsx'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { paths } from '../../lib/paths.ts'
import { useTitle } from '../../lib/title.ts'
import { ScreenHeader } from '../../ui/screen-header.tsx'
import { SkeletonList } from '../../ui/states/skeletons.tsx'
import { ListRow } from '../../ui/table/list-row.tsx'
import { pathOf } from './address.ts'
import { CategoryScreen } from './category-screen.tsx'
import { chosenIn, documentsIn, type Group, groupIdOf, groupName, shelfIdOf, shelfName } from './shelves.ts'
import { NothingYet, type ShelvesProps } from './shelves-parts.tsx'
import { useCategoryName } from './use-category-name.ts'
import { ViewChoice } from './view-choice.tsx'
import { t } from './words.ts'

/** The columns on a phone, one at a time: groups, then a group's categories, then documents. */
export function PhoneColumns({ unitId, shelves, place, go }: ShelvesProps & { unitId: number }) {
  const { data, error, refetch } = shelves
  const { group } = chosenIn(data?.items ?? [], place)
  const name = useCategoryName(data?.items, place.categoryId)
  if (place.categoryId !== undefined)
    return (
      <CategoryScreen
        key={place.categoryId}
        unitId={unitId}
        categoryId={place.categoryId}
        name={name}
        place={place}
        go={go}
        up={{
          label: group ? groupName(group) : t('groups'),
          path: paths.filesByCategoryColumns(),
          groupId: group && groupIdOf(group),
        }}
      />
    )
  const title = group ? groupName(group) : t('title')
  return (
    <>
      <Heading title={title} />
      <ScreenHeader
        {...(group && { back: { label: t('groups'), to: pathOf(paths.filesByCategoryColumns(), {}) } })}
        phoneActions={<ViewChoice place={place} areColumns />}
      />
      {error && !data ? (
        <LoadFailure title={t('failedTitle')} error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonList label={t('loading')} />
      ) : group ? (
        <Steps
          label={t('categories')}
          steps={group.categories.map((shelf) => ({
            id: shelfIdOf(shelf),
            name: shelfName(shelf),
            count: shelf.fileCount,
          }))}
          onGo={(categoryId) => go({ categoryId, groupId: undefined })}
        />
      ) : data.items.length === 0 ? (
        <NothingYet />
      ) : (
        <Steps label={t('groups')} steps={data.items.map(stepOf)} onGo={(groupId) => go({ groupId })} />
      )}
    </>
  )
}

function Heading({ title }: { title: string }) {
  useTitle(title)
  return (
    <Into slot="title">
      <h1>{title}</h1>
    </Into>
  )
}

const stepOf = (group: Group): Step => ({
  id: groupIdOf(group),
  name: groupName(group),
  count: documentsIn(group.categories),
})

interface Step {
  id: number
  name: string
  count: number
}

const Steps = ({ label, steps, onGo }: { label: string; steps: readonly Step[]; onGo: (id: number) => void }) => (
  <ul aria-label={label} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
    {steps.map(({ id, name, count }) => (
      <li key={id}>
        <ListRow
          name={name}
          meta={t('documentCount', { count })}
          menu={<IconChevronRight size={20} stroke={1.6} color="var(--third-text)" aria-hidden="true" />}
          onClick={() => onGo(id)}
        />
      </li>
    ))}
  </ul>
)
