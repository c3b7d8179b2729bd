import { IconPencil } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import classes from './document-details.module.css'

interface EditableProps {
  /** 'Change the category'. */
  label: string
  /** Why it can't be changed; then it is plain text with this as tooltip. */
  refused: string | undefined
  /** The value as text. */
  children: ReactNode
  /** Where nothing is said yet. */
  isQuiet?: boolean
  /** The field in its place; `close` puts the text back. */
  edit: (close: () => void) => ReactNode
}

/** A value that becomes a field where it stands. */
export function Editable({ label, refused, children, isQuiet, edit }: EditableProps) {
  const [isEditing, setEditing] = useState(false)
  if (isEditing && !refused) return edit(() => setEditing(false))
  const className = isQuiet ? classes.quiet : undefined
  if (refused)
    return (
      <span className={className} title={refused}>
        {children}
      </span>
    )
  return (
    <button type="button" className={classes.editable} title={label} onClick={() => setEditing(true)}>
      <span className={className}>{children}</span>
      <span className="visually-hidden">{label}</span>
      <IconPencil className={classes.pencil} size={14} stroke={1.6} aria-hidden="true" />
    </button>
  )
}
