import { useLocation, useNavigate } from 'react-router'
import { Into } from '../../frame/slots.tsx'
import { paths } from '../../lib/paths.ts'
import { useTitle } from '../../lib/title.ts'
import { useAddress } from '../../list/address.ts'
import { ScreenHeader } from '../../ui/screen-header.tsx'
import { TabBar } from '../../ui/tab-bar.tsx'
import { health } from './health-address.ts'
import { Outbox } from './outbox.tsx'
import { Overview } from './overview.tsx'
import { t } from './words.ts'
import { Work } from './work.tsx'

const tabs = ['overview', 'work', 'outbox'] as const
type Tab = (typeof tabs)[number]

/** How the system is: parts, work, mail. The outbox has an address of its own. */
export function HealthPage() {
  useTitle(t('title'))
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [{ tab }] = useAddress(health)
  const isOutbox = pathname.toLowerCase().startsWith(paths.admin('outbox'))
  const active: Tab = isOutbox ? 'outbox' : tab
  const go = (to: Tab) => {
    if (to === 'outbox') void navigate(paths.admin('outbox'))
    else void navigate(`${paths.admin('health')}${to === 'work' ? '?tab=work' : ''}`)
  }
  return (
    <>
      <Into slot="title">
        <h1>{t('title')}</h1>
      </Into>
      <ScreenHeader
        title={t('title')}
        tabs={
          <TabBar
            label={t('tabs')}
            tabs={tabs.map((id) => ({ id, label: t(id) }))}
            active={active}
            panelId="health"
            onChange={go}
          />
        }
      />
      <div id="health" role="tabpanel" aria-label={t(active)}>
        {active === 'overview' && <Overview />}
        {active === 'work' && <Work />}
        {active === 'outbox' && <Outbox />}
      </div>
    </>
  )
}
