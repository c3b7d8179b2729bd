import { Button } from '@mantine/core'
import { IconBuilding } from '@tabler/icons-react'
import { useUnits } from '../../frame/unit.ts'
import { text } from '../../ui/text.ts'
import classes from './profile.module.css'
import { t } from './signed-in-words.ts'

/** The units that I work in; the chosen one is the one whose papers show. */
export function UnitList() {
  const { all, chosen, choose } = useUnits()
  if (all.length === 0) return <p>{t('noUnits')}</p>
  return (
    <ul className={classes.rows}>
      {all.map((unit) => (
        <li key={unit.id} className={classes.row}>
          <IconBuilding size={18} stroke={1.6} aria-hidden="true" />
          <div className={classes.words}>
            <div className={classes.name}>{unit.name}</div>
            <div className={text.caption}>{`${unit.office.name} · ${unit.office.campus.campusName}`}</div>
          </div>
          {unit.id === chosen?.id ? (
            <span className={classes.now}>{t('workingHere')}</span>
          ) : (
            <Button variant="default" size="compact-sm" onClick={() => choose(unit)}>
              {t('workHere')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
