import { mostImported } from '@sinupan/contract'
import { type DragEvent, type ReactNode, useState } from 'react'
import { formatCount } from '../../lib/format.ts'
import classes from './admin-import.module.css'
import { t } from './words.ts'

interface DropAreaProps {
  onFile: (file: File | undefined) => void
  /** The buttons, for who doesn't drag. */
  children: ReactNode
}

/** Where a file is dropped or chosen, and how much of it is taken. */
export function DropArea({ onFile, children }: DropAreaProps) {
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onFile(event.dataTransfer.files[0])
  }
  const over = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button in it does the same
    <div
      className={classes.drop}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <div className={classes.acts}>{children}</div>
      <p className={classes.line}>
        {t('drop')} {t('most', { most: formatCount(mostImported) })}
      </p>
    </div>
  )
}
