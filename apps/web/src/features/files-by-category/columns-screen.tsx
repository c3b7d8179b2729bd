import { Into } from '../../frame/slots.tsx'
import { formatCount } from '../../lib/format.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { useTitle } from '../../lib/title.ts'
import { FilterField } from '../../list/filter-field.tsx'
import { LoadingList } from '../../list/loading-list.tsx'
import { ChoiceColumn } from '../../ui/columns/choice-column.tsx'
import { Columns } from '../../ui/columns/columns.tsx'
import { ScreenHeader } from '../../ui/screen-header.tsx'
import { BesideList } from './beside-list.tsx'
import { categoryColumns } from './category-table.tsx'
import { DocumentsColumn } from './documents-column.tsx'
import { documentsIn, type Group, groupIdOf, groupName, type Shelf, shelfIdOf, shelfName, shownIn } from './shelves.ts'
import { NothingYet, type ShelvesProps } from './shelves-parts.tsx'
import { useCategoryList } from './use-category-list.ts'
import { useColumnFocus } from './use-column-focus.ts'
import { useWalkedPlace } from './use-walked-place.ts'
import { useShelfViews } from './view-choice.tsx'
import { t } from './words.ts'

/** Three columns at a desk, walked through with the arrows. */
export function ColumnsScreen(props: ShelvesProps & { unitId: number }) {
  const { shelves, place } = props
  useTitle(t('title'))
  const views = useShelfViews(place, true)
  const groups = shelves.data?.items
  return (
    <>
      <Into slot="title">
        <h1>{t('title')}</h1>
      </Into>
      {groups && groups.length > 0 ? (
        <Filled {...props} groups={groups} />
      ) : (
        <>
          <ScreenHeader title={t('title')} actions={views.toggle} />
          <Otherwise shelves={shelves} />
        </>
      )}
    </>
  )
}

function Otherwise({ shelves: { data, error, refetch } }: Pick<ShelvesProps, 'shelves'>) {
  if (data) return <NothingYet />
  if (error) return <LoadFailure title={t('failedTitle')} error={error} onRetry={() => void refetch()} />
  return <LoadingList label={t('loading')} columns={categoryColumns()} />
}

type FilledProps = ShelvesProps & { unitId: number; groups: readonly Group[] }

function Filled({ unitId, groups, place: addressed, go }: FilledProps) {
  const [place, walk] = useWalkedPlace(addressed, go)
  const { group, shelf } = shownIn(groups, place)
  const categoryId = shelf && shelfIdOf(shelf)
  const list = useCategoryList({ unitId, categoryId, place, go, kind: 'list', panelFollows: false })
  const views = useShelfViews({ ...place, categoryId }, true)
  const { root, into, leaveDocuments } = useColumnFocus(list)
  // Walking over choices by key is one step of the way back, not one each.
  const how = (byKey: boolean) => ({ replace: byKey })
  return (
    <>
      <ScreenHeader
        title={t('title')}
        actions={
          <>
            <div ref={list.filterPlace}>
              <FilterField label={t('filter')} value={place.search} onChange={(search) => go({ search })} />
            </div>
            {views.toggle}
          </>
        }
      />
      <Columns rootRef={root}>
        <ChoiceColumn
          label={t('groups')}
          choices={groups.map(groupChoice)}
          chosenId={group && String(groupIdOf(group))}
          onChoose={(id, byKey) => walk({ groupId: Number(id), categoryId: undefined, search: '' }, how(byKey))}
          onLeave={(direction) => direction === 'right' && into('categories')}
        />
        <ChoiceColumn
          label={t('categories')}
          choices={group?.categories.map(shelfChoice) ?? []}
          chosenId={categoryId === undefined ? undefined : String(categoryId)}
          onChoose={(id, byKey) => walk({ categoryId: Number(id), groupId: undefined, search: '' }, how(byKey))}
          onLeave={(direction) => into(direction === 'right' ? 'documents' : 'groups')}
        />
        <DocumentsColumn key={categoryId} list={list} name={shelf ? shelfName(shelf) : ''} onLeave={leaveDocuments} />
      </Columns>
      <BesideList list={list} />
    </>
  )
}

const groupChoice = (group: Group) => ({
  id: String(groupIdOf(group)),
  name: groupName(group),
  aside: formatCount(documentsIn(group.categories)),
})

const shelfChoice = (shelf: Shelf) => ({
  id: String(shelfIdOf(shelf)),
  name: shelfName(shelf),
  aside: formatCount(shelf.fileCount),
})
