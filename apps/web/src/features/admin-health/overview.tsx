import type { SystemHealth } from '@sinupan/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatCount, formatDayTime, formatSize } from '../../lib/format.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { paths } from '../../lib/paths.ts'
import { Fact } from '../../ui/details/fact-list.tsx'
import { SkeletonList } from '../../ui/states/skeletons.tsx'
import { healthQuery } from './admin-health.api.ts'
import classes from './admin-health.module.css'
import { Card, type Health } from './health-card.tsx'
import { ProgramsCard } from './programs-card.tsx'
import { SearchCard } from './search-card.tsx'
import { t } from './words.ts'

/** Server, database, storage, mail and the chain of facts, each with its state. */
export function Overview() {
  const { data, error, refetch } = useQuery(healthQuery())
  if (error) return <LoadFailure title={t('healthFailed')} error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonList label={t('loading')} count={6} />
  return (
    <div className={classes.cards}>
      <StorageCard health={data} />
      <DatabaseCard health={data} />
      <MailCard health={data} />
      <WorkCard health={data} />
      <SearchCard />
      <ChainCard health={data} />
      <AdministratorsCard health={data} />
      <ServerCard health={data} />
      <NetworkCard health={data} />
      <ProgramsCard health={data} />
    </div>
  )
}

const lowShare = 0.1

function StorageCard({ health: { storage } }: Health) {
  const { freeBytes, totalBytes, blobs, blobBytes, unread, unreadable, missingCount } = storage
  const isLow = freeBytes !== null && totalBytes !== null && freeBytes < totalBytes * lowShare
  const free =
    freeBytes === null || totalBytes === null
      ? t('unknown')
      : t('freeOf', { free: formatSize(freeBytes), total: formatSize(totalBytes) })
  return (
    <Card title={t('storage')} status={missingCount > 0 ? 'failed' : isLow ? 'warning' : 'passed'}>
      <Fact label={t('free')}>{free}</Fact>
      <Fact label={t('blobs')} line={t('blobsLine', { size: formatSize(blobBytes) })}>
        {formatCount(blobs)}
      </Fact>
      <Fact label={t('unread')}>{formatCount(unread)}</Fact>
      <Fact label={t('unreadable')}>{formatCount(unreadable)}</Fact>
      {missingCount > 0 && <MissingFact storage={storage} />}
    </Card>
  )
}

const mostMissing = 5

/** By its hash the bytes are found in a backup. */
function MissingFact({ storage: { missing, missingCount } }: { storage: SystemHealth['storage'] }) {
  const lines = missing.slice(0, mostMissing).map(({ what, size, files, foundAt, sha256 }) => {
    const said = { what: t(what), size: formatSize(size), files: formatCount(files), at: formatDayTime(foundAt) }
    return t('missingOf', { ...said, sha256 })
  })
  const more = missingCount - lines.length
  return (
    <Fact label={t('missing')} line={[...lines, ...(more > 0 ? [t('missingMore', { count: more })] : [])].join(' · ')}>
      {formatCount(missingCount)}
    </Fact>
  )
}

function DatabaseCard({ health: { database } }: Health) {
  const { version, sizeBytes, connections, mostConnections, migrations } = database
  const isFull = connections > mostConnections * (1 - lowShare)
  const newest = migrations.at(-1)?.name ?? t('unknown')
  return (
    <Card title={t('database')} status={isFull ? 'warning' : 'passed'}>
      <Fact label={t('postgres')}>{version}</Fact>
      <Fact label={t('size')}>{formatSize(sizeBytes)}</Fact>
      <Fact label={t('connections')}>{t('connectionsOf', { used: connections, most: mostConnections })}</Fact>
      <Fact label={t('migrations')}>{t('migrationsLine', { count: migrations.length, name: newest })}</Fact>
    </Card>
  )
}

