import { Popover } from '@mantine/core'
import { listNotifications } from '@sinupan/contract'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { query } from '../lib/query.ts'
import { BellButton } from '../ui/staff-shell/top-bar-parts.tsx'
import { t } from './words.ts'

const NoticeList = lazy(async () => ({ default: (await import('./notice-list.tsx')).NoticeList }))
const minute = 60_000

/** The bell with the number of new notices; asked once a minute while the page can be seen. */
export function Bell({ size = 32 }: { size?: number }) {
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery({ ...query(listNotifications, { query: { pageSize: 20 } }), refetchInterval: minute })
  const unread = data?.unread ?? 0
  const label = unread > 0 ? t('notificationsNew', { count: unread }) : t('notifications')
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" width={360} trapFocus shadow="md">
      <Popover.Target>
        <BellButton label={label} unread={unread > 0} size={size} onClick={() => setOpen(!isOpen)} />
      </Popover.Target>
      <Popover.Dropdown p={0} aria-label={t('notifications')}>
        <Suspense>
          <NoticeList notices={data?.items ?? []} unread={unread} onClose={() => setOpen(false)} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  )
}
