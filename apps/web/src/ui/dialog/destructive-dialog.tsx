import { Button, TextInput } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { MiddleName } from '../middle-name.tsx'
import classes from './dialog.module.css'
import { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx'

export interface GoingItem {
  id: string
  icon: ReactNode
  name: string
  /** '12 documents'. */
  count?: string
  /** '31.44 MB'. */
  size?: string
}

interface DestructiveDialogProps extends Pick<DialogFrameProps, 'opened' | 'onClose' | 'title' | 'closeLabel'> {
  onConfirm: () => void
  /** What it means, in a sentence or two. */
  lead: ReactNode
  /** What goes. */
  goes: readonly GoingItem[]
  /** What stays, and why. */
  stays?: ReactNode
  /** The word to type; any letter case does (specification, section 5). */
  word: string
  /** 'Type DELETE to continue'. */
  wordLabel: string
  /** 'Please type “DELETE” to continue.' */
  wordError: string
  actLabel: string
  cancelLabel: string
  busy?: boolean
}

/** Before something that can't be undone: what goes, what stays and why, and a word to type. */
export function DestructiveDialog(props: DestructiveDialogProps) {
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState(false)
  const matches = typed.trim().toLowerCase() === props.word.toLowerCase()
  const close = () => {
    setTyped('')
    setAsked(false)
    props.onClose()
  }
  const submit = () => {
    setAsked(true)
    if (matches && !props.busy) props.onConfirm()
  }
  return (
    <DialogFrame
      opened={props.opened}
      onClose={close}
      title={props.title}
      closeLabel={props.closeLabel}
      onSubmit={submit}
      actions={
        <>
          <Button variant="default" onClick={close}>
            {props.cancelLabel}
          </Button>
          <Button type="submit" color="red" disabled={!matches} loading={props.busy}>
            {props.actLabel}
          </Button>
        </>
      }
    >
      <p className={classes.lead}>{props.lead}</p>
      <Going {...props} />
      <TextInput
        className={classes.question}
        data-autofocus
        autoComplete="off"
        label={props.wordLabel}
        value={typed}
        error={asked && !matches ? props.wordError : undefined}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && !matches && setAsked(true)}
        onBlur={() => typed !== '' && setAsked(true)}
      />
    </DialogFrame>
  )
}

function Going({ goes, stays, title }: DestructiveDialogProps) {
  return (
    <>
      {goes.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (WCAG 2.1.1)
        <ul className={classes.goes} aria-label={title} tabIndex={0}>
          {goes.map((thing) => (
            <li key={thing.id} className={classes.thing}>
              {thing.icon}
              <MiddleName name={thing.name} className={classes.thingName ?? ''} />
              {thing.count && <span className={classes.thingCount}>{thing.count}</span>}
              {thing.size && <span className={classes.thingSize}>{thing.size}</span>}
            </li>
          ))}
        </ul>
      )}
      {stays && (
        <p className={classes.stays}>
          <IconLock size={18} stroke={1.6} aria-hidden="true" />
          <span>{stays}</span>
        </p>
      )}
    </>
  )
}
