import { Button } from '@mantine/core'
import { IconCloudOff, IconRefresh } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useCopied } from '../copied.ts'
import { StateFrame } from './state-frame.tsx'
import classes from './states.module.css'

interface ErrorStateProps {
  /** What happened: 'The folder could not be loaded'. */
  title: string
  /** What that means for the work: 'Nothing was changed.' */
  line: ReactNode
  onRetry?: () => void
  retryLabel: string
  /** What 'Copy details' puts on the clipboard. */
  details: string
  copyLabel: string
  copiedLabel: string
  /** 'Reference 7F2C-91 · Nov 27 2026 2:31 pm'. */
  reference: string
  icon?: ReactNode
  /** It is all that the page has. */
  isPage?: boolean | undefined
}

/** A list or a page that could not be had. */
export function ErrorState(props: ErrorStateProps) {
  const { title, line, onRetry, retryLabel, details, copyLabel, copiedLabel, reference, icon, isPage } = props
  const { isCopied, copy } = useCopied()
  return (
    <StateFrame
      role="alert"
      isPage={isPage}
      drawing={
        <span className={classes.disc}>{icon ?? <IconCloudOff size={22} stroke={1.7} aria-hidden="true" />}</span>
      }
      title={title}
      line={line}
      foot={reference}
      actions={
        <>
          {onRetry && (
            <Button leftSection={<IconRefresh size={16} stroke={1.8} aria-hidden="true" />} onClick={onRetry}>
              {retryLabel}
            </Button>
          )}
          <Button variant="default" onClick={() => copy(details)}>
            <span aria-live="polite">{isCopied ? copiedLabel : copyLabel}</span>
          </Button>
        </>
      }
    />
  )
}
