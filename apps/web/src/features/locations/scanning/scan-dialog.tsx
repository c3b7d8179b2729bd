import { Button, SegmentedControl, TextInput } from '@mantine/core'
import type { FileLocation } from '@sinupan/contract'
import { IconCamera, IconCameraOff } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { DialogFrame } from '../../../ui/dialog/dialog-frame.tsx'
import { t } from '../words.ts'
import { Camera } from './camera.tsx'
import classes from './scanning.module.css'
import { useKeyScans } from './use-key-scans.ts'
import { type ScanMode, type Scanning, useScan } from './use-scan.ts'

interface ScanDialogProps {
  /** The place that shows: documents go into it. */
  into?: FileLocation | undefined
  onClose: () => void
}

/** Labels one after the other, by camera, keyboard scanner or hand: to open, to put in, to take out. */
export function ScanDialog({ into, onClose }: ScanDialogProps) {
  const scanning = useScan({ into, onOpened: onClose })
  const [isFilming, setFilming] = useState(false)
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const { mode, setMode, scan } = scanning
  useKeyScans((text) => void scan(text))
  const Icon = isFilming ? IconCameraOff : IconCamera
  return (
    <DialogFrame
      opened
      isSheet
      width={520}
      onClose={onClose}
      title={t('scanTitle')}
      closeLabel={t('close')}
      onSubmit={() => {
        if (typed.trim() === '') return
        void scan(typed)
        setTyped('')
      }}
      side={
        <Button
          variant="subtle"
          leftSection={<Icon size={18} aria-hidden="true" />}
          onClick={() => setFilming(!isFilming)}
        >
          {t(isFilming ? 'cameraOff' : 'camera')}
        </Button>
      }
      actions={
        <Button variant="default" onClick={onClose}>
          {t('scanDone')}
        </Button>
      }
    >
      <div className={classes.scan}>
        <SegmentedControl
          fullWidth
          aria-label={t('scanMode')}
          data={[
            { value: 'open', label: t('scanOpen') },
            { value: 'in', label: t('scanIn') },
            { value: 'out', label: t('scanOut') },
          ]}
          value={mode}
          onChange={(next) => setMode(next as ScanMode)}
        />
        <p className={classes.hint}>{hintOf(scanning)}</p>
        {isFilming && <Camera onRead={(text) => void scan(text)} />}
        <div className={classes.typing}>
          <TextInput
            ref={field}
            data-autofocus
            className={classes.field ?? ''}
            aria-label={t('scanField')}
            placeholder={t('scanFieldHint')}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit">{t('scanGo')}</Button>
        </div>
        <Outcomes outcomes={scanning.outcomes} onUndone={() => field.current?.focus()} />
      </div>
    </DialogFrame>
  )
}

function hintOf({ mode, target }: Scanning): string {
  if (mode === 'open') return t('scanOpenLine')
  if (mode === 'out') return t('scanOutLine')
  return target ? t('scanInto', { place: target.location }) : t('scanFirst')
}

interface OutcomesProps extends Pick<Scanning, 'outcomes'> {
  /** By keyboard: the button is gone, and the next label is typed. */
  onUndone: () => void
}

const Outcomes = ({ outcomes, onUndone }: OutcomesProps) => (
  <div role="log" aria-live="polite" aria-label={t('scanned')} className={classes.outcomes}>
    {outcomes.map(({ id, text, isFailed, undo }, index) => (
      <p key={id} className={classes.outcome} data-failed={isFailed || undefined}>
        <span>{text}</span>
        {index === 0 && undo && (
          <Button
            variant="subtle"
            size="compact-sm"
            className={classes.undo ?? ''}
            onClick={({ detail }) => {
              undo()
              if (detail === 0) onUndone()
            }}
          >
            {t('undo')}
          </Button>
        )}
      </p>
    ))}
  </div>
)
