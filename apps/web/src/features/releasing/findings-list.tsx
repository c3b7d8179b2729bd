import type { RequestCopy } from '@sinupan/contract'
import { type Status, StatusMark } from '../../ui/status-mark.tsx'
import classes from './releasing.module.css'
import { t } from './words.ts'

const marks: Record<RequestCopy['state'], { status: Status; label: string }> = {
  none: { status: 'not-posted', label: t('none') },
  waiting: { status: 'in-process', label: t('waiting') },
  ready: { status: 'passed', label: t('ready') },
  refused: { status: 'warning', label: t('refused') },
  failed: { status: 'failed', label: t('failedState') },
}

/** How far a copy is: its state, and in words what was found and what to do about it. */
export function CopyState({ copy }: { copy: RequestCopy }) {
  return (
    <div className={classes.state} role="status">
      <StatusMark {...marks[copy.state]} />
      {copy.failure && <p className={classes.quiet}>{copy.failure}</p>}
      {copy.findings.length > 0 && (
        <ul className={classes.findings} aria-label={t('findings')}>
          {copy.findings.map(({ code, page, part, sentence }) => (
            <li key={`${code} ${page} ${part}`}>{sentence}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
