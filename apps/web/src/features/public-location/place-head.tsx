import { Button } from '@mantine/core'
import type { PublicLocation } from '@sinupan/contract'
import { IconMapPin, IconPrinter } from '@tabler/icons-react'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import classes from './public-location.module.css'
import { useQrPicture } from './use-qr-picture.ts'
import { t } from './words.ts'

/** What the place is, where it stands, and its QR code to print. */
export function PlaceHead({ location }: { location: PublicLocation }) {
  const { publicLocation, kind, code, path, routeId, isMember } = location
  const picture = useQrPicture(routeId)
  const above = path.slice(0, -1)
  return (
    <header className={classes.head}>
      <div className={classes.words}>
        <p className={classes.quiet}>
          {t(kind)} · {t('code', { code })}
        </p>
        <h1 className={classes.title}>{publicLocation}</h1>
        {above.length > 0 && (
          <p className={classes.way}>
            <IconMapPin size={16} stroke={1.6} aria-hidden="true" />
            <span className="visually-hidden">{t('place')}: </span>
            {above.map((step) => step.location).join(' › ')}
          </p>
        )}
        <div className={classes.acts}>
          <Button
            variant="default"
            leftSection={<IconPrinter size={16} stroke={1.6} aria-hidden="true" />}
            onClick={() => window.print()}
          >
            {t('print')}
          </Button>
          {isMember && (
            <Button variant="default" component={Link} to={paths.location(routeId)}>
              {t('openPlace')}
            </Button>
          )}
        </div>
      </div>
      {picture && <img className={classes.qr} src={picture} alt={t('qr')} />}
    </header>
  )
}
