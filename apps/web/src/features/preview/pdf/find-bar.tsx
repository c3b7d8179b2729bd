import { ActionIcon } from '@mantine/core'
import { IconChevronDown, IconChevronUp, IconSearch, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import classes from '../preview.module.css'
import { t } from '../words.ts'
import type { Find } from './use-find.ts'

interface FindBarProps {
  query: string
  onQuery: (query: string) => void
  find: Find
  onClose: () => void
  /** Grows each time Ctrl+F is pressed, which selects what is written. */
  asked: number
}

const icon = { size: 18, stroke: 1.7, 'aria-hidden': 'true' } as const

/** The field to find in a PDF: how many, next, previous. Enter goes on, Shift+Enter back, Escape closes. */
export function FindBar({ query, onQuery, find, onClose, asked }: FindBarProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // Words that came with the address are looked at, not written over.
    if (asked > 0) input.current?.select()
  }, [asked])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
    else if (event.key === 'Enter' && event.shiftKey) find.previous()
    else if (event.key === 'Enter') find.next()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const isEmpty = find.total === 0
  return (
    <search className={classes.findBar} onKeyDown={onKeyDown}>
      <IconSearch {...icon} />
      <input
        ref={input}
        type="search"
        autoComplete="off"
        aria-label={t('find')}
        placeholder={t('findPlaceholder')}
        value={query}
        onChange={(event) => onQuery(event.currentTarget.value)}
      />
      <span className={classes.findCount} role="status">
        {countOf(query, find)}
      </span>
      <ActionIcon aria-label={t('findPrevious')} disabled={isEmpty} onClick={find.previous}>
        <IconChevronUp {...icon} />
      </ActionIcon>
      <ActionIcon aria-label={t('findNext')} disabled={isEmpty} onClick={find.next}>
        <IconChevronDown {...icon} />
      </ActionIcon>
      <ActionIcon aria-label={t('findClose')} onClick={onClose}>
        <IconX {...icon} />
      </ActionIcon>
    </search>
  )
}

function countOf(query: string, { at, total, isDone }: Find): string {
  if (query.trim() === '') return ''
  if (total === 0) return isDone ? t('findNone') : ''
  return isDone ? t('findAt', { at, count: total }) : t('findReading', { at, count: total })
}
