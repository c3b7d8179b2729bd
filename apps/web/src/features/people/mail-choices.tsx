import '../../ui/mantine-more.css'
import { SegmentedControl } from '@mantine/core'
import { type AccountPreferences, type MailedNotice, mailedNotices } from '@sinupan/contract'
import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../lib/account.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { prefer } from '../../lib/preferences.ts'
import { toast } from '../../lib/toast.tsx'
import { Select } from '../../ui/select.tsx'
import { SkeletonList } from '../../ui/states/skeletons.tsx'
import { preferencesQuery, useUpdatePreferences } from './own-account.api.ts'
import classes from './profile.module.css'
import { ProfilePart } from './profile-part.tsx'
import { t } from './profile-words.ts'

/** The language of mails, and which notices come by mail too; each choice is kept at once. */
export function MailChoices() {
  const { data, error, isPending, refetch } = useQuery(preferencesQuery())
  if (isPending) return <SkeletonList label={t('loading')} count={5} height={44} />
  if (error) return <LoadFailure title={t('preferencesFailed')} error={error} onRetry={() => void refetch()} />
  return <Choices kept={data} />
}

type When = 'atOnce' | 'daily' | 'never'
const whens = () => (['atOnce', 'daily', 'never'] as const).map((value) => ({ value, label: t(value) }))
const whenOf = ({ mails, digest }: AccountPreferences, kind: MailedNotice): When =>
  !mails[kind] ? 'never' : digest[kind] ? 'daily' : 'atOnce'
const bodyFor = (kind: MailedNotice, when: When) => ({
  mails: { [kind]: when !== 'never' },
  digest: { [kind]: when === 'daily' },
})

const ofAdministrators: readonly MailedNotice[] = [
  'pool.orphaned',
  'account.waiting',
  'account.last-administrator-left',
  'audit.broken',
  'work.late',
]

/** Whether a notice of that kind ever comes to this person. */
function mayCome(kind: MailedNotice, { isApprover, isCru, isAdmin }: ReturnType<typeof useUser>): boolean {
  if (ofAdministrators.includes(kind)) return isAdmin
  if (kind === 'posting.escalated') return isCru || isAdmin
  return (kind !== 'posting.sent' && kind !== 'posting.reminded') || isApprover || isCru || isAdmin
}

function Choices({ kept }: { kept: AccountPreferences }) {
  const user = useUser()
  const update = useUpdatePreferences({
    onDone: ({ language }) => {
      prefer(() => ({ language }))
      toast.done({ title: t('preferencesSaved') })
    },
  })
  const kinds = mailedNotices.filter((kind) => mayCome(kind, user))
  return (
    <>
      <ProfilePart title={t('language')} line={t('languageLine')}>
        <SegmentedControl
          aria-label={t('language')}
          value={kept.language}
          disabled={update.isPending}
          onChange={(language) => void update({ body: { language } })}
          data={[
            { value: 'en', label: t('english') },
            { value: 'fil', label: t('filipino') },
          ]}
        />
      </ProfilePart>
      <ProfilePart title={t('mails')} line={t('mailsLine', { email: user.email })}>
        <ul className={classes.rows}>
          {kinds.map((kind) => (
            <li key={kind} className={classes.choice}>
              <span className={classes.what}>{t(kind)}</span>
              <Select
                aria-label={t('mailOf', { kind: t(kind) })}
                className={classes.when ?? ''}
                allowDeselect={false}
                data={whens()}
                value={whenOf(kept, kind)}
                disabled={update.isPending}
                onChange={(when) => void update({ body: bodyFor(kind, when as When) })}
              />
            </li>
          ))}
        </ul>
      </ProfilePart>
    </>
  )
}
