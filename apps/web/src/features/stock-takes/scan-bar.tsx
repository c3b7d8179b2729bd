import { Button, TextInput } from '@mantine/core'
import type { ResponseOf, StockTake, scanItem } from '@sinupan/contract'
import { type FormEvent, useRef, useState } from 'react'
import { ApiRefusal } from '../../lib/api-refusal.ts'
import { refusalLine } from '../../lib/refusal-line.ts'
import { type Status, StatusMark } from '../../ui/status-mark.tsx'
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
  const take = async (event: FormEvent) => {
    event.preventDefault()
    const scanned = code.trim()
    if (scanned === '') return
    setCode('')
    field.current?.focus()
    try {
      setTold(toldOf(scanned, await scan({ params: { id: stockTake.id }, body: { code: scanned } })))
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error
      setTold({ status: 'failed', line: t('scanFailed', { code: scanned, reason: refusalLine(error) }) })
    }
  }
  return (
    <form className={classes.scan} onSubmit={(event) => void take(event)}>
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
      </div>
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
