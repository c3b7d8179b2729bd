import { Button } from '@mantine/core'
import type { ImportReport } from '@sinupan/contract'
import { StatusIcon } from '../../ui/status-mark.tsx'
import classes from './admin-import.module.css'
import { t } from './words.ts'

interface ReportProps {
  name: string
  report: ImportReport
  isBusy: boolean
  onImport: () => void
}

/** What a file would do, or why it can't: every problem by its line. */
export function Report({ name, report, isBusy, onImport }: ReportProps) {
  const { problems, made, lines, isDone } = report
  const isGood = problems.length === 0
  const title = isDone
    ? t('done', { count: made })
    : !isGood
      ? t('problems', { count: problems.length })
      : made === 0
        ? t('nothing')
        : t('good', { count: made })
  return (
    <section className={classes.report} aria-label={name}>
      <div className={classes.head} role="status">
        <StatusIcon status={isGood ? 'passed' : 'failed'} size={20} />
        <div className={classes.headWords}>
          <p className={classes.title}>{title}</p>
          <p className={classes.line}>{isGood ? `${name} · ${t('lines', { count: lines })}` : t('problemsLine')}</p>
        </div>
        {isGood && made > 0 && !isDone && (
          <Button loading={isBusy} onClick={onImport}>
            {t('act')}
          </Button>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard too */}
      <section className={classes.scroller} tabIndex={0} aria-label={isGood ? t('firstOnes') : t('problem')}>
        {isGood ? <Preview report={report} /> : <Problems report={report} />}
      </section>
    </section>
  )
}

const Problems = ({ report: { problems } }: { report: ImportReport }) => (
  <table className={classes.table}>
    <thead>
      <tr>
        <th scope="col">{t('line')}</th>
        <th scope="col">{t('column')}</th>
        <th scope="col">{t('problem')}</th>
      </tr>
    </thead>
    <tbody>
      {problems.map(({ line, column, message }) => (
        <tr key={`${line} ${column} ${message}`}>
          <th scope="row">{line}</th>
          <td>{column ?? t('whole')}</td>
          <td>{message}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

const Preview = ({ report: { preview } }: { report: ImportReport }) => (
  <table className={classes.table}>
    <thead>
      <tr>
        <th scope="col">{t('line')}</th>
        <th scope="col">{t('name')}</th>
        <th scope="col">{t('detail')}</th>
      </tr>
    </thead>
    <tbody>
      {preview.map(({ line, text, detail }) => (
        <tr key={`${line} ${text}`}>
          <th scope="row">{line}</th>
          <td>{text}</td>
          <td>{detail}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
