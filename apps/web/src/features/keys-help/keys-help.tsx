import { useEffect, useEffectEvent } from 'react'
import { openKeysHelp, useKeysHelp } from '../../frame/opened.ts'
import { part } from '../../lib/chunk.ts'
import { Part } from '../../lib/part.tsx'

const KeysDialog = part(() => import('./keys-dialog.tsx'), 'KeysDialog')

const writing = 'input:not([type=checkbox]), textarea, select, [contenteditable=true]'

/** Waits for `?`, wherever nobody is writing; the list's code comes when it is first asked for. */
export function KeysHelp() {
  const { isOpen, close } = useKeysHelp()
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    if (event.target instanceof Element && event.target.closest(writing)) return
    event.preventDefault()
    if (isOpen) close()
    else openKeysHelp()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
  if (!isOpen) return null
  return (
    <Part isOver onFailed={close}>
      <KeysDialog onClose={close} />
    </Part>
  )
}
