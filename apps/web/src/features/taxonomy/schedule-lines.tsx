import type { ScheduleLine } from '@sinupan/contract'
import classes from './taxonomy.module.css'
import { t } from './words.ts'

// So many are read; the counts over them tell of all.
const shown = 200

/** What a file would do, line by line. */
export function ScheduleLines({ lines }: { lines: readonly ScheduleLine[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (WCAG 2.1.1)
    <ul className={classes.problems} aria-label={t('lines')} tabIndex={0}>
      {lines.slice(0, shown).map((one) => (
        <li key={one.line}>
          {t('problemLine', { line: one.line })}: {sentenceOf(one)}
        </li>
      ))}
      {lines.length > shown && <li>{t('moreLines', { count: lines.length - shown })}</li>}
    </ul>
  )
}

const acts = {
  make: 'lineMade',
  change: 'lineChanged',
  retire: 'lineRetired',
  revive: 'lineRevived',
  keep: 'lineKept',
} as const

function sentenceOf({ act, group, category, changes, documents, moved, earlier, allowed }: ScheduleLine): string {
  const parts = [
    t(acts[act], { group, category }),
    ...changes.map(({ field, from, to }) =>
      t('fieldChanged', { field: t(`field_${field}`), from: said(field, from), to: said(field, to) }),
    ),
    ...(documents > 0 ? [t('lineMoved', { moved, documents, earlier })] : []),
    ...(allowed ? [] : [t('lineNotAllowed')]),
  ]
  return parts.join('; ')
}

function said(field: string, value: string | number | null): string {
  if (field === 'retention') return value === null ? t('permanently') : t('keptYears', { count: Number(value) })
  if (field === 'disposalAction') return value === null ? '–' : t(`disposal_${value as 'destroy'}`)
  return value === null ? '–' : `“${value}”`
}
