import { useState } from 'react'
import { FileIcon } from '../file-icon.tsx'
import type { FileKind } from '../file-kind.ts'
import { useNear } from '../use-near.ts'
import classes from './thumbnail.module.css'

interface ThumbnailProps {
  /** Address of the picture of the first page; without one (classified, failed) the kind's icon shows. */
  src?: string | undefined
  kind: FileKind
  /** `card`: paper inset at the sides and running out of the bottom; `small`: 84 × 108; `tiny`: 64 × 72 on phones. */
  shape?: 'card' | 'small' | 'tiny'
}

/** The top of the real first page on white; photographs fill. Decoration: the name stands beside it. */
export function Thumbnail({ src, kind, shape = 'card' }: ThumbnailProps) {
  const [failed, setFailed] = useState<string>()
  const [ref, isNear] = useNear()
  const shown = src && failed !== src
  return (
    <span
      ref={ref}
      className={classes.canvas}
      data-shape={shape}
      data-fill={kind === 'image' || kind === 'video' || undefined}
    >
      {shown ? (
        <img
          className={classes.paper}
          {...(isNear && { src })}
          alt=""
          decoding="async"
          draggable={false}
          onError={() => setFailed(src)}
        />
      ) : (
        <FileIcon kind={kind} size={shape === 'tiny' ? 28 : 40} />
      )}
    </span>
  )
}
