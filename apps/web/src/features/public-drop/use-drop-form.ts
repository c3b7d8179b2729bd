import { type DropSender, dropSender, type OpenedDrop } from '@sinupan/contract'
import { useRef, useState } from 'react'
import { useContractForm } from '../../lib/contract-form.ts'
import { isToSend, useSending } from './use-sending.ts'
import { t } from './words.ts'

const asked = dropSender.omit({ session: true })

/** Who sends, what waits and what arrived, and what stands in the way of sending. */
export function useDropForm(token: string, drop: OpenedDrop) {
  const { files, isSending, isFull, ...sending } = useSending({ token, maxBytes: drop.maxBytes })
  const [isEmpty, setEmpty] = useState(false)
  const page = useRef<HTMLFormElement>(null)
  const waiting = files.filter(isToSend).length
  const sent = files.filter(({ state }) => state === 'sent').length
  const left = isFull ? 0 : Math.max(0, drop.left - sent)
  const isTooMany = waiting > left && !isSending
  const as = (sender: Omit<DropSender, 'session'>) => ({ ...sender, session: drop.session })
  const { form, submit } = useContractForm({
    schema: asked,
    values: { senderName: '', senderEmail: '', note: '' },
    onSubmit: (sender) => sending.send(as(sender)),
  })
  const focusChoose = () => page.current?.querySelector<HTMLElement>('[data-choose]')?.focus()
  const sayEmpty = () => {
    setEmpty(true)
    const wrong = firstWrong(form.validate().errors)
    if (wrong) form.getInputNode(wrong)?.focus()
    else focusChoose()
  }
  return {
    form,
    page,
    files,
    waiting,
    left,
    isSending,
    isTooMany,
    hasArrived: sent > 0 && waiting === 0 && !isSending,
    problem: isEmpty ? t('nothingChosen') : isTooMany ? beyond(left) : undefined,
    focusChoose,
    remove: sending.remove,
    add: (more: readonly File[]) => {
      sending.add(more)
      setEmpty(false)
    },
    // Those that arrived were sent in this name: the form was right then.
    retry: (id: number) => void sending.send(as(asked.parse(form.getValues())), id),
    submit: () => {
      if (isSending || isTooMany) return
      if (waiting > 0) submit()
      else sayEmpty()
    },
  }
}

const beyond = (left: number) => (left === 0 ? t('noneLeft') : t('tooMany', { count: left }))

const firstWrong = (errors: Record<string, unknown>) =>
  ['senderName', 'senderEmail', 'note'].find((name) => errors[name])
