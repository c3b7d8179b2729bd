import { Button } from '@mantine/core'
import { IconDownload, IconRefresh } from '@tabler/icons-react'
import { formatSize } from '../../lib/format.ts'
import { FileIcon } from '../../ui/file-icon.tsx'
import { fileKindOf } from '../../ui/file-kind.ts'
import { text } from '../../ui/text.ts'
import { downloadProps } from './download.ts'
import classes from './preview.module.css'
import type { PreviewFile, PreviewSource } from './preview-file.ts'
import { t } from './words.ts'

export interface NoPreviewProps {
  file: PreviewFile
  source: PreviewSource
  title: string
  line: string
  onRetry?: () => void
}

/** What stands where a file can't be shown: what it is, why, and its download. */
export function NoPreview({ file, source, title, line, onRetry }: NoPreviewProps) {
  const download = downloadProps(source)
  return (
    <div className={classes.middle}>
      <div className={classes.none}>
        <span className={classes.noneIcon}>
          <FileIcon kind={fileKindOf(file.fileType)} size={56} />
        </span>
        <h2 className={text.section}>{title}</h2>
        <p>{line}</p>
        <p className={classes.noneFile}>
          {file.fileName} · {formatSize(file.size)}
        </p>
        <div className={classes.noneActions}>
          {onRetry && (
            <Button
              variant="default"
              leftSection={<IconRefresh size={16} stroke={1.8} aria-hidden="true" />}
              onClick={onRetry}
            >
              {t('tryAgain')}
            </Button>
          )}
          {download && (
            <Button
              variant="default"
              leftSection={<IconDownload size={16} stroke={1.8} aria-hidden="true" />}
              {...download}
            >
              {t('download')}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}

/** A document of Office that is encrypted whole: Word, Excel and PowerPoint ask for its password. */
const LOCKED = 'application/x-ooxml-protected'

/** For a type that nothing here can show; where there is a picture of its first page, that one. */
export function UnknownType({ file, source }: Pick<NoPreviewProps, 'file' | 'source'>) {
  const { thumbnailUrl } = source
  const download = downloadProps(source)
  if (file.size === 0) return <NoPreview file={file} source={source} title={t('emptyTitle')} line={t('emptyLine')} />
  if (file.mediaType === LOCKED)
    return <NoPreview file={file} source={source} title={t('lockedTitle')} line={t('lockedLine')} />
  if (!thumbnailUrl) return <NoPreview file={file} source={source} title={t('noneTitle')} line={t('noneLine')} />
  return (
    <div className={classes.middle}>
      <img className={classes.first} src={thumbnailUrl} alt="" />
      <div className={classes.none}>
        <p>{t('noneFirst')}</p>
        {download && (
          <Button
            mt={12}
            variant="default"
            leftSection={<IconDownload size={16} stroke={1.8} aria-hidden="true" />}
            {...download}
          >
            {t('download')}
          </Button>
        )}
      </div>
    </div>
  )
}
