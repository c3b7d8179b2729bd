import { Button } from '@mantine/core'
import { type ReadText, type TextEncoding, textEncodings } from '@sinupan/contract'
import { useState } from 'react'
import { Select } from '../../ui/select.tsx'
import { text } from '../../ui/text.ts'
import { encodingNames, nameOfEncoding } from './encoding-names.ts'
import classes from './other-viewers.module.css'
import { t } from './words.ts'

interface EncodingBarProps {
  read: ReadText
  /** Reads it in another encoding for this view. */
  onAsk: (encoding: TextEncoding) => void
  /** Has it read so by everybody from now on; absent for who may not. */
  onChoose: ((encoding: TextEncoding) => Promise<unknown>) | undefined
  /** Another encoding was asked for, and is not there yet. */
  isWaiting: boolean
}

/** By which encoding a text is read, another to read it by, and to have it so for everybody. */
export function EncodingBar({ read, onAsk, onChoose, isWaiting }: EncodingBarProps) {
  const [isBusy, setBusy] = useState(false)
  const { known } = read
  const shown = textEncodings.find((one) => one === read.encoding)
  const isOther = read.encoding !== known.encoding
  const choose = async () => {
    if (!shown || !onChoose) return
    setBusy(true)
    await onChoose(shown)
    setBusy(false)
  }
  return (
    <div className={classes.encodingBar}>
      <Select
        size="xs"
        w={250}
        aria-label={t('encoding')}
        data={encodingNames()}
        searchable
        allowDeselect={false}
        maxDropdownHeight={320}
        value={shown ?? null}
        placeholder={read.encoding}
        onChange={(next) => next && onAsk(next)}
      />
      <span className={text.caption} role="status">
        {isWaiting ? t('encodingReading') : saidOf(read)}
      </span>
      {isOther && onChoose && !isWaiting && (
        <Button size="xs" variant="default" loading={isBusy} onClick={() => void choose()}>
          {t('encodingForAll')}
        </Button>
      )}
    </div>
  )
}

function saidOf({ encoding, known }: ReadText): string {
  if (encoding !== known.encoding) return t('encodingHere', { known: nameOfEncoding(known.encoding) })
  if (known.isChosen) return t('encodingChosen')
  return known.isGuessed ? t('encodingGuessed') : t('encodingTold')
}
