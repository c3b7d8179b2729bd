import { Button } from '@mantine/core'
import type { Drop } from '@sinupan/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useUnit } from '../../frame/unit.ts'
import { DialogFrame } from '../../ui/dialog/dialog-frame.tsx'
import { DropForm } from './drop-form.tsx'
import { DropList } from './drop-list.tsx'
import { folderDropsQuery } from './drops.api.ts'
import classes from './drops.module.css'
import { MadeDrop } from './made-drop.tsx'
import { t } from './words.ts'

interface DropDialogProps {
  folder: { id: number; name: string }
  onClose: () => void
}

/** Asks people without an account for files into a folder; below, what is asked for into it now. */
export function DropDialog({ folder, onClose }: DropDialogProps) {
  const unit = useUnit()
  const [made, setMade] = useState<Drop>()
  const { data, error } = useQuery(folderDropsQuery(folder.id, unit.id))
  return (
    <DialogFrame
      opened
      isSheet
      isNamed
      width={520}
      onClose={onClose}
      title={t('title', { name: folder.name })}
      closeLabel={t('close')}
      actions={
        <Button variant="default" onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      <div className={classes.dialog}>
        {made && <MadeDrop key={made.id} drop={made} />}
        {!made && <DropForm folderId={folder.id} onMade={setMade} />}
        <section aria-label={t('now')}>
          <h3 className={classes.heading}>{t('now')}</h3>
          {error && <p className={classes.line}>{t('notLoaded')}</p>}
          {data?.items.length === 0 && <p className={classes.line}>{t('nothing')}</p>}
          <DropList drops={data?.items ?? []} />
        </section>
      </div>
    </DialogFrame>
  )
}
