import { Button } from '@mantine/core'
import { type DocumentDetails, listPostingsOfDocument, type Posting } from '@sinupan/contract'
import { useQuery } from '@tanstack/react-query'
import { useUnits } from '../../frame/unit.ts'
import { openDialog } from '../../lib/dialogs.tsx'
import { formatDayTime } from '../../lib/format.ts'
import { query } from '../../lib/query.ts'
import { PanelSection } from '../../ui/details/details-panel.tsx'
import { StatusMark } from '../../ui/status-mark.tsx'
import { documentEntry, nameOfPerson, postingWords, refusedFor } from '../documents/index.ts'
import { LevelIcon, levelSentence, PostDialog, useUnitActs } from '../postings/index.ts'
import classes from './document-details.module.css'
import { t } from './words.ts'

const postingsQuery = (fileManagerId: number) => query(listPostingsOfDocument, { params: { fileManagerId } })

/** The posting of a document, with what its unit may do; below, the earlier ones. */
export function PostingsSection({ document }: { document: DocumentDetails }) {
  const { data } = useQuery(postingsQuery(document.id))
  const living = data?.items.find((posting) => posting.endedAt === null)
  const ended = data?.items.filter((posting) => posting.endedAt !== null) ?? []
  return (
    <PanelSection
      title={t('postings')}
      aside={living ? <Status posting={living} /> : <PostButton document={document} />}
    >
      {living && <Living posting={living} />}
      {!living && ended.length === 0 && <p className={classes.caption}>{t('neverPosted')}</p>}
      {ended.map((posting) => (
        <p key={posting.id} className={classes.ended}>
          {t('endedPosting', { level: posting.accessLevel.access, at: formatDayTime(posting.endedAt ?? '') })}
        </p>
      ))}
    </PanelSection>
  )
}

const Status = ({ posting }: { posting: Posting }) => {
  const { status, label } = postingWords(posting)
  return <StatusMark status={status} label={label} />
}

function PostButton({ document }: { document: DocumentDetails }) {
  const custodian = useCustodian(document.deliveryUnitId)
  const refused = refusedFor([documentEntry(document)], 'post')
  if (!custodian) return null
  return (
    <Button
      variant="default"
      size="compact-sm"
      disabled={refused !== undefined}
      title={refused}
      onClick={() => openDialog((close) => <PostDialog document={document} custodian={custodian} onClose={close} />)}
    >
      {t('post')}
    </Button>
  )
}

/** The names that the sentences on levels need: of one of the reader's own units. */
export function useCustodian(unitId: number) {
  const unit = useUnits().all.find((one) => one.id === unitId)
  return unit && { unitName: unit.name, campusName: unit.office.campus.campusName }
}

function Living({ posting }: { posting: Posting }) {
  const { accessLevel, status, returnReason } = posting
  return (
    <div className={classes.posting}>
      <LevelIcon id={accessLevel.id} size={18} />
      <div>
        {t('levelAnd', { level: accessLevel.access, sentence: lowerFirst(levelSentence(accessLevel, posting)) })}
        <span className={classes.caption}>{whatHappened(posting)}</span>
        {status === 'returned' && returnReason && <blockquote className={classes.reason}>{returnReason}</blockquote>}
        <UnitActs posting={posting} />
      </div>
    </div>
  )
}

function whatHappened(posting: Posting): string {
  const { status, requestedBy, reviewedBy, sentAt, reviewedAt, publishAt } = posting
  if (status === 'pending') return t('sentBy', { who: lowerYou(nameOfPerson(requestedBy)), at: formatDayTime(sentAt) })
  const words = { who: lowerYou(nameOfPerson(reviewedBy)), at: formatDayTime(reviewedAt ?? sentAt) }
  if (status === 'returned') return t('returnedBy', words)
  return publishAt ? t('approvedFor', { ...words, hour: formatDayTime(publishAt) }) : t('approvedBy', words)
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, '')
const lowerYou = (name: string) => (name === t('you') ? name.toLowerCase() : name)

function UnitActs({ posting }: { posting: Posting }) {
  const { sendAgain, withdraw, isPending } = useUnitActs(posting)
  const acts = [
    { id: 'send', label: t('sendAgain'), act: sendAgain },
    { id: 'withdraw', label: t('withdraw'), act: withdraw },
  ]
  return (
    <div className={classes.acts}>
      {acts.map(
        ({ id, label, act }) =>
          act && (
            <Button
              key={id}
              variant="default"
              size="compact-sm"
              disabled={act.refused !== undefined || isPending}
              title={act.refused}
              onClick={act.run}
            >
              {label}
            </Button>
          ),
      )}
    </div>
  )
}
