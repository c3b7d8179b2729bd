import { useComputedColorScheme } from '@mantine/core'
import { frameAddress, isListed } from './listed.ts'
import classes from './other-viewers.module.css'
import type { ViewerProps } from './viewer-props.ts'
import { t } from './words.ts'

/** Safe HTML that the server made of a sheet, a mail or an archive. The frame lets nothing run, whatever is in it. */
export function HtmlViewer({ file, url }: ViewerProps) {
  const isDark = useComputedColorScheme() === 'dark'
  const title = t('preview', { name: file.fileName })
  return (
    <iframe
      className={classes.frame}
      data-list={isListed(file) || undefined}
      sandbox=""
      src={frameAddress(file, url, isDark)}
      title={title}
    />
  )
}
