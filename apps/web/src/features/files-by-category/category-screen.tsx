import { Into } from '../../frame/slots.tsx'
import { useNowhere } from '../../lib/page-load.ts'
import { useTitle } from '../../lib/title.ts'
import { useWay } from '../../lib/way.ts'
import type { Go } from '../../list/address.ts'
import { FilterField } from '../../list/filter-field.tsx'
import { ListArea } from '../../list/list-area.tsx'
import { ListSelectionBar } from '../../list/list-selection-bar.tsx'
import { Crumbs } from '../../ui/crumbs.tsx'
import { ScreenHeader } from '../../ui/screen-header.tsx'
import { type CategoryPlace, pathOf } from './address.ts'
import { BesideList } from './beside-list.tsx'
import { CategoryBody } from './category-body.tsx'
import { PhoneView } from './phone-view.tsx'
import { useCategoryList } from './use-category-list.ts'
import { useShelfLayout, useShelfViews } from './view-choice.tsx'
import { t } from './words.ts'

interface CategoryScreenProps {
  unitId: number
  categoryId: number
  name: string
  place: CategoryPlace
  go: Go<CategoryPlace>
  /** Where one came from: all shelves, or a group's. */
  up: { label: string; path: string; groupId?: number | undefined }
}

/** All documents of a category, with everything that My Office can do with them. */
export function CategoryScreen({ unitId, categoryId, name, place, go, up }: CategoryScreenProps) {
  const [layout] = useShelfLayout()
  const kind = layout === 'grid' ? 'grid' : 'table'
  const list = useCategoryList({ unitId, categoryId, place, go, kind, panelFollows: true })
  const upTo = pathOf(up.path, { groupId: up.groupId })
  const views = useShelfViews(place, false)
  const way = useWay([
    { id: 'all', name: t('title'), to: upTo },
    { id: String(categoryId), name },
  ])
  const filter = (
    <div ref={list.filterPlace}>
      <FilterField label={t('filter')} value={place.search} onChange={(search) => go({ search })} />
    </div>
  )
  useNowhere(list.listed.error, list.listed.rows !== undefined)
  useTitle(name)
  return (
    <>
      <Into slot="title">
        <h1>{name}</h1>
      </Into>
      <ListArea
        rows={list.entries}
        selecting={list.selecting}
        onOpen={list.onOpen}
        top={
          <>
            <ScreenHeader
              back={{ label: up.label, to: upTo }}
              crumbs={<Crumbs path={way} label={t('youAreIn')} moreLabel={t('more')} />}
              actions={
                <>
                  {filter}
                  {views.toggle}
                </>
              }
              phoneActions={<PhoneView place={place} go={go} />}
            />
            <ListSelectionBar
              count={list.chosen.length}
              scope={list.scope}
              acts={list.acts}
              onClear={list.selecting.clear}
            />
          </>
        }
      >
        <CategoryBody list={list} name={name} layout={layout} />
      </ListArea>
      <BesideList list={list} />
    </>
  )
}
