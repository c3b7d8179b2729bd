import {
  type FocusEvent,
  type InputEvent,
  type InputEventHandler,
  type KeyboardEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useEnterAhead } from './enter-ahead.ts'

interface FirstHit {
  /** Whether one types to find. Else one stands on what is chosen, or on the first, as soon as the list is open. */
  isSearched: boolean
  /** What is shown is not yet what was found for the text in the field. */
  isLooking: boolean
  onInput?: InputEventHandler<HTMLInputElement> | undefined
  onKeyDown?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined
  onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined
}

const option = '[data-combobox-option]:not([data-combobox-disabled])'
const taken = '[data-combobox-selected]'
const chosen = '[data-combobox-active]'

/**
 * Stands on the first hit of what was typed, so that Enter chooses it and readers hear it; a text that is looked for still
 * has its Enter kept. Never sends the form while a text picks nothing. For fields of Mantine with a list.
 */
export function useFirstHit({ isSearched, isLooking, onInput, onKeyDown, onBlur }: FirstHit) {
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLElement>(null)
  const [typed, setTyped] = useState('')
  const isAsked = typed.trim() !== ''
  const firstOf = () => list.current?.querySelector<HTMLElement>(option)
  const isJustOpen = useRef(false)
  const ahead = useEnterAhead(isLooking, () => firstOf()?.click())
  const standOnOne = () => {
    const isOpen = field.current?.getAttribute('aria-expanded') === 'true'
    const one = isAsked ? firstOf() : isSearched ? undefined : (list.current?.querySelector(chosen) ?? firstOf())
    if (isLooking || !isOpen || !field.current || !one) return
    if (!isJustOpen.current && list.current?.querySelector(taken)) return
    isJustOpen.current = false
    // The list has its place from arrows alone; where it was changed meanwhile, the one may be some steps away.
    for (let step = list.current?.querySelectorAll(option).length ?? 0; step > 0 && !one.matches(taken); step -= 1)
      field.current.dispatchEvent(arrow('ArrowDown'))
  }
  const latest = useRef(standOnOne)
  useEffect(() => {
    latest.current = standOnOne
    standOnOne()
  })
  // An arrow that comes before one stands anywhere goes on from there; before the list itself is there it is kept.
  const early = useRef<('ArrowDown' | 'ArrowUp')[]>([])
  const goOn = (key: 'ArrowDown' | 'ArrowUp') => {
    if (list.current?.isConnected) latest.current()
    else if (field.current?.dataset.expanded) early.current.push(key)
  }
  return {
    ref: field,
    // The list comes a moment after it was asked for, and knows its own name a moment later still.
    scrollAreaProps: {
      viewportRef: (node: HTMLDivElement | null) => {
        list.current = node
        if (!node) return
        setTimeout(() => {
          latest.current()
          for (const key of early.current.splice(0)) field.current?.dispatchEvent(arrow(key))
        }, 0)
      },
    },
    onInput: (event: InputEvent<HTMLInputElement>) => {
      setTyped(event.currentTarget.value)
      ahead.forget()
      onInput?.(event)
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      onKeyDown?.(event)
      if (event.key === 'Escape') ahead.forget()
      if (event.nativeEvent.isTrusted && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) goOn(event.key)
      if (event.key !== 'Enter' || event.nativeEvent.isComposing || !isAsked) return
      event.preventDefault()
      if (isLooking) ahead.ask()
      else if (!list.current?.querySelector(taken)) firstOf()?.click()
    },
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      setTyped('')
      ahead.forget()
      early.current = []
      onBlur?.(event)
    },
    /** The list opens, with its first one stood on. */
    begin: () => {
      isJustOpen.current = true
    },
    /** What was typed has picked one. */
    settle: () => setTyped(''),
  }
}

const arrow = (key: 'ArrowDown' | 'ArrowUp') =>
  new globalThis.KeyboardEvent('keydown', { key, code: key, bubbles: true, cancelable: true })
