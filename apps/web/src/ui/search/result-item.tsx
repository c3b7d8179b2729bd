import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Thumbnail } from '../cards/thumbnail.tsx'
import { FileIcon } from '../file-icon.tsx'
import type { FileKind } from '../file-kind.ts'
import { useIsPhone } from '../media.ts'
import { MarkedText } from './marked-text.tsx'
import classes from './result-item.module.css'

export interface Passage {
  /** Text with `<mark>`; see `MarkedText`. */
  text: string
  /** 'p. 3' and where it leads. */
  page?: { label: string; to: string }
}

interface ResultItemProps {
  /** Where the focus comes back to. */
  rowId?: string
  /** Text with `<mark>`. */
  title: string
  to: string
  kind: FileKind
  thumbnail?: string | undefined
  /** One line: series · office · date · type, pages, size. */
  meta: ReactNode
  passages?: readonly Passage[]
  /** '18 passages in this document'. */
  more?: { label: string; to: string } | undefined
}

/** One found document: first page, title, one line about it, and the passages that matched. */
export function ResultItem({ rowId, title, to, kind, thumbnail, meta, passages = [], more }: ResultItemProps) {
  const phone = useIsPhone()
  return (
    <article className={classes.result} data-row-id={rowId}>
      {!phone && <Thumbnail src={thumbnail} kind={kind} shape="small" />}
      <div className={classes.text}>
        <h2 className={classes.title}>
          <FileIcon kind={kind} />
          <Link to={to} className={classes.link}>
            <MarkedText text={title} />
          </Link>
        </h2>
        <p className={classes.meta}>{meta}</p>
        {passages.length > 0 && (
          <ul className={classes.passages}>
            {(phone ? passages.slice(0, 1) : passages).map((passage) => (
              <li key={passage.text} className={classes.passage}>
                {passage.page && (
                  <Link className={classes.page} to={passage.page.to}>
                    {passage.page.label}
                  </Link>
                )}
                <span className={classes.words}>
                  <MarkedText text={passage.text} />
                </span>
              </li>
            ))}
          </ul>
        )}
        {more && (
          <Link className={classes.more} to={more.to}>
            {more.label}
          </Link>
        )}
      </div>
    </article>
  )
}
