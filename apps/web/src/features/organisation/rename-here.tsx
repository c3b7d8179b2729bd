import { TextInput } from '@mantine/core'
import { type KeyboardEvent, useRef, useState } from 'react'
import { ApiRefusal } from '../../lib/api-refusal.ts'
import { useUpdateCampus, useUpdateOffice, useUpdateUnit } from './organisation.api.ts'
import classes from './organisation.module.css'
import { nameOf, type Place } from './tree-branches.ts'
import { t } from './words.ts'

/** The name of a place as a field in its row: Enter and leaving it save, Escape leaves it as it was. */
export function RenameHere({ place, onClose }: { place: Place; onClose: () => void }) {
  const name = nameOf(place)
  const [text, setText] = useState(name)
  const [refused, setRefused] = useState<string>()
  const isDone = useRef(false)
  const rename = useRename(place)
  const close = () => {
    isDone.current = true
    onClose()
  }
  const save = async () => {
    if (isDone.current) return
    if (text.trim() === name || text.trim() === '') return close()
    try {
      await rename(text)
      close()
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error
      setRefused(Object.values(error.errors).flat()[0] ?? error.message)
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key === 'Enter') void save()
    if (event.key === 'Escape') close()
  }
  return (
    <TextInput
      className={classes.rename ?? ''}
      aria-label={t('newName', { name })}
      autoFocus
      value={text}
      error={refused}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setText(event.currentTarget.value)}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={onKeyDown}
      onBlur={() => void save()}
    />
  )
}

function useRename(place: Place): (name: string) => Promise<unknown> {
  const campus = useUpdateCampus()
  const office = useUpdateOffice()
  const unit = useUpdateUnit()
  return (name) => {
    if (place.kind === 'campus') {
      const { id, version } = place.campus
      return campus({ params: { id }, body: { campusName: name, version } })
    }
    if (place.kind === 'office') {
      const { id, version } = place.office
      return office({ params: { id }, body: { name, ...(version > 0 && { version }) } })
    }
    const { id, version } = place.unit
    return unit({ params: { id }, body: { name, version } })
  }
}
