import { useSearchParams } from 'react-router'
import { Into } from '../../frame/slots.tsx'
import { useTitle } from '../../lib/title.ts'
import { ScreenHeader } from '../../ui/screen-header.tsx'
import { TabBar } from '../../ui/tab-bar.tsx'
import { PersonTab } from './person-tab.tsx'
import { PreferencesTab } from './preferences-tab.tsx'
import classes from './profile.module.css'
import { t } from './profile-words.ts'
import { SecurityTab } from './security-tab.tsx'

const parts = { person: PersonTab, security: SecurityTab, preferences: PreferencesTab }
type PartId = keyof typeof parts
const ids = Object.keys(parts) as PartId[]

/** Who I am here, how I sign in, and how I like things; the address says which part shows. */
export function ProfilePage() {
  useTitle(t('profile'))
  const [query, setQuery] = useSearchParams()
  const active = ids.find((id) => id === query.get('tab')) ?? 'person'
  const Shown = parts[active]
  return (
    <>
      <Into slot="title">
        <h1>{t('profile')}</h1>
      </Into>
      <ScreenHeader
        title={t('profile')}
        tabs={
          <TabBar
            label={t('tabs')}
            tabs={ids.map((id) => ({ id, label: t(id) }))}
            active={active}
            onChange={(id) => setQuery(id === 'person' ? {} : { tab: id }, { replace: true })}
            panelId="profile-part"
          />
        }
      />
      <div id="profile-part" role="tabpanel" aria-label={t(active)} className={classes.page}>
        <Shown />
      </div>
    </>
  )
}
