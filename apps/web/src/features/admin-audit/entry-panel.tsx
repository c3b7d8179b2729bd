import { Button } from '@mantine/core'
import type { AuditEntry } from '@sinupan/contract'
import { IconHistory } from '@tabler/icons-react'
import { formatCount, formatDayTime } from '../../lib/format.ts'
import { DetailsPanel, PanelSection } from '../../ui/details/details-panel.tsx'
import { Fact, FactList } from '../../ui/details/fact-list.tsx'
import classes from './admin-audit.module.css'
import type { GoToAudit } from './audit-address.ts'
import { changesOf, detailsOf, sentenceOf, thingOf, whoOf } from './sentence.ts'
import { useNames } from './use-names.ts'
import { t } from './words.ts'

interface EntryPanelProps {
  entry: AuditEntry
  go: GoToAudit
  onClose: () => void
}

/** All that an entry says: who, from where, before and after. */
export function EntryPanel({ entry, go, onClose }: EntryPanelProps) {
  const { number, address: network, subject, unit, requestId } = entry
  return (
    <DetailsPanel
      label={t('details')}
      icon={<IconHistory size={20} stroke={1.6} aria-hidden="true" />}
      name={formatDayTime(entry.at)}
      closeLabel={t('close')}
      onClose={onClose}
      width={340}
    >
      <p className={classes.sentence}>{sentenceOf(entry)}</p>
      <Changes entry={entry} />
      {entry.isMasked && <p className={classes.note}>{t('masked')}</p>}
      <FactList>
        <Fact label={t('who')} line={entry.actor?.email}>
          {whoOf(entry)}
        </Fact>
        <Fact label={t('about')}>{subject ? thingOf(entry) : t('nothing')}</Fact>
        <Fact label={t('unit')}>{unit?.name ?? t('nothing')}</Fact>
        <Fact label={t('address')} line={network && t('addressLine')}>
          {network ?? t('nothing')}
        </Fact>
        <Fact label={t('sealed')}>
          {number === null ? t('unsealed') : t('sealedAs', { number: formatCount(number) })}
        </Fact>
        {requestId && <Fact label={t('request')}>{requestId}</Fact>}
      </FactList>
      <More entry={entry} />
      <div className={classes.links}>
        {subject && (
          <Button variant="default" onClick={() => go({ subject: `${subject.kind}:${subject.id}` })}>
            {t('onlyThis')}
          </Button>
        )}
        {entry.actor && (
          <Button variant="default" onClick={() => go({ actor: entry.actor?.id })}>
            {t('onlyActor')}
          </Button>
        )}
      </div>
    </DetailsPanel>
  )
}

function Changes({ entry }: { entry: AuditEntry }) {
  const changes = changesOf(entry, useNames(entry))
  if (changes.length === 0) return null
  return (
    <PanelSection title={t('changes')}>
      <table className={classes.changes}>
        <thead>
          <tr>
            <th scope="col">{t('field')}</th>
            <th scope="col">{t('before')}</th>
            <th scope="col">{t('after')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, before, after }) => (
            <tr key={field}>
              <th scope="row">{field}</th>
              <td className={classes.before}>{before}</td>
              <td className={classes.after}>{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </PanelSection>
  )
}

function More({ entry }: { entry: AuditEntry }) {
  const details = detailsOf(entry, useNames(entry))
  if (details.length === 0) return null
  return (
    <PanelSection title={t('more')}>
      <table className={classes.changes}>
        <tbody>
          {details.map(({ name, value }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </PanelSection>
  )
}
