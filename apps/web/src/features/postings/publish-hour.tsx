import '../../ui/mantine-more.css'
import { TextInput } from '@mantine/core'
import type { Posting } from '@sinupan/contract'
import { useState } from 'react'
import { useField } from '../../lib/contract-form.ts'
import { clockAt, formatDayTime, instantAt } from '../../lib/format.ts'
import classes from './postings.module.css'
import type { PostingChange } from './use-posting-change.ts'
import { t } from './words.ts'

type Field = { value: string | null | undefined; onChange: (value: string | null) => void; error?: string }

/** The field of a posting's form on when it reaches others. */
export function PublishHourField() {
  const { value, onChange, ...field } = useField('publishAt') as unknown as Field
  return (
    <TextInput
      {...field}
      type="datetime-local"
      label={t('publishAt')}
      description={t('publishAtLine')}
      min={clockAt(new Date())}
      value={value ? clockAt(value) : ''}
      onChange={(event) => onChange(instantAt(event.currentTarget.value) ?? null)}
    />
  )
}

interface PublishHourProps {
  posting: Posting
  change: PostingChange
}

/** When a posting reaches others: kept as soon as one leaves the field; in words where it can't be changed. */
export function PublishHour({ posting, change }: PublishHourProps) {
  const { publishAt, capabilities } = posting
  const [typed, setTyped] = useState<string>()
  if (!capabilities.edit) {
    if (!publishAt) return null
    return <p className={classes.hour}>{t('publishedOn', { at: formatDayTime(publishAt) })}</p>
  }
  const keep = () => {
    if (typed === undefined) return
    setTyped(undefined)
    const wished = instantAt(typed) ?? null
    if (wished !== publishAt) change.wish({ publishAt: wished })
  }
  return (
    <TextInput
      className={classes.hour ?? ''}
      type="datetime-local"
      label={t('publishAt')}
      description={publishAt ? t('publishedOn', { at: formatDayTime(publishAt) }) : t('publishedAtOnce')}
      min={clockAt(new Date())}
      disabled={change.isPending}
      value={typed ?? (publishAt ? clockAt(publishAt) : '')}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={keep}
    />
  )
}
