import type { Document, DocumentRetention } from '@sinupan/contract'
import { useQuery } from '@tanstack/react-query'
import { formatCalendarDate, formatDay } from '../../lib/format.ts'
import { Fact } from '../../ui/details/fact-list.tsx'
import { StatusMark } from '../../ui/status-mark.tsx'
import { holdKindOf } from '../documents/index.ts'
import { documentRetentionQuery } from '../holding/index.ts'
import { transfersQuery } from './document-details.api.ts'
import classes from './document-details.module.css'
import { t } from './words.ts'

/**
 * What keeps a document beyond its series: that it is a record, its holds, its extensions; and who took it over. Nothing
 * where there is nothing of it.
 */
export function KeepingFacts({ document }: { document: Document }) {
  const { data } = useQuery(documentRetentionQuery(document.id))
  const transfers = useQuery(transfersQuery(document.id)).data?.items ?? []
  if (!data) return null
  const { isRecord, recordedAt, holds, extensions } = data
  return (
    <>
      {isRecord && (
        <Fact label={t('recordLabel')} line={t('recordLine')}>
          {recordedAt ? t('recordSince', { day: formatDay(recordedAt) }) : t('isRecord')}
        </Fact>
      )}
      {holds.length > 0 && (
        <Fact label={t('holdsLabel')}>
          <ul className={classes.keeping}>
            {holds.map((hold) => (
              <Held key={hold.id} hold={hold} />
            ))}
          </ul>
        </Fact>
      )}
      {extensions.length > 0 && (
        <Fact label={t('extensionsLabel')}>
          <ul className={classes.keeping}>
            {extensions.map(({ id, until, reason }) => (
              <li key={id}>
                {t('extendedUntil', { day: formatCalendarDate(until) })}
                {reason && <span className={classes.sentence}>{reason}</span>}
              </li>
            ))}
          </ul>
        </Fact>
      )}
      {transfers.length > 0 && (
        <Fact label={t('transferredLabel')}>
          <ul className={classes.keeping}>
            {transfers.map(({ number, recipient, receiptNo, receiptDate }) => (
              <li key={number}>
                {recipient}
                <span className={classes.sentence}>
                  {t('transferredLine', { day: formatCalendarDate(receiptDate), receipt: receiptNo, number })}
                </span>
              </li>
            ))}
          </ul>
        </Fact>
      )}
    </>
  )
}

function Held({ hold: { kind, createdAt, reason, on } }: { hold: DocumentRetention['holds'][number] }) {
  const through = on === 'documents' ? undefined : t(`heldBy_${on}`)
  const words = [t('heldSince', { day: formatDay(createdAt) }), through, reason].filter(Boolean)
  return (
    <li>
      <StatusMark status="on-hold" label={holdKindOf(kind)} />
      <span className={classes.sentence}>{words.join(' · ')}</span>
    </li>
  )
}
