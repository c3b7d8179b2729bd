import { Button } from '@mantine/core'
import { IconBrandGoogle, IconId } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useInstitution } from '../../frame/institution.tsx'
import { openDialog } from '../../lib/dialogs.tsx'
import { formatDayTime } from '../../lib/format.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { SkeletonList } from '../../ui/states/skeletons.tsx'
import { text } from '../../ui/text.ts'
import { type Identity, identitiesQuery } from './identities.api.ts'
import classes from './identities.module.css'
import { LinkGoogleDialog, LinkHrisDialog, UnlinkDialog } from './link-dialogs.tsx'
import { t } from './words.ts'

type Provider = Identity['provider']
const providers: readonly Provider[] = ['hris', 'google']
const icons = { hris: IconId, google: IconBrandGoogle }

/** Whether there is anything to link or unlink at this university. */
export const useHasMethods = (): boolean => useInstitution().signInMethods.some((method) => method !== 'local')

/** The accounts elsewhere that let me in: those that are linked, and those that could be. */
export function MethodsPart() {
  const { signInMethods } = useInstitution()
  const { data, error, isPending, refetch } = useQuery(identitiesQuery())
  if (isPending) return <SkeletonList label={t('loading')} count={1} height={56} />
  if (error) return <LoadFailure title={t('methodsFailed')} error={error} onRetry={() => void refetch()} />
  return (
    <ul className={classes.rows}>
      {providers
        .filter((one) => signInMethods.includes(one) || data.items.some(({ provider }) => provider === one))
        .map((one) => (
          <Method key={one} provider={one} identity={data.items.find(({ provider }) => provider === one)} />
        ))}
    </ul>
  )
}

function Method({ provider, identity }: { provider: Provider; identity: Identity | undefined }) {
  const Icon = icons[provider]
  const name = t(provider)
  const Dialog = provider === 'hris' ? LinkHrisDialog : LinkGoogleDialog
  return (
    <li className={classes.row}>
      <Icon size={18} stroke={1.6} aria-hidden="true" />
      <div className={classes.words}>
        <div className={classes.name}>{name}</div>
        <div className={text.caption}>{identity ? t('linkedAs', { label: identity.label }) : t('notLinked')}</div>
        {identity && <div className={text.caption}>{identity.canRemove ? used(identity) : t('lastWay')}</div>}
      </div>
      {identity ? (
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t('unlinkOf', { name })}
          disabled={!identity.canRemove}
          onClick={() => openDialog((close) => <UnlinkDialog identity={identity} onClose={close} />)}
        >
          {t('unlink')}
        </Button>
      ) : (
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t('linkOf', { name })}
          onClick={() => openDialog((close) => <Dialog onClose={close} />)}
        >
          {t('link')}
        </Button>
      )}
    </li>
  )
}

const used = ({ lastUsedAt }: Identity) =>
  lastUsedAt ? t('lastUsed', { at: formatDayTime(lastUsedAt) }) : t('neverUsed')
