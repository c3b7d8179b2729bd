import { Menu, UnstyledButton } from '@mantine/core'
import { IconChevronRight, IconDots } from '@tabler/icons-react'
import { Fragment, type Ref } from 'react'
import { Link } from 'react-router'
import classes from './crumbs.module.css'
import { FolderIcon } from './folder-icon.tsx'

export interface Crumb {
  id: string
  name: string
  /** Where it leads; the last one, where we are, leads nowhere. */
  to?: string
  /** Makes the crumb a place to drop on. */
  dropRef?: Ref<HTMLAnchorElement>
}

interface CrumbsProps {
  path: readonly Crumb[]
  /** Name of the navigation ('You are in'). */
  label: string
  /** Name of the button that shows the hidden middle. */
  moreLabel: string
}

const SHOWN_WHOLE = 3

/** The path to where we are. From four entries the middle folds into '…'; the last entry is the page's heading. */
export function Crumbs({ path, label, moreLabel }: CrumbsProps) {
  const last = path.at(-1)
  const before = path.slice(0, -1)
  const folded = path.length > SHOWN_WHOLE
  const hidden = folded ? before.slice(1, -1) : []
  const shown = folded ? [...before.slice(0, 1), ...before.slice(-1)] : before
  return (
    <nav aria-label={label} className={classes.crumbs}>
      {shown.map((crumb, index) => (
        <Fragment key={crumb.id}>
          {folded && index === 1 && <Hidden path={hidden} label={moreLabel} />}
          <Link className={classes.crumb} to={crumb.to ?? '.'} ref={crumb.dropRef}>
            {crumb.name}
          </Link>
          <Chevron />
        </Fragment>
      ))}
      {last && <h1 className={classes.last}>{last.name}</h1>}
    </nav>
  )
}

const Chevron = () => <IconChevronRight className={classes.chevron} size={16} stroke={1.6} aria-hidden="true" />

function Hidden({ path, label }: { path: readonly Crumb[]; label: string }) {
  return (
    <>
      <Menu position="bottom-start">
        <Menu.Target>
          <UnstyledButton className={classes.more} aria-label={label}>
            <IconDots size={16} stroke={1.8} aria-hidden="true" />
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          {path.map((crumb) => (
            <Menu.Item key={crumb.id} component={Link} to={crumb.to ?? '.'} leftSection={<FolderIcon size={18} />}>
              {crumb.name}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Chevron />
    </>
  )
}
