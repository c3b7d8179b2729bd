import { useNavigation } from 'react-router'
import { t } from '../frame/words.ts'
import classes from './navigation-bar.module.css'

/** A thin bar at the top while the next screen is on its way; a quick one shows nothing. */
export function NavigationBar() {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return <div className={classes.bar} role="progressbar" aria-label={t('loading')} />
}
