import './mantine-more.css'
import { ActionIcon, UnstyledButton } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type KeyboardEvent, useId } from 'react'
import classes from './pager.module.css'
import { pagesAround } from './pages-around.ts'
import { Select } from './select.tsx'

interface PagerProps {
  /** From 1. */
  page: number
  pages: number
  onPage: (page: number) => void
  label: string
  previousLabel: string
  nextLabel: string
  /** '1,001'. */
  numberOf: (page: number) => string
  /** 'Page 1,001', of that number. */
  pageLabel: (number: string) => string
  /** 28 high in place of 32, for a footer line. */
  dense?: boolean
  /** 'Page 1 of 6', beside the buttons. */
  summary?: string
  /** Rows a page; the screen's own size first, then 25, 50, 100. */
  size?: {
    value: number
    choices: readonly number[]
    label: string
    onChange: (size: number) => void
    /** A choice in words, where its number alone says too little. */
    labelOf?: (size: number) => string
  }
}

/** Pages as numbers with the ends and the neighbours; the arrows turn them. */
export function Pager(props: PagerProps) {
  const { page, pages, onPage, label, previousLabel, nextLabel, numberOf, pageLabel, summary, size, dense } = props
  const turn = (to: number) => to >= 1 && to <= pages && onPage(to)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement) return
    if (event.key === 'ArrowLeft') turn(page - 1)
    if (event.key === 'ArrowRight') turn(page + 1)
  }
  return (
    <nav className={classes.pager} data-dense={dense || undefined} aria-label={label} onKeyDown={onKeyDown}>
      {summary && <span className={classes.summary}>{summary}</span>}
      {size && <Size {...size} />}
      <span className={classes.numbers}>
        <ActionIcon
          aria-label={previousLabel}
          title={previousLabel}
          disabled={page <= 1}
          onClick={() => turn(page - 1)}
        >
          <IconChevronLeft size={18} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
        {pagesAround(page, pages).map((entry) =>
          entry.kind === 'gap' ? (
            <span key={`gap${entry.after}`} className={classes.gap}>
              …
            </span>
          ) : (
            <UnstyledButton
              key={entry.page}
              className={classes.page}
              aria-label={pageLabel(numberOf(entry.page))}
              aria-current={entry.page === page ? 'page' : undefined}
              onClick={() => turn(entry.page)}
            >
              {numberOf(entry.page)}
            </UnstyledButton>
          ),
        )}
        <ActionIcon aria-label={nextLabel} title={nextLabel} disabled={page >= pages} onClick={() => turn(page + 1)}>
          <IconChevronRight size={18} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      </span>
    </nav>
  )
}

function Size({ value, choices, label, onChange, labelOf = String }: NonNullable<PagerProps['size']>) {
  const id = useId()
  return (
    <span className={classes.size}>
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        className={classes.select ?? ''}
        size="xs"
        allowDeselect={false}
        withCheckIcon={false}
        comboboxProps={{ position: 'top-end' }}
        data={choices.map((choice) => ({ value: String(choice), label: labelOf(choice) }))}
        value={String(value)}
        onChange={(next) => onChange(Number(next))}
      />
    </span>
  )
}
