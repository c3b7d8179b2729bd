import { IconCheck } from '@tabler/icons-react'
import { StatusIcon } from '../../ui/status-mark.tsx'
import type { PostCheck } from './post-checks.ts'
import classes from './postings.module.css'
import { t } from './words.ts'

/** What the sender should look at before the approver does. */
export function PostCheckList({ checks }: { checks: readonly PostCheck[] }) {
  const own: PostCheck = { id: 'personal', kind: 'look', text: t('personalData'), line: t('personalDataLine') }
  return (
    <section>
      <h3 className={classes.fieldLabel}>{t('checkList')}</h3>
      <ul className={classes.checks}>
        {[...checks, own].map(({ id, kind, text, line }) => (
          <li key={id} className={classes.check}>
            <Sign kind={kind} />
            <div>
              {text}
              {line && <span className={classes.optionLine}>{line}</span>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Sign({ kind }: Pick<PostCheck, 'kind'>) {
  if (kind === 'stops') return <StatusIcon status="failed" size={18} />
  if (kind === 'look') return <StatusIcon status="warning" size={18} />
  return <IconCheck className={classes.fine} size={18} stroke={1.8} aria-hidden="true" />
}
