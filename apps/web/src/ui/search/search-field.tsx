import { ActionIcon, Button } from '@mantine/core'
import { IconArrowRight, IconSearch, IconX } from '@tabler/icons-react'
import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react'
import { KeyCap } from '../key-cap.tsx'
import { useIsPhone } from '../media.ts'
import classes from './search-field.module.css'

interface SearchFieldProps {
  /** `home`: 56 high with the button inside; `results`: 48 with a clearing ×. */
  size: 'home' | 'results'
  value: string
  onChange: (value: string) => void
  onSubmit: (value: string) => void
  label: string
  placeholder: string
  /** A shorter one for phones. */
  shortPlaceholder?: string
  buttonLabel: string
  clearLabel: string
  autoFocus?: boolean
}

/** The large search field. The key `/` leads to it from anywhere on the page. */
export function SearchField({ size, value, onChange, onSubmit, autoFocus, ...words }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const phone = useIsPhone()
  useSlashKey(() => input.current?.focus())
  useEffect(() => {
    if (autoFocus) input.current?.focus()
  }, [autoFocus])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit(value.trim())
  }
  const clear = () => {
    onChange('')
    input.current?.focus()
  }
  return (
    <search>
      <form className={classes.field} data-size={size} onSubmit={submit}>
        <IconSearch
          className={classes.glass}
          size={size === 'home' && !phone ? 22 : 20}
          stroke={1.6}
          aria-hidden="true"
        />
        <input
          ref={input}
          className={classes.input}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          aria-label={words.label}
          placeholder={phone ? (words.shortPlaceholder ?? words.placeholder) : words.placeholder}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {value !== '' && size === 'results' && (
          <ActionIcon className={classes.clear} size={36} aria-label={words.clearLabel} onClick={clear}>
            <IconX size={18} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
        )}
        {!phone && (value === '' || size === 'home') && <KeyCap>/</KeyCap>}
        {size === 'home' && <Submit label={words.buttonLabel} phone={phone} />}
      </form>
    </search>
  )
}

function Submit({ label, phone }: { label: string; phone: boolean }) {
  if (!phone)
    return (
      <Button className={classes.button} type="submit">
        {label}
      </Button>
    )
  return (
    <ActionIcon className={classes.go} variant="filled" color="ink" size={44} type="submit" aria-label={label}>
      <IconArrowRight size={18} stroke={2} aria-hidden="true" />
    </ActionIcon>
  )
}

/** Calls on `/`, unless something is being written. */
export function useSlashKey(go: () => void) {
  const onSlash = useEffectEvent(go)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const writing =
        event.target instanceof HTMLElement && event.target.closest('input, textarea, select, [contenteditable]')
      if (event.key !== '/' || writing || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      onSlash()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}
