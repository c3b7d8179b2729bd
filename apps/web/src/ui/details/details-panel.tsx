import { ActionIcon, Drawer } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useFocusReturn } from '../focus-return.ts'
import { PANEL_FLOATS, useMedia } from '../media.ts'
import { MiddleName } from '../middle-name.tsx'
import classes from './details-panel.module.css'

interface DetailsPanelProps {
  /** Name of the region ('Details'). */
  label: string
  icon: ReactNode
  name: string
  closeLabel: string
  onClose: () => void
  /** The top of the first page, with whatever stands over it. */
  preview?: ReactNode
  tabs?: ReactNode
  children: ReactNode
  width?: number
}

/** What is known of the chosen thing: docked at the right from 1100 px, a drawer over the list under it. */
export function DetailsPanel(props: DetailsPanelProps) {
  const floats = useMedia(PANEL_FLOATS)
  useFocusReturn(floats)
  if (!floats)
    return (
      <aside className={classes.panel} aria-label={props.label} style={{ width: props.width }}>
        <Inside {...props} />
      </aside>
    )
  return (
    <Drawer.Root
      opened
      onClose={props.onClose}
      returnFocus={false}
      position="right"
      size={340}
      classNames={{ content: classes.drawer }}
    >
      <Drawer.Overlay />
      <Drawer.Content aria-label={props.label}>
        <Inside {...props} />
      </Drawer.Content>
    </Drawer.Root>
  )
}

function Inside({ icon, name, closeLabel, onClose, preview, tabs, children }: DetailsPanelProps) {
  return (
    <>
      <div className={classes.head}>
        {icon}
        <h2 className={classes.name}>
          <MiddleName name={name} />
        </h2>
        <ActionIcon aria-label={closeLabel} title={closeLabel} onClick={onClose}>
          <IconX size={18} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      </div>
      <div className={classes.scroller}>
        {preview && <div className={classes.preview}>{preview}</div>}
        {tabs}
        {children}
      </div>
    </>
  )
}

interface PanelSectionProps {
  title: string
  /** At the right of the title: a status, a button. */
  aside?: ReactNode
  children: ReactNode
}

/** A part of the panel under a line, with its heading. */
export function PanelSection({ title, aside, children }: PanelSectionProps) {
  return (
    <section className={classes.section}>
      <div className={classes.sectionHead}>
        <h3 className={classes.sectionTitle}>{title}</h3>
        {aside}
      </div>
      {children}
    </section>
  )
}
