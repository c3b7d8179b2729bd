import type { ReactNode } from 'react'
import { type Drawing, EmptyDrawing } from './empty-drawing.tsx'
import { StateFrame } from './state-frame.tsx'

interface EmptyStateProps {
  drawing: Drawing
  title: string
  /** One sentence: what will come here. */
  line?: ReactNode
  /** One outlined button (`<Button variant="default">`). */
  action?: ReactNode
  /** It is all that the page has. */
  isPage?: boolean
}

/** Nothing here yet. */
export function EmptyState({ drawing, title, line, action, isPage }: EmptyStateProps) {
  return (
    <StateFrame
      isPage={isPage}
      drawing={<EmptyDrawing drawing={drawing} />}
      title={title}
      line={line}
      actions={action}
    />
  )
}
