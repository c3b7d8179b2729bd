import { Button, TextInput } from '@mantine/core'
import type { ResponseOf, StockTake, scanItem } from '@sinupan/contract'
import { IconCamera, IconCameraOff } from '@tabler/icons-react'
import { type FormEvent, useRef, useState } from 'react'
import { ApiRefusal } from '../../lib/api-refusal.ts'
import { refusalLine } from '../../lib/refusal-line.ts'
import { type Status, StatusMark } from '../../ui/status-mark.tsx'
import { Camera, sound, useKeyScans } from '../locations/index.ts'
import { useScanItem } from './stock-takes.api.ts'
import classes from './stock-takes.module.css'
import { t } from './words.ts'

interface Told {
  status: Status
  line: string
}

/**
 * Where labels are scanned, one after the other: a scanner types a code and Enter. The field is free at once for the next;
 * what became of each is said below it.
 */
export function ScanBar({ stockTake }: { stockTake: StockTake }) {
  const [code, setCode] = useState('')
  const [told, setTold] = useState<Told>()
  const field = useRef<HTMLInputElement>(null)
  const scan = useScanItem()
  const [isFilming, setFilming] = useState(false)
  const take = async (text: string) => {
    const scanned = text.trim()
    if (scanned === '') return
    try {
      const outcome = toldOf(scanned, await scan({ params: { id: stockTake.id }, body: { code: scanned } }))
      sound(outcome.status === 'passed')
      setTold(outcome)
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error
      sound(false)
      setTold({ status: 'failed', line: t('scanFailed', { code: scanned, reason: refusalLine(error) }) })
    }
  }
  useKeyScans((text) => void take(text))
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void take(code)
    setCode('')
    field.current?.focus()
  }
  const Icon = isFilming ? IconCameraOff : IconCamera
  return (
    <form className={classes.scan} onSubmit={onSubmit}>
      <div className={classes.field}>
        <TextInput
          ref={field}
          label={t('scan')}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={400}
          enterKeyHint="go"
          autoFocus
        />
        <Button type="submit" variant="default">
          {t('scanAct')}
        </Button>
        <Button
          variant="default"
          aria-pressed={isFilming}
          leftSection={<Icon size={18} stroke={1.6} aria-hidden="true" />}
          onClick={() => setFilming(!isFilming)}
        >
          {t(isFilming ? 'cameraOff' : 'camera')}
        </Button>
      </div>
      {isFilming && <Camera onRead={(text) => void take(text)} />}
      <div className={classes.told} role="status">
        {told ? <StatusMark status={told.status} label={told.line} /> : <p className={classes.lead}>{t('scanLine')}</p>}
      </div>
    </form>
  )
}

function toldOf(code: string, { result, item }: ResponseOf<typeof scanItem>): Told {
  const name = item?.name ?? ''
  if (result === 'found') return { status: 'passed', line: t('isFound', { name }) }
  if (result === 'again') return { status: 'not-posted', line: t('isAgain', { name }) }
  if (result === 'unknown') return { status: 'failed', line: t('isUnknown', { code }) }
  const place = item?.place
  return { status: 'warning', line: place ? t('isMisplacedIn', { name, place }) : t('isMisplaced', { name }) }
}
