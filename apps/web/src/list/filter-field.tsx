import { ActionIcon, TextInput } from '@mantine/core'
import { IconSearch, IconX } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useRestedCallback } from '../lib/rested.ts'
import { useSlashKey } from '../ui/search/search-field.tsx'
import classes from './list.module.css'
import { t } from './words.ts'

interface FilterFieldProps {
  /** 'Filter these units'. */
  label: string
  value: string
  onChange: (value: string) => void
}

/** Narrows the list under it while one types; the key `/` leads to it, Escape empties it. */
export function FilterField({ label, value, onChange }: FilterFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(value)
  const [heard, hear] = useState(value)
  const [told, setTold] = useState(value)
  const [tell] = useRestedCallback((next: string) => {
    setTold(next)
    onChange(next)
  })
  useSlashKey(() => input.current?.focus())
  // The address was changed from elsewhere: by the way back, or by clearing the filters.
  if (value !== heard) {
    hear(value)
    if (value !== told) {
      setTold(value)
      setText(value)
    }
  }
  const type = (next: string) => {
    setText(next)
    tell(next.trim())
  }
  return (
    <TextInput
      ref={input}
      type="search"
      className={classes.filter ?? ''}
      aria-label={label}
      placeholder={label}
      value={text}
      leftSection={<IconSearch size={16} stroke={1.6} aria-hidden="true" />}
      rightSection={
        text && (
          <ActionIcon size={24} aria-label={t('clearFilter')} onClick={() => type('')}>
            <IconX size={14} stroke={1.8} aria-hidden="true" />
          </ActionIcon>
        )
      }
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Escape' && type('')}
    />
  )
}
