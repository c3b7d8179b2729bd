import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { FloatingControl, FloatingLine } from '../floating-control.tsx'
import classes from '../preview.module.css'
import type { ZoomControl } from '../viewer-controls.ts'
import { t } from '../words.ts'
import { ZoomButton } from '../zoom-menu.tsx'

interface PageControlProps {
  /** Index of the page that is read. */
  current: number
  count: number
  onPage: (index: number) => void
  zoom: ZoomControl
}

/** Page back, '1 of 3', page forward, zoom. The number can be written over. */
export function PageControl({ current, count, onPage, zoom }: PageControlProps) {
  return (
    <FloatingControl>
      <ActionIcon aria-label={t('previousPage')} disabled={current === 0} onClick={() => onPage(current - 1)}>
        <IconChevronLeft size={18} stroke={1.7} aria-hidden="true" />
      </ActionIcon>
      <PageNumber key={current} current={current} count={count} onPage={onPage} />
      <ActionIcon aria-label={t('nextPage')} disabled={current >= count - 1} onClick={() => onPage(current + 1)}>
        <IconChevronRight size={18} stroke={1.7} aria-hidden="true" />
      </ActionIcon>
      <FloatingLine />
      <ZoomButton zoom={zoom} />
    </FloatingControl>
  )
}

function PageNumber({ current, count, onPage }: Omit<PageControlProps, 'zoom'>) {
  const [text, setText] = useState(String(current + 1))
  const go = (event?: FormEvent) => {
    event?.preventDefault()
    const page = Number.parseInt(text, 10)
    if (page >= 1 && page <= count) onPage(page - 1)
    else setText(String(current + 1))
  }
  return (
    <form className={classes.pageNumber} onSubmit={go}>
      <input
        aria-label={t('goToPage')}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        style={{ width: `${Math.max(1, text.length)}ch` }}
        onChange={(event) => setText(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={() => go()}
      />
      {t('ofPages', { count })}
    </form>
  )
}
