import { Button } from '@mantine/core'
import { IconChevronLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useIsPhone } from './media.ts'
import classes from './screen-header.module.css'

export interface ScreenHeaderProps {
  /** The page's title; give `crumbs` instead where the place is a path. On phones the shell's bar has it. */
  title?: ReactNode
  crumbs?: ReactNode
  /** View toggle, filter, buttons: at the right, at most one of them filled. */
  actions?: ReactNode
  /** Tabs under the title; then the title is large. */
  tabs?: ReactNode
  /** Wide pages have 24 at the sides, lists 16. */
  wide?: boolean
  /** On phones, in place of the path: the parent. */
  back?: { label: string; to: string } | undefined
  /** On phones, where `actions` don't show: 44 px buttons beside the way back. */
  phoneActions?: ReactNode
  /** On phones, at the right of few tabs. */
  besideTabs?: ReactNode
}

/** The head of a screen: 56 high, or a 24/32 title over tabs; on phones a row of 48 with the way back. */
export function ScreenHeader(props: ScreenHeaderProps) {
  const phone = useIsPhone()
  if (phone) return <PhoneHeader {...props} />
  const { title, crumbs, actions, tabs, wide } = props
  return (
    <div className={classes.header} data-tabs={tabs ? true : undefined} data-wide={wide || tabs ? true : undefined}>
      <div className={classes.line}>
        <div className={classes.place}>{crumbs ?? <h1 className={classes.title}>{title}</h1>}</div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
      {tabs}
    </div>
  )
}

function PhoneHeader({ back, phoneActions, tabs, besideTabs }: ScreenHeaderProps) {
  if (!back && !phoneActions && !tabs) return null
  return (
    <div className={classes.phone}>
      {(back || phoneActions) && (
        <div className={classes.phoneLine}>
          <div className={classes.place}>
            {back && (
              <Button
                component={Link}
                to={back.to}
                variant="subtle"
                color="gray"
                className={classes.back ?? ''}
                leftSection={<IconChevronLeft size={18} stroke={1.6} aria-hidden="true" />}
              >
                {back.label}
              </Button>
            )}
          </div>
          <div className={classes.phoneActions}>{phoneActions}</div>
        </div>
      )}
      {tabs && (
        <div className={classes.phoneTabs}>
          <div className={classes.place}>{tabs}</div>
          {besideTabs}
        </div>
      )}
    </div>
  )
}
