import { Anchor } from '@mantine/core'
import type { DocumentRequest } from '@sinupan/contract'
import { Link } from 'react-router'
import { formatCalendarDate } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { fullName } from '../../lib/stored-user.ts'
import { Fact, FactList } from '../../ui/details/fact-list.tsx'
import { StatusMark } from '../../ui/status-mark.tsx'
import classes from './request-desk.module.css'
import { kindOfRequester, markOf, whoOf } from './request-words.ts'
import { t } from './words.ts'

/** Who asks for what, and in whose hands it is. */
export function CaseFacts({ request }: { request: DocumentRequest }) {
  const {
    registryNo,
    trackingNo,
    requesterType,
    organisation,
    email,
    mobile,
    requestType,
    channel,
    campus,
    deliveryMode,
  } = request
  const { deliveryUnit, decisionMaker, coverageFrom, coverageTo } = request
  const contact = [email, mobile].filter(Boolean).join(' · ')
  return (
    <section className={classes.facts} aria-label={t('facts')}>
      <FactList>
        <Fact label={t('state')}>
          <StatusMark {...markOf(request)} />
        </Fact>
        <Fact label={t('number')} line={registryNo && `${t('registryNo')} ${registryNo}`}>
          {trackingNo}
        </Fact>
        <Fact label={t('who')} line={[kindOfRequester(requesterType), organisation].filter(Boolean).join(' · ')}>
          {whoOf(request)}
        </Fact>
        {contact && <Fact label={t('contact')}>{contact}</Fact>}
        <Fact label={t('kind')} line={t(channel)}>
          {t(requestType)}
        </Fact>
        <Fact label={t('campus')}>{campus.campusName}</Fact>
        {(coverageFrom || coverageTo) && (
          <Fact label={t('coverage')}>
            {t('coverageLine', {
              from: coverageFrom ? formatCalendarDate(coverageFrom) : '…',
              to: coverageTo ? formatCalendarDate(coverageTo) : '…',
            })}
          </Fact>
        )}
        <Fact label={t('delivery')}>{t(deliveryMode)}</Fact>
        <Fact label={t('unit')} line={deliveryUnit?.officeName}>
          {deliveryUnit?.name ?? t('notYet')}
        </Fact>
        <Fact label={t('decisionMaker')}>{decisionMaker ? fullName(decisionMaker) : t('notYet')}</Fact>
      </FactList>
    </section>
  )
}

/** Others that may be the same. */
export function Alike({ request: { like, capabilities } }: { request: DocumentRequest }) {
  if (like.length === 0 || !capabilities.merge) return null
  return (
    <section className={classes.section}>
      <h2>{t('like')}</h2>
      <p className={classes.lead}>{t('likeLine')}</p>
      <ul className={classes.like}>
        {like.map(({ id, trackingNo, title, status }) => (
          <li key={id}>
            <Anchor component={Link} to={paths.publicRequest(id)}>
              {title}
            </Anchor>
            <br />
            <span className={classes.lead}>
              {trackingNo} · {t(status)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
