import type { FileLocation } from '@sinupan/contract'
import { Pill } from '../../ui/pill.tsx'
import { KindIcon, kindWord } from '../placing/index.ts'
import classes from './locations.module.css'
import { t } from './words.ts'

/** What a place is, in a line: its kind, its code, how much is below, whether its page is public. */
export const PlaceLine = ({ location }: { location: FileLocation }) => (
  <div className={classes.about}>
    <KindIcon kind={location.kind} />
    <span>{kindWord(location.kind)}</span>
    <span className={classes.code}>{location.code}</span>
    <span>{t('papersIn', { count: location.fileCount })}</span>
    {location.isPublic && <Pill>{t('public')}</Pill>}
    {location.description && <span className={classes.said}>{location.description}</span>}
  </div>
)
