import { ActionIcon, Button } from '@mantine/core'
import { IconCheck, IconListCheck, IconX } from '@tabler/icons-react'
import { useIsPhone } from '../../ui/media.ts'
import classes from './queue.module.css'
import type { Chosen } from './use-chosen.ts'
import { t } from './words.ts'

/** Begins to choose several, or ends it. */
export function ChooseButton({ chosen }: { chosen: Chosen }) {
  const phone = useIsPhone()
  const label = chosen.isOn ? t('chooseNone') : t('chooseSeveral')
  const Icon = chosen.isOn ? IconX : IconListCheck
  return (
    <ActionIcon
      size={phone ? 44 : 32}
      color="gray"
      aria-label={label}
      title={label}
      aria-pressed={chosen.isOn}
      onClick={chosen.isOn ? chosen.end : chosen.begin}
    >
      <Icon size={18} stroke={1.6} aria-hidden="true" />
    </ActionIcon>
  )
}

interface ChosenBarProps {
  chosen: Chosen
  onApprove: () => void
}

/** How many are chosen, and their approval. */
export function ChosenBar({ chosen, onApprove }: ChosenBarProps) {
  if (!chosen.isOn) return null
  const { postings, choosable } = chosen
  const isAll = postings.length === choosable.length
  return (
    <section className={classes.chosenBar} aria-label={t('chooseSeveral')}>
      {isAll || choosable.length === 0 ? (
        <span role="status">{t('chosen', { count: postings.length })}</span>
      ) : (
        <Button className={classes.chooseAll ?? ''} variant="subtle" size="compact-sm" onClick={chosen.all}>
          {t('chooseAll', { count: choosable.length })}
        </Button>
      )}
      <Button
        className={classes.approveChosen ?? ''}
        leftSection={<IconCheck size={16} stroke={1.8} aria-hidden="true" />}
        disabled={postings.length === 0}
        onClick={onApprove}
      >
        {t('approveChosen', { count: postings.length })}
      </Button>
    </section>
  )
}
