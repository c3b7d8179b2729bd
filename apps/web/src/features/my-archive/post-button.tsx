import { Button } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { openDialog } from '../../lib/dialogs.tsx'
import classes from './my-archive.module.css'
import { PickDialog } from './pick-dialog.tsx'
import { t } from './words.ts'

const pick = () => openDialog((close) => <PickDialog onClose={close} />)

/** Chooses a document, then posts it. */
export function PostButton() {
  return (
    <Button variant="default" leftSection={<IconSend size={16} stroke={1.7} aria-hidden="true" />} onClick={pick}>
      {t('post')}
    </Button>
  )
}

/** A phone's one main action, at the right over the list. */
export function PhonePostButton() {
  return (
    <Button
      className={classes.phonePost ?? ''}
      leftSection={<IconSend size={20} stroke={1.7} aria-hidden="true" />}
      onClick={pick}
    >
      {t('postShort')}
    </Button>
  )
}
