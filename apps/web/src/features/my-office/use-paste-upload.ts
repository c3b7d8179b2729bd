import { useEffect, useEffectEvent } from 'react'
import { useInstitution } from '../../frame/institution.tsx'
import { toast } from '../../lib/toast.tsx'
import { pastedOf, type UploadPlace, uploadInto } from '../uploads/index.ts'
import { t } from './words.ts'

const elsewhere = 'input, textarea, [contenteditable=true], [role=dialog]'

/** Uploads what is pasted on the page, once it is known which folder that is: a picture, a screenshot, files of the desktop. */
export function usePasteUpload(place: UploadPlace | undefined): void {
  const { uploadLimit } = useInstitution()
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    if (event.target instanceof Element && event.target.closest(elsewhere)) return
    const pasted = event.clipboardData && pastedOf(event.clipboardData)
    if (!pasted) return
    event.preventDefault()
    if (place) void uploadInto(place, pasted, uploadLimit)
    else toast.info({ title: t('notOpenYet') })
  })
  useEffect(() => {
    const listener = (event: ClipboardEvent) => onPaste(event)
    document.addEventListener('paste', listener)
    return () => document.removeEventListener('paste', listener)
  }, [])
}
