import '../../ui/mantine-more.css'
import { ActionIcon, Modal } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconInfoCircle, IconX } from '@tabler/icons-react'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { BottomSheet } from '../../ui/bottom-sheet.tsx'
import { useFocusReturn } from '../../ui/focus-return.ts'
import { useIsPhone } from '../../ui/media.ts'
import classes from './overlay.module.css'
import { type Previewed, PreviewFiles } from './preview-files.tsx'
import { useOverlayKeys } from './use-overlay-keys.ts'
import { t } from './words.ts'

interface PreviewOverlayProps {
  /** The document's name, for the window and the title bar. */
  name: string
  /** The document's files; undefined while they are on their way. */
  files: readonly Previewed[] | undefined
  /** In place of the preview: an error with its retry. */
  instead?: ReactNode
  onClose: () => void
  /** Puts the focus on the document, where it was opened from nowhere on this screen. */
  onReturn?: (() => void) | undefined
  onNext?: (() => void) | undefined
  onPrevious?: (() => void) | undefined
  /** Page of a PDF to begin with, from 1, and a text to find in it. */
  page?: number | undefined
  find?: string | undefined
  /** The file that shows at first. */
  first?: number | undefined
  watermark?: string | undefined
  /** Which of how many, from 1. */
  place?: { at: number; count: number } | undefined
  /** What is known of the document: a column at the right, a sheet on phones. */
  details?: ReactNode
}

const icon = { size: 20, stroke: 1.6, 'aria-hidden': 'true' } as const

/** A document over the whole window. Arrows to the sides go to the next document, Escape or × closes. */
export function PreviewOverlay(props: PreviewOverlayProps) {
  const { name, files, instead, page, find, onClose, onReturn, onNext, onPrevious, place, details } = props
  const phone = useIsPhone()
  const size = phone ? 44 : 32
  useFocusReturn(true, onReturn)
  useOverlayKeys({ onNext, onPrevious })
  return (
    <Modal.Root opened onClose={onClose} returnFocus={false} fullScreen transitionProps={{ duration: 120 }}>
      <Modal.Overlay />
      <Modal.Content aria-label={t('preview', { name })} radius={0} className={classes.content ?? ''}>
        <PreviewFiles
          name={name}
          files={files}
          instead={instead}
          page={page}
          find={find}
          first={props.first}
          watermark={props.watermark}
          start={phone && <Close size={size} onClose={onClose} />}
          end={
            <>
              {(onNext || onPrevious) && <Walk size={size} place={place} onNext={onNext} onPrevious={onPrevious} />}
              {details && phone && <DetailsSheet>{details}</DetailsSheet>}
              {!phone && <Close size={size} onClose={onClose} />}
            </>
          }
        />
        {details && !phone && (
          <aside className={classes.details} aria-label={t('details')}>
            {details}
          </aside>
        )}
      </Modal.Content>
    </Modal.Root>
  )
}

function Close({ size, onClose }: { size: number; onClose: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  // Drawn anew with the title bar once the document is there, it takes up the focus that went with the one before.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  }, [])
  return (
    <ActionIcon
      ref={button}
      size={size}
      aria-label={t('closePreview')}
      title={t('closePreview')}
      onClick={onClose}
      data-autofocus
    >
      <IconX {...icon} />
    </ActionIcon>
  )
}

function Walk({
  size,
  place,
  onNext,
  onPrevious,
}: { size: number } & Omit<PreviewOverlayProps, 'name' | 'files' | 'onClose'>) {
  return (
    <span className={classes.walk}>
      <ActionIcon
        size={size}
        aria-label={t('previous')}
        title={t('previous')}
        disabled={!onPrevious}
        onClick={onPrevious}
      >
        <IconChevronLeft {...icon} />
      </ActionIcon>
      {place && <span className={classes.place}>{t('place', place)}</span>}
      <ActionIcon size={size} aria-label={t('next')} title={t('next')} disabled={!onNext} onClick={onNext}>
        <IconChevronRight {...icon} />
      </ActionIcon>
    </span>
  )
}

function DetailsSheet({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ActionIcon size={44} aria-label={t('details')} onClick={() => setOpen(true)}>
        <IconInfoCircle {...icon} />
      </ActionIcon>
      <BottomSheet opened={isOpen} onClose={() => setOpen(false)} title={t('details')} closeLabel={t('close')}>
        {children}
      </BottomSheet>
    </>
  )
}
