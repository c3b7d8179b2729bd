import { Link } from 'react-router'
import { formatCount } from '../../../lib/format.ts'
import classes from './dashboard.module.css'
import type { Slice } from './slices.ts'
import { t } from './words.ts'

/** A chart's table twin. */
export function SliceTable({ slices, head }: { slices: readonly Slice[]; head: string }) {
  const total = slices.reduce((sum, { count }) => sum + count, 0)
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col" data-align="right">
            {t('documents')}
          </th>
          <th scope="col" data-align="right">
            {t('share')}
          </th>
        </tr>
      </thead>
      <tbody>
        {slices.map(({ id, name, count, to }) => (
          <tr key={id}>
            <th scope="row">
              <Link to={to}>{name}</Link>
            </th>
            <td data-align="right">{formatCount(count)}</td>
            <td data-align="right">{t('percent', { share: ((100 * count) / Math.max(1, total)).toFixed(1) })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
