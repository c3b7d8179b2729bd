import classes from './preview.module.css'
import { t } from './words.ts'

/** A sheet of paper, while the first page is on its way. */
export const PreviewLoading = () => (
  <div className={classes.loading} role="status" aria-label={t('loading')}>
    <div className={classes.loadingPaper} />
  </div>
)
