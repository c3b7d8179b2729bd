import { type ReactNode, useEffect, useRef } from 'react'
import classes from './pick.module.css'

interface PickOptionProps {
  /** The DOM id: the field points at it. */
  id: string
  icon: ReactNode
  isChosen: boolean
  /** The keyboard stands on it. */
  isActive: boolean
  /** Undefined where it can't be chosen. */
  onChoose: (() => void) | undefined
  children: ReactNode
}

/** One of a list whose field keeps the focus and the keys; the one that the keyboard comes to is scrolled to. */
export function PickOption({ id, icon, isChosen, isActive, onChoose, children }: PickOptionProps) {
  const option = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    <button
      ref={option}
      type="button"
      tabIndex={-1}
      id={id}
      role="option"
      className={classes.option}
      aria-selected={isChosen}
      aria-disabled={onChoose === undefined || undefined}
      data-active={isActive || undefined}
      onClick={onChoose}
    >
      {icon}
      {children}
    </button>
  )
}
