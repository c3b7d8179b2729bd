import { Button } from '@mantine/core'
import type { DocumentDetails, getOriginal, ResponseOf } from '@sinupan/contract'
import { useQuery } from '@tanstack/react-query'
import { openDialog } from '../../lib/dialogs.tsx'
import { formatCalendarDate } from '../../lib/format.ts'
import { fullName } from '../../lib/stored-user.ts'
import { PanelSection } from '../../ui/details/details-panel.tsx'
import { StatusMark } from '../../ui/status-mark.tsx'
import { originalQuery } from './loans.api.ts'
import classes from './loans.module.css'
import { BorrowDialog } from './parts.tsx'
import { t } from './words.ts'

type Original = ResponseOf<typeof getOriginal>

/** Where the original of a document is now, and the way to ask for it; nothing where there is no paper. */
export function OriginalSection({ document }: { document: DocumentDetails }) {
  const { data } = useQuery(originalQuery(document.id))
  if (!data || data.state === 'none') return null
  const { waiting, mine, capabilities } = data
  return (
    <PanelSection title={t('original')}>
      <div className={classes.original}>
        <StatusMark status={marks[data.isOverdue ? 'overdue' : data.state]} label={standing(data)} />
        {waiting > 0 && <p className={classes.lead}>{t('waits', { count: waiting })}</p>}
        {mine && <p className={classes.lead}>{t('youWait')}</p>}
        {capabilities.request && (
          <Button
            variant="default"
            size="xs"
            onClick={() => openDialog((close) => <BorrowDialog document={document} onClose={close} />)}
          >
            {t('borrow')}
          </Button>
        )}
      </div>
    </PanelSection>
  )
}

const marks = {
  none: 'not-posted',
  shelved: 'passed',
  promised: 'scheduled',
  out: 'in-process',
  back: 'due-today',
  overdue: 'overdue',
} as const

function standing({ state, holder, dueOn, isOverdue }: Original): string {
  const [who, day] = [holder && fullName(holder), dueOn ? formatCalendarDate(dueOn) : '']
  if (state === 'promised') return who ? t('isPromisedTo', { who }) : t('isPromised')
  if (state === 'back') return t('isBack')
  if (state !== 'out') return t('isShelved')
  if (isOverdue) return who ? t('isOverdueWith', { who, day }) : t('isOverdue', { day })
  return who ? t('isOutWith', { who, day }) : t('isOut', { day })
}
