import { IconLock } from '@tabler/icons-react'
import classes from './desk.module.css'
import { t } from './words.ts'

/** In place of a document that the reviewer may know of, and not read. */
export const ClassifiedHere = () => (
  <p className={classes.locked}>
    <IconLock size={22} stroke={1.6} aria-hidden="true" />
    {t('classifiedHere')}
  </p>
)
