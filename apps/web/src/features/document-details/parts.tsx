import type { ComponentProps } from 'react'
import { part } from '../../lib/chunk.ts'
import { Part } from '../../lib/part.tsx'

const Pane = part(() => import('./details-pane.tsx'), 'DetailsPane')
const Preview = part(() => import('./document-preview.tsx'), 'DocumentPreview')

/** What is known of an entry. It comes when it is first asked for, so that a list is there sooner. */
export const DetailsPane = ({ onFailed, ...props }: ComponentProps<typeof Pane> & { onFailed?: () => void }) => (
  <Part isOver onFailed={onFailed ?? props.onClose}>
    <Pane {...props} />
  </Part>
)

/** A document over the whole window; it comes when one is first opened. */
export const DocumentPreview = (props: ComponentProps<typeof Preview>) => (
  <Part isOver onFailed={props.onClose}>
    <Preview {...props} />
  </Part>
)
