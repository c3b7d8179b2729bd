import { ActionIcon, UnstyledButton } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { IconAlertCircle, IconCircleCheckFilled, IconInfoCircle, IconX } from '@tabler/icons-react'
import { createContext, type ReactNode, use } from 'react'
import '@mantine/notifications/styles.layer.css'
import { returnFocus } from './focus-return.ts'
import classes from './toast.module.css'

export type ToastKind = 'done' | 'failed' | 'info'

export interface Toast {
  /** What is now true: '3 items moved to 2025'. */
  title: string
  /** One line below. */
  line?: ReactNode
  /** At most one; the toast closes when it is pressed. */
  action?: { label: string; onPress: () => void }
  /** In place of the kind's icon, 20 px. */
  icon?: ReactNode
  /** The same id replaces the earlier toast. */
  id?: string
  /** How long it stays, in milliseconds; 5 s else, errors 7 s. */
  keepMs?: number
}

const ICONS = { done: IconCircleCheckFilled, failed: IconAlertCircle, info: IconInfoCircle }
const CloseLabel = createContext('')

/** The place of the toasts: top right, 376 wide, 12 under the bar, at most three. Once in the application. */
export function Toasts({ closeLabel }: { closeLabel: string }) {
  return (
    <CloseLabel value={closeLabel}>
      <Notifications
        className={classes.place ?? ''}
        position="top-right"
        containerWidth={376}
        limit={3}
        transitionDuration={160}
        pauseResetOnHover="all"
      />
    </CloseLabel>
  )
}

/** One toast: state icon on a raised card, title, one line, one action, ×. */
export function ToastCard({
  kind,
  title,
  line,
  action,
  icon,
  close,
}: Toast & { kind: ToastKind; close: () => void }): ReactNode {
  const closeLabel = use(CloseLabel)
  const Icon = ICONS[kind]
  return (
    <div className={classes.card} data-kind={kind}>
      <span className={classes.icon}>{icon ?? <Icon size={20} stroke={1.7} aria-hidden="true" />}</span>
      <div className={classes.text}>
        <div className={classes.title}>{title}</div>
        {line && <div className={classes.line}>{line}</div>}
      </div>
      {action && (
        <UnstyledButton
          className={classes.action}
          onClick={() => {
            close()
            action.onPress()
            setTimeout(returnFocus)
          }}
        >
          {action.label}
        </UnstyledButton>
      )}
      <ActionIcon aria-label={closeLabel} title={closeLabel} onClick={close}>
        <IconX size={16} stroke={1.7} aria-hidden="true" />
      </ActionIcon>
    </div>
  )
}