function MailCard({ health: { mail } }: Health) {
  return (
    <Card title={t('mail')} status={mail.failed > 0 || !mail.isSending ? 'warning' : 'passed'}>
      <Fact label={t('mailServer')}>{mail.isSending ? t('mailServerSet') : t('mailServerNone')}</Fact>
      <Fact label={t('waiting')}>{formatCount(mail.waiting)}</Fact>
      <Fact label={t('failed')}>{formatCount(mail.failed)}</Fact>
      <Fact label={t('sentToday')}>{formatCount(mail.sentToday)}</Fact>
    </Card>
  )
}

function WorkCard({ health: { work } }: Health) {
  const { waiting, active, failed, oldestWaitingAt, isLate, lateAfterMinutes } = work
  return (
    <Card title={t('allWork')} status={isLate ? 'failed' : failed > 0 ? 'warning' : 'passed'}>
      <Fact label={t('waiting')}>{formatCount(waiting)}</Fact>
      <Fact label={t('since')} line={isLate ? t('lateLine', { count: lateAfterMinutes }) : undefined}>
        {oldestWaitingAt ? formatDayTime(oldestWaitingAt) : t(waiting > 0 ? 'laterWaits' : 'nothingWaits')}
      </Fact>
      <Fact label={t('active')}>{formatCount(active)}</Fact>
      <Fact label={t('failed')}>{formatCount(failed)}</Fact>
    </Card>
  )
}

function ChainCard({ health: { chain } }: Health) {
  const { sealedUpTo, unsealed, lastVerifiedAt, isIntact, isAlterable } = chain
  const at = lastVerifiedAt ? formatDayTime(lastVerifiedAt) : ''
  const verified = !lastVerifiedAt ? t('never') : isIntact ? t('verifiedWhole', { at }) : t('verifiedBroken', { at })
  return (
    <Card title={t('chain')} status={isIntact === false ? 'failed' : isAlterable ? 'warning' : 'passed'}>
      <Fact label={t('sealed')}>{formatCount(sealedUpTo)}</Fact>
      <Fact label={t('unsealed')}>{formatCount(unsealed)}</Fact>
      <Fact label={t('verified')}>
        <Link to={paths.admin('audit')}>{verified}</Link>
      </Fact>
      <Fact label={t('keptBy')} line={isAlterable ? t('keptByServerLine') : undefined}>
        {isAlterable ? t('keptByServer') : t('keptByOther')}
      </Fact>
    </Card>
  )
}

function AdministratorsCard({ health: { administrators } }: Health) {
  const { active, left } = administrators
  return (
    <Card title={t('administrators')} status={left ? 'warning' : 'passed'}>
      <Fact label={t('activeOnes')}>{formatCount(active)}</Fact>
      {left && (
        <Fact label={t('hasLeft')} line={t('nameAnother')}>
          <Link to={paths.admin('user-all')}>{`${left.firstName} ${left.lastName}`}</Link>
        </Fact>
      )}
    </Card>
  )
}

function ServerCard({ health: { process } }: Health) {
  return (
    <Card title={t('process')} status="passed">
      <Fact label={t('version')}>{process.version}</Fact>
      <Fact label={t('node')}>{process.node}</Fact>
      <Fact label={t('role')}>{process.role}</Fact>
      <Fact label={t('started')}>{formatDayTime(process.startedAt)}</Fact>
      <Fact label={t('memory')}>{formatSize(process.memoryBytes)}</Fact>
    </Card>
  )
}

function NetworkCard({ health: { network } }: Health) {
  const { trustedProxies, unknownProxy } = network
  return (
    <Card title={t('network')} status={unknownProxy ? 'warning' : 'passed'}>
      <Fact label={t('proxies')}>{trustedProxies === 'false' ? t('noProxies') : trustedProxies}</Fact>
      {unknownProxy && (
        <Fact label={t('unknownProxy')} line={t('unknownProxyLine', { at: formatDayTime(unknownProxy.seenAt) })}>
          {unknownProxy.address}
        </Fact>
      )}
    </Card>
  )
}
