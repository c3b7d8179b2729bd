import { useComputedColorScheme } from '@mantine/core'
import classes from './other-viewers.module.css'
import type { ViewerProps } from './viewer-props.ts'
import { t } from './words.ts'

/** What lies in these is shown as a list, which has the page's own look; all else is paper. */
const lists = /^application\/(zip|gzip|x-(tar|bzip2|xz|rar-compressed|7z-compressed))$/

/** Safe HTML that the server made of a sheet, a mail or an archive. The frame lets nothing run, whatever is in it. */
export function HtmlViewer({ file, url }: ViewerProps) {
  const isDark = useComputedColorScheme() === 'dark'
  const isList = lists.test(file.mediaType)
  const title = t('preview', { name: file.fileName })
  return (
    <iframe
      className={classes.frame}
      data-list={isList || undefined}
      sandbox=""
      src={isList && isDark ? `${url}#dark` : url}
      title={title}
    />
  )
}
