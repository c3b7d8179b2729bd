import { Button, FileButton } from '@mantine/core'
import { avatarTypes } from '@sinupan/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useUser } from '../../lib/account.ts'
import { ApiRefusal } from '../../lib/api-refusal.ts'
import { initialsOf } from '../../lib/stored-user.ts'
import { toast } from '../../lib/toast.tsx'
import { PersonPicture } from '../../ui/person-picture.tsx'
import { text } from '../../ui/text.ts'
import { keepUser, sendAvatar, useRemoveAvatar } from './own-account.api.ts'
import classes from './profile.module.css'
import { t } from './profile-words.ts'

/** My picture, which stands beside my name; without one my initials do. */
export function PicturePart() {
  const user = useUser()
  const { isSending, set } = useSetAvatar()
  const remove = useRemoveAvatar({
    onDone: (changed) => {
      keepUser(changed)
      toast.done({ title: t('pictureRemoved') })
    },
  })
  return (
    <div className={classes.picture}>
      <PersonPicture initials={initialsOf(user)} src={user.avatarUrl} side={72} />
      <div>
        <div className={classes.acts}>
          <FileButton accept={avatarTypes.join(',')} onChange={(file) => file && void set(file)}>
            {(props) => (
              <Button {...props} variant="default" loading={isSending}>
                {user.avatarUrl ? t('changePicture') : t('choosePicture')}
              </Button>
            )}
          </FileButton>
          {user.avatarUrl && (
            <Button
              variant="subtle"
              color="gray"
              aria-label={t('removePictureLong')}
              loading={remove.isPending}
              onClick={() => void remove()}
            >
              {t('removePicture')}
            </Button>
          )}
        </div>
        <p className={text.caption}>{t('pictureLine')}</p>
      </div>
    </div>
  )
}

function useSetAvatar() {
  const client = useQueryClient()
  const [isSending, setSending] = useState(false)
  const set = async (file: File) => {
    setSending(true)
    try {
      keepUser(await sendAvatar(file))
      void client.invalidateQueries()
      toast.done({ title: t('pictureSet') })
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error
      toast.failed({ title: error.message })
    } finally {
      setSending(false)
    }
  }
  return { isSending, set }
}
