import { ActionIcon } from '@mantine/core'
import type { FileLocation } from '@sinupan/contract'
import { IconDotsVertical } from '@tabler/icons-react'
import { useState } from 'react'
import { ActSheet } from '../../list/act-menu.tsx'
import type { Acts } from '../../list/acts.ts'
import { useIsPhone } from '../../ui/media.ts'
import { Pill } from '../../ui/pill.tsx'
import { KindIcon, kindWord } from '../placing/index.ts'
import classes from './locations.module.css'
import { t } from './words.ts'

/** What a place is, in a line: its kind, its code, how much is below, whether its page is public. */
export function PlaceLine({ location, acts }: { location: FileLocation; acts: Acts }) {
  const phone = useIsPhone()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={classes.about}>
      <KindIcon kind={location.kind} />
      <span>{kindWord(location.kind)}</span>
      <span className={classes.code}>{location.code}</span>
      <span>{t('papersIn', { count: location.fileCount })}</span>
      {location.isPublic && <Pill>{t('public')}</Pill>}
      {location.description && <span className={classes.said}>{location.description}</span>}
      {phone && (
        <ActionIcon size={44} className={classes.more ?? ''} aria-label={t('edit')} onClick={() => setOpen(true)}>
          <IconDotsVertical size={18} stroke={1.8} aria-hidden="true" />
        </ActionIcon>
      )}
      {isOpen && <ActSheet title={location.location} acts={acts} onClose={() => setOpen(false)} />}
    </div>
  )
}
