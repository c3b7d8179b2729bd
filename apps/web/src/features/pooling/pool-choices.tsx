import { Radio } from '@mantine/core'
import type { Pool } from '@sinupan/contract'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { SkeletonList } from '../../ui/states/skeletons.tsx'
import { text } from '../../ui/text.ts'
import classes from './pooling.module.css'
import { t } from './words.ts'

interface PoolChoicesProps {
  pools: { data?: { items: readonly Pool[] } | undefined; error: Error | null; refetch: () => unknown }
  search: string
  chosen: Pool | undefined
  onChoose: (pool: Pool) => void
}

/** Pools of which one is chosen; the one that was just made stands first. */
export function PoolChoices({ pools, search, chosen, onChoose }: PoolChoicesProps) {
  const { data, error, refetch } = pools
  if (error && !data) return <LoadFailure title={t('poolsFailed')} error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonList label={t('loading')} count={4} height={48} />
  const shown = chosen && !data.items.some(({ id }) => id === chosen.id) ? [chosen, ...data.items] : data.items
  if (shown.length === 0) return <p className={classes.none}>{t(search ? 'noPoolFound' : 'noPool')}</p>
  return (
    <Radio.Group
      aria-label={t('pools')}
      className={classes.choices ?? ''}
      value={chosen ? String(chosen.id) : null}
      onChange={(id) => {
        const pool = shown.find((one) => String(one.id) === id)
        if (pool) onChoose(pool)
      }}
    >
      {shown.map((pool) => (
        <Radio
          key={pool.id}
          value={String(pool.id)}
          classNames={{
            root: classes.choice ?? '',
            body: classes.choiceBody ?? '',
            labelWrapper: classes.choiceWords ?? '',
          }}
          label={
            <>
              <span className={classes.choiceTitle}>{pool.title}</span>
              <span className={text.caption}>{insideOf(pool)}</span>
            </>
          }
        />
      ))}
    </Radio.Group>
  )
}

/** '6 documents · 3 people' */
export const insideOf = ({ fileCount, userCount }: Pool): string =>
  `${t('documentCount', { count: fileCount })} · ${t('peopleCount', { count: userCount })}`
