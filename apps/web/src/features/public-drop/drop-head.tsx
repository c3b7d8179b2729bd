import type { OpenedDrop } from '@sinupan/contract'
import { formatDayTime, formatSize } from '../../lib/format.ts'
import classes from './public-drop.module.css'
import { t } from './words.ts'

/** What is asked for, by whom, until when, how much. */
export function DropHead({ drop, left }: { drop: OpenedDrop; left: number }) {
  const { unitName, officeName } = drop.from
  const from = unitName === officeName ? [unitName] : [unitName, officeName]
  const facts = [
    { label: t('until'), value: formatDayTime(drop.expiresAt) },
    { label: t('files'), value: t('left', { count: left }) },
    { label: t('size'), value: t('sizeLine', { size: formatSize(drop.maxBytes, 0) }) },
    ...(drop.types ? [{ label: t('types'), value: drop.types.join(', ').toUpperCase() }] : []),
  ]
  return (
    <header className={classes.head}>
      <p className={classes.quiet}>{t('officeAsks', { office: [...from, drop.institution].join(', ') })}</p>
      <h1 className={classes.title}>{drop.title}</h1>
      {drop.message && <p className={classes.message}>{drop.message}</p>}
      <dl className={classes.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className={classes.factLabel}>{label}</dt>
            <dd className={classes.factValue}>{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  )
}
