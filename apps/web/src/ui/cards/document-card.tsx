import type { DOMAttributes, ReactNode, Ref } from 'react'
import { Link } from 'react-router'
import { FileIcon } from '../file-icon.tsx'
import type { FileKind } from '../file-kind.ts'
import { MiddleName } from '../middle-name.tsx'
import { TwoLineName } from '../two-line-name.tsx'
import classes from './card.module.css'
import { Thumbnail } from './thumbnail.tsx'

interface DocumentCardProps {
  name: string
  kind: FileKind
  thumbnail?: string | undefined
  /** Left under the name: series or status. */
  left?: ReactNode
  /** Right under the name: the date. */
  right?: ReactNode
  /** Where a click leads; without one the card is a button of a selectable grid. */
  to?: string | undefined
  selected?: boolean | undefined
  /** The ⋮ button, over the preview. */
  menu?: ReactNode
  rootRef?: Ref<HTMLElement>
  on?: DOMAttributes<HTMLElement>
}

/** A document in a grid: preview 124 (116 in dense grids), icon and name on two lines, series or status, date. */
export function DocumentCard({
  name,
  kind,
  thumbnail,
  left,
  right,
  to,
  selected,
  menu,
  rootRef,
  on,
}: DocumentCardProps) {
  return (
    <article className={classes.card} data-selected={selected || undefined} ref={rootRef} {...on}>
      <Thumbnail src={thumbnail} kind={kind} />
      <div className={classes.foot}>
        <FileIcon kind={kind} size={18} />
        <h3 className={classes.name} title={name}>
          {to ? (
            <Link className={classes.cover} to={to} draggable={false}>
              <TwoLineName name={name} />
            </Link>
          ) : (
            <TwoLineName name={name} />
          )}
        </h3>
        <div className={classes.meta}>
          <span className={classes.left}>{left}</span>
          <span className={classes.right}>{right}</span>
        </div>
      </div>
      {menu && <div className={classes.menu}>{menu}</div>}
    </article>
  )
}

interface FolderCardProps {
  name: string
  /** '6 items'. */
  line: ReactNode
  icon: ReactNode
  to?: string | undefined
  selected?: boolean | undefined
  menu?: ReactNode
  rootRef?: Ref<HTMLElement>
  on?: DOMAttributes<HTMLElement>
}

/** A folder in a grid: 56 high, icon, name, what is inside. */
export function FolderCard({ name, line, icon, to, selected, menu, rootRef, on }: FolderCardProps) {
  return (
    <article className={classes.folder} data-selected={selected || undefined} ref={rootRef} {...on}>
      {icon}
      <div className={classes.folderText}>
        <h3 className={classes.folderName} title={name}>
          {to ? (
            <Link className={classes.cover} to={to} draggable={false}>
              <MiddleName name={name} />
            </Link>
          ) : (
            <MiddleName name={name} />
          )}
        </h3>
        <span className={classes.folderLine}>{line}</span>
      </div>
      {menu && <div className={classes.folderMenu}>{menu}</div>}
    </article>
  )
}
