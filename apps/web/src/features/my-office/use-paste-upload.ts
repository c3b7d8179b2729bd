import { useEffect, useEffectEvent } from 'react'
import { useInstitution } from '../../frame/institution.tsx'
import { pastedOf, type UploadPlace, uploadInto } from '../uploads/index.ts'

const elsewhere = 'input, textarea, [contenteditable=true], [role=dialog]'

/** Uploads what is pasted on the page: a picture, a screenshot, files of the desktop. */
export function usePasteUpload(place: UploadPlace): void {
  const { uploadLimit } = useInstitution()
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    if (event.target instanceof Element && event.target.closest(elsewhere)) return
    const pasted = event.clipboardData && pastedOf(event.clipboardData)
    if (!pasted) return
    event.preventDefault()
    void uploadInto(place, pasted, uploadLimit)
  })
  useEffect(() => {
    const listener = (event: ClipboardEvent) => onPaste(event)
    document.addEventListener('paste', listener)
    return () => document.removeEventListener('paste', listener)
  }, [])
}
