import { IconSend } from '@tabler/icons-react'
import { openDialog } from '../../lib/dialogs.tsx'
import { MainButton } from '../../list/main-button.tsx'
import { PickDialog } from './pick-dialog.tsx'
import { t } from './words.ts'

/** Chooses a document, then posts it. */
export const PostButton = () => (
  <MainButton
    icon={IconSend}
    short={t('postShort')}
    onClick={() => openDialog((close) => <PickDialog onClose={close} />)}
  >
    {t('post')}
  </MainButton>
)
