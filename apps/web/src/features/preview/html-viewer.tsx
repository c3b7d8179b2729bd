import classes from './other-viewers.module.css'
import type { ViewerProps } from './viewer-props.ts'
import { t } from './words.ts'

/** Safe HTML that the server made of a sheet. The frame lets nothing run, whatever is in it. */
export function HtmlViewer({ file, url }: ViewerProps) {
  return <iframe className={classes.frame} sandbox="" src={url} title={t('preview', { name: file.fileName })} />
}
