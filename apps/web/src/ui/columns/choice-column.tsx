import { IconChevronRight } from '@tabler/icons-react'
import { type KeyboardEvent, useRef } from 'react'
import { columnMove } from './column-keys.ts'
import classes from './columns.module.css'

export interface Choice {
  id: string
  name: string
  /** At the right: how many are in it. */
  aside: string
}

interface ChoiceColumnProps {
  label: string
  choices: readonly Choice[]
  chosenId: string | undefined
  /** `byKey`: one walks over the choices, and this one is only on the way. */
  onChoose: (id: string, byKey: boolean) => void
  onLeave: (direction: 'left' | 'right') => void
}

/** A column in which one of several is chosen. The choice follows the arrows; sideways they lead out of it. */
export function ChoiceColumn({ label, choices, chosenId, onChoose, onLeave }: ChoiceColumnProps) {
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const at = choices.findIndex(({ id }) => id === chosenId)
    const move = columnMove(
      event.key,
      choices.map(({ name }) => name),
      at,
    )
    if (!move) return
    event.preventDefault()
    if ('leave' in move) return onLeave(move.leave)
    const next = choices[move.to]
    const option = list.current?.children[move.to]
    if (!next || !(option instanceof HTMLElement)) return
    option.focus({ preventScroll: true })
    option.scrollIntoView({ block: 'nearest' })
    onChoose(next.id, true)
  }
  return (
    <section className={classes.column} aria-label={label}>
      <h2 className={classes.head}>{label}</h2>
      <div ref={list} role="listbox" aria-label={label} className={classes.choices}>
        {choices.map(({ id, name, aside }, index) => (
          <div
            // By its place: who is in the column stays in it while its choices become others.
            key={index}
            role="option"
            className={classes.choice}
            aria-selected={id === chosenId}
            tabIndex={id === chosenId || (chosenId === undefined && index === 0) ? 0 : -1}
            onClick={() => onChoose(id, false)}
            onKeyDown={onKeyDown}
          >
            <span className={classes.choiceName}>{name}</span>
            <span className={classes.aside}>{aside}</span>
            <IconChevronRight className={classes.chevron} size={14} stroke={1.8} aria-hidden="true" />
          </div>
        ))}
      </div>
    </section>
  )
}
