import { IconCheck } from '@tabler/icons-react'
import { StatusIcon } from '../../ui/status-mark.tsx'
import type { PostCheck } from './post-checks.ts'
import classes from './postings.module.css'
import { t } from './words.ts'

/** What the sender should look at before the approver does. */
export function PostCheckList({ checks }: { checks: readonly PostCheck[] }) {
  return (
    <section>
      <h3 className={classes.fieldLabel}>{t('checkList')}</h3>
      <ul className={classes.checks}>
        {checks.map((check) => (
          <li key={check.id} className={classes.check}>
            <Said {...check} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What nothing here can know: it stands in sight over the button that sends. */
export const PersonalDataQuestion = () => (
  <div className={classes.check}>
    <Said kind="look" text={t('personalData')} line={t('personalDataLine')} />
  </div>
)

const Said = ({ kind, text, line }: Omit<PostCheck, 'id'>) => (
  <>
    <Sign kind={kind} />
    <div>
      {text}
      {line && <span className={classes.optionLine}>{line}</span>}
    </div>
  </>
)

function Sign({ kind }: Pick<PostCheck, 'kind'>) {
  if (kind === 'stops') return <StatusIcon status="failed" size={18} />
  if (kind === 'look') return <StatusIcon status="warning" size={18} />
  return <IconCheck className={classes.fine} size={18} stroke={1.8} aria-hidden="true" />
}
