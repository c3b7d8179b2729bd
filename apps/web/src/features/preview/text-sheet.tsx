import { mostShown, type ReadText } from '@sinupan/contract'
import { formatSize } from '../../lib/format.ts'
import { isColumnar } from './columnar.ts'
import classes from './other-viewers.module.css'
import type { PreviewFile } from './preview-file.ts'
import { t } from './words.ts'

/** The beginning of a text, at most 1 MB of it, on a sheet of paper; columns in letters of one width. */
export function TextSheet({ file, read }: { file: PreviewFile; read: ReadText }) {
  return (
    <section
      className={classes.text}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
      aria-label={file.fileName}
    >
      <pre className={classes.sheet} data-columns={isColumnar(read.text) || undefined}>
        {read.text}
      </pre>
      {read.isCut && (
        <p className={classes.cut}>{t('textCut', { shown: formatSize(mostShown, 0), size: formatSize(file.size) })}</p>
      )}
    </section>
  )
}
