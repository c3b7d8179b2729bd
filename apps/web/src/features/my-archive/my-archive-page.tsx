import { IconHourglass } from '@tabler/icons-react'
import { useQueries } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useUnit } from '../../frame/unit.ts'
import { formatCount } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { useTitle } from '../../lib/title.ts'
import { ScreenTop } from '../../list/screen-top.tsx'
import { useViewChoice } from '../../list/view-choice.tsx'
import { TabBar } from '../../ui/tab-bar.tsx'
import { countQuery } from './my-archive.api.ts'
import { archiveTabs, useArchivePlace } from './place.ts'
import { PostButton } from './post-button.tsx'
import { PostingList } from './posting-list.tsx'
import { t } from './words.ts'

const panel = 'my-archive-list'

/** What this unit sent to be posted: pending, posted, returned. */
export function MyArchivePage() {
  useTitle(t('title'))
  const unit = useUnit()
  const place = useArchivePlace()
  const counts = useQueries({ queries: archiveTabs.map((tab) => countQuery(tab, unit.id)) })
  const view = useViewChoice('myPublicPageFile')
  const navigate = useNavigate()
  const expiring = {
    id: 'expiring',
    label: t('expiring'),
    icon: IconHourglass,
    run: () => void navigate(paths.ownExpiring()),
  }
  const countOf = (index: number) => {
    const total = counts[index]?.data?.total
    return total === undefined ? undefined : formatCount(total)
  }
  return (
    <>
      <ScreenTop
        title={t('title')}
        wide
        main={<PostButton />}
        acts={[...view.acts, expiring]}
        wideOnly={view.toggle}
        tabs={
          <TabBar
            label={t('tabs', { unit: unit.name })}
            tabs={archiveTabs.map((id, index) => ({ id, label: t(id), count: countOf(index) }))}
            active={place.tab}
            panelId={panel}
            onChange={(tab) => place.go({ tab, page: 0, postingId: undefined })}
          />
        }
      />
      <PostingList key={`${unit.id} ${place.tab}`} id={panel} unitId={unit.id} place={place} />
    </>
  )
}
