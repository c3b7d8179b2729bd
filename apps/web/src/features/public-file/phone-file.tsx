import { IconEye } from '@tabler/icons-react'
import { useState } from 'react'
import { part } from '../../lib/chunk.ts'
import { Part } from '../../lib/part.tsx'
import { FileIcon } from '../../ui/file-icon.tsx'
import { fileKindOf } from '../../ui/file-kind.ts'
import { publicName } from '../public-search/index.ts'
import { FileDetails } from './file-details.tsx'
import classes from './public-file.module.css'
import type { Asked, ShownDocument } from './shown-document.ts'
import { t } from './words.ts'

const PreviewOverlay = part(
  async () => ({ PreviewOverlay: (await import('../preview/index.ts')).PreviewOverlay }),
  'PreviewOverlay',
)

interface PhoneFileProps {
  document: ShownDocument
  /** A link to a page of it opens the preview at once. */
  asked: Asked
}

/** On phones: the name, the top of the first page, which opens over the whole window, then what is known of it. */
export function PhoneFile({ document, asked }: PhoneFileProps) {
  const [isShown, setShown] = useState(asked.page !== undefined || asked.find !== undefined)
  const [first] = document.files
  const kind = fileKindOf(first?.fileType ?? '')
  const isPicture = kind === 'image' || kind === 'video'
  return (
    <div className={classes.phone}>
      <div className={classes.phoneHead}>
        <h1 className={classes.phoneName}>
          <FileIcon kind={kind} size={24} />
          {publicName(document)}
        </h1>
      </div>
      {first && (
        <button
          type="button"
          className={classes.phonePreview}
          data-fill={isPicture || undefined}
          onClick={() => setShown(true)}
        >
          {document.thumbnailUrl ? <img src={document.thumbnailUrl} alt="" /> : <FileIcon kind={kind} size={56} />}
          <span className={classes.phoneOpen}>
            <IconEye size={20} stroke={1.6} aria-hidden="true" />
            {first.pageCount ? t('pageCount', { count: first.pageCount }) : t('open')}
          </span>
        </button>
      )}
      <h2 className="visually-hidden">{t('details')}</h2>
      <FileDetails document={document} shown={first} />
      {isShown && (
        <Part isOver onFailed={() => setShown(false)}>
          <PreviewOverlay name={document.name} files={document.files} onClose={() => setShown(false)} {...asked} />
        </Part>
      )}
    </div>
  )
}
