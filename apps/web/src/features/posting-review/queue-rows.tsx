import { Checkbox, UnstyledButton } from '@mantine/core'
import type { Posting } from '@sinupan/contract'
import { IconCalendarClock, IconRepeat } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { formatDay, formatDayTime } from '../../lib/format.ts'
import { FileIcon } from '../../ui/file-icon.tsx'
import { MiddleName } from '../../ui/middle-name.tsx'
import { documentKind, documentName } from '../documents/index.ts'
import { isLongWait, ordinal, waitingShort } from '../postings/index.ts'
import classes from './queue.module.css'
import type { Chosen } from './use-chosen.ts'
import type { Desk } from './use-desk.ts'
import { t } from './words.ts'

/** The postings in their order; the open one is kept in view. More come when the end shows. */
export function QueueRows({ desk, chosen }: { desk: Desk; chosen: Chosen }) {
  const { postings, place, queue } = desk
  return (
    <>
      <ul className={classes.list}>
        {postings.map((posting) => (
          <li key={posting.id}>
            {chosen.isOn ? (
              <ChoiceRow posting={posting} chosen={chosen} />
            ) : (
              <QueueRow
                posting={posting}
                isOpen={posting.id === place.openId}
                onOpen={() => place.go({ openId: posting.id }, place.openId !== undefined)}
              />
            )}
          </li>
        ))}
      </ul>
      {queue.hasNextPage && <End onShow={() => void queue.fetchNextPage()} />}
    </>
  )
}

interface QueueRowProps {
  posting: Posting
  isOpen: boolean
  onOpen: () => void
}

function QueueRow({ posting, isOpen, onOpen }: QueueRowProps) {
  const row = useOpenRow(isOpen)
  return (
    <UnstyledButton
      ref={row}
      className={classes.row}
      data-posting={posting.id}
      aria-current={isOpen || undefined}
      onClick={onOpen}
    >
      <FileIcon kind={documentKind(posting.fileManager)} />
      <RowWords posting={posting} />
    </UnstyledButton>
  )
}

/** A row while one chooses several: it is chosen as a whole. */
function ChoiceRow({ posting, chosen }: { posting: Posting; chosen: Chosen }) {
  const isChosen = chosen.postings.some(({ id }) => id === posting.id)
  const mayBe = chosen.choosable.some(({ id }) => id === posting.id)
  return (
    <UnstyledButton
      className={classes.row}
      role="checkbox"
      aria-checked={isChosen}
      aria-label={t('choose', { name: documentName(posting.fileManager) })}
      aria-disabled={!mayBe || undefined}
      data-chosen={isChosen || undefined}
      onClick={() => mayBe && chosen.toggle(posting.id)}
    >
      <span className={classes.choice}>
        <Checkbox.Indicator checked={isChosen} disabled={!mayBe} size="xs" />
      </span>
      <RowWords posting={posting} />
    </UnstyledButton>
  )
}

function RowWords({ posting }: { posting: Posting }) {
  const { fileManager, unitName, accessLevel, round, publishAt } = posting
  return (
    <span className={classes.words}>
      <span className={classes.name}>
        <MiddleName name={documentName(fileManager)} />
      </span>
      <span className={classes.line}>
        <span className={classes.place}>{unitName}</span>
        <span className={classes.level}>{t('atLevel', { level: accessLevel.access })}</span>
        {round > 1 && (
          <IconRepeat size={13} stroke={1.8} role="img" aria-label={t('round', { ordinal: ordinal(round) })} />
        )}
        {publishAt && (
          <IconCalendarClock
            size={13}
            stroke={1.8}
            role="img"
            aria-label={t('publishedFrom', { at: formatDayTime(publishAt) })}
          />
        )}
        <Age posting={posting} />
      </span>
    </span>
  )
}

/** Keeps the open row in view. Where a decision took the focus away with its button, the next row gets it. */
function useOpenRow(isOpen: boolean) {
  const row = useRef<HTMLButtonElement>(null)
  const wasDrawn = useRef(false)
  useEffect(() => {
    const isLater = wasDrawn.current
    wasDrawn.current = true
    if (!isOpen) return
    row.current?.scrollIntoView({ block: 'nearest' })
    if (isLater && document.activeElement === document.body) row.current?.focus({ preventScroll: true })
  }, [isOpen])
  return row
}

function Age({ posting: { status, sentAt, reviewedAt } }: { posting: Posting }) {
  if (status !== 'pending') return <span className={classes.age}>{formatDay(reviewedAt ?? sentAt)}</span>
  return (
    <span className={classes.age} data-long={isLongWait(sentAt) || undefined}>
      {waitingShort(sentAt)}
    </span>
  )
}

/** A line at the end that asks for more when it comes into view. */
function End({ onShow }: { onShow: () => void }) {
  const end = useRef<HTMLDivElement>(null)
  const show = useRef(onShow)
  show.current = onShow
  useEffect(() => {
    const node = end.current
    if (!node) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && show.current())
    observer.observe(node)
    return () => observer.disconnect()
  }, [])
  return <div ref={end} className={classes.end} />
}
