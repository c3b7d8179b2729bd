import { Button } from '@mantine/core'
import type { Drop } from '@sinupan/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useUnit } from '../../frame/unit.ts'
import { MadeAddress } from '../../lib/made-address.tsx'
import { DialogFrame } from '../../ui/dialog/dialog-frame.tsx'
import classes from '../../ui/giving.module.css'
import { DropForm } from './drop-form.tsx'
import { DropList } from './drop-list.tsx'
import { folderDropsQuery } from './drops.api.ts'
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
        {made && <MadeAddress key={made.id} url={made.url ?? ''} line={t('made')} />}
        <DropForm key={made?.id} folderId={folder.id} onMade={setMade} />
        <div>
          <h3 className={classes.heading}>{t('now')}</h3>
          {error && <p className={classes.line}>{t('notLoaded')}</p>}
          {data && <DropList drops={data.items} onEnded={(id) => id === made?.id && setMade(undefined)} />}
        </div>
      </div>
    </DialogFrame>
  )
}
