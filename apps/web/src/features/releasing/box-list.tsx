import { Button, TextInput } from '@mantine/core'
import { copyBounds } from '@sinupan/contract'
import type { DrawnBox, Step } from './boxes.ts'
import classes from './releasing.module.css'
import { t } from './words.ts'

interface BoxListProps {
  boxes: readonly DrawnBox[]
  show: (box: DrawnBox) => void
  act: (step: Step) => void
}

/** Every box of the file, with why it is there. */
export function BoxList({ boxes, show, act }: BoxListProps) {
  if (boxes.length === 0) return <p className={classes.quiet}>{t('noBoxes')}</p>
  return (
    <ol className={classes.boxes}>
      {boxes.map((box, at) => (
        <li key={box.id} className={classes.boxLine}>
          <Button variant="subtle" size="compact-sm" onClick={() => show(box)}>
            {t('onPage', { page: box.page })}
          </Button>
          <TextInput
            size="xs"
            aria-label={t('whyOf', { no: at + 1 })}
            placeholder={t('why')}
            defaultValue={box.ground ?? ''}
            maxLength={copyBounds.ground}
            onBlur={(event) => {
              const ground = event.currentTarget.value.trim()
              if (ground !== (box.ground ?? '')) act({ type: 'ground', id: box.id, ground })
            }}
          />
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            aria-label={t('removeNo', { no: at + 1 })}
            onClick={() => act({ type: 'remove', ids: [box.id] })}
          >
            {t('remove')}
          </Button>
        </li>
      ))}
    </ol>
  )
}
