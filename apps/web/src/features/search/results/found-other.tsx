import type { SearchResult } from '@sinupan/contract'
import { IconBookmarks, IconMapPin, IconTag } from '@tabler/icons-react'
import { Link } from 'react-router'
import { FolderIcon } from '../../../ui/folder-icon.tsx'
import { MarkedText } from '../../../ui/search/marked-text.tsx'
import { unescaped } from '../../public-search/index.ts'
import { resultTarget } from '../result-target.ts'
import { t } from '../words.ts'
import classes from './results.module.css'

/** A folder, a place, a tag or a category; the first two open, the others list their documents. */
export function FoundOther({ result }: { result: SearchResult }) {
  const { name, path, fileCount, highlights, type } = result
  const [title = name, ...others] = highlights
  const words = [
    path ?? (type === 'Folder' || type === 'Location' ? undefined : t(type === 'Tag' ? 'tag' : 'category')),
    fileCount === undefined ? undefined : t('filesOf', { count: fileCount }),
  ].filter(Boolean)
  return (
    <article className={classes.other}>
      <OtherIcon type={type} />
      <div className={classes.otherText}>
        <h2 className={classes.otherTitle}>
          <Link to={resultTarget(result)}>
            <MarkedText text={unescaped(title)} />
          </Link>
        </h2>
        <p className={classes.otherMeta}>{words.join(' · ')}</p>
        {others.map((text) => (
          <p key={text}>
            <MarkedText text={unescaped(text)} />
          </p>
        ))}
      </div>
    </article>
  )
}

const icons = { File: IconBookmarks, Tag: IconTag, Category: IconBookmarks, Location: IconMapPin } as const

export function OtherIcon({ type, size = 20 }: { type: SearchResult['type']; size?: number }) {
  if (type === 'Folder') return <FolderIcon size={size} />
  const Icon = icons[type]
  return <Icon size={size} stroke={1.6} color="var(--second-text)" aria-hidden="true" />
}
