import { Button } from '@mantine/core'
import type { SearchIndexHealth } from '@sinupan/contract'
import { useQuery } from '@tanstack/react-query'
import { formatCount, formatDayTime } from '../../lib/format.ts'
import { Fact } from '../../ui/details/fact-list.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { searchIndexQuery, useRebuildSearch } from './admin-health.api.ts'
import { Card } from './health-card.tsx'
import { t } from './words.ts'

/** What searches find, and the writing of their index anew, which goes on behind the searches. */
export function SearchCard() {
  const { data, error } = useQuery(searchIndexQuery())
  const rebuild = useRebuildSearch()
  const isRunning = Boolean(data?.current)
  const isStopped = data?.last?.state === 'stopped'
  return (
    <Card
      title={t('searchIndex')}
      status={error || isStopped ? 'warning' : isRunning ? 'in-process' : 'passed'}
      act={
        <Button
          size="compact-sm"
          variant="default"
          disabled={!data || isRunning}
          loading={rebuild.isPending}
          onClick={() => void rebuild()}
        >
          {t('writeAnew')}
        </Button>
      }
    >
      <Fact label={t('documents')}>{data ? formatCount(data.documents) : '…'}</Fact>
      <Fact label={t('unwritten')} line={data && data.unwritten > 0 ? t('unwrittenLine') : undefined}>
        {data ? formatCount(data.unwritten) : '…'}
      </Fact>
      <Fact label={t('writtenAnew')} line={error?.message}>
        {data ? writtenAnew(data) : '…'}
      </Fact>
      {data?.current && (
        <Fact label={t('howFar')}>
          <ProgressBar share={shareOf(data.current)} label={t('writing')} />
        </Fact>
      )}
    </Card>
  )
}

type Current = NonNullable<SearchIndexHealth['current']>
const shareOf = ({ state, written, total }: Current) =>
  state === 'waiting' || total === 0 ? undefined : written / total

function writtenAnew({ current, last }: SearchIndexHealth): string {
  if (current) {
    const { state, written, total } = current
    return state === 'waiting'
      ? t('soon')
      : t('writtenOf', { written: formatCount(written), total: formatCount(total) })
  }
  if (!last?.finishedAt) return t('never')
  const said = {
    at: formatDayTime(last.finishedAt),
    written: formatCount(last.written),
    total: formatCount(last.total),
  }
  return last.state === 'stopped' ? t('writingStopped', said) : said.at
}
