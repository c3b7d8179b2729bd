import { Button } from '@mantine/core'
import { type ReadText, type TextEncoding, textEncodings } from '@sinupan/contract'
import { useState } from 'react'
import { useIsPhone } from '../../ui/media.ts'
import { Select } from '../../ui/select.tsx'
import { text } from '../../ui/text.ts'
import { encodingNames, nameOfEncoding } from './encoding-names.ts'
import classes from './other-viewers.module.css'
import { t } from './words.ts'

interface EncodingBarProps {
  read: ReadText
  /** Reads it in another encoding for this view. */
  onAsk: (encoding: TextEncoding) => void
  /** Has it read so by everybody from now on, or as it looks (null); absent for who may not. */
  onChoose: ((encoding: TextEncoding | null) => Promise<unknown>) | undefined
  /** Another encoding was asked for, and is not there yet. */
  isWaiting: boolean
}

/** By which encoding a text is read, another to read it by, and to have it so for everybody. */
export function EncodingBar({ read, onAsk, onChoose, isWaiting }: EncodingBarProps) {
  const [isBusy, setBusy] = useState(false)
  const { known } = read
  const shown = textEncodings.find((one) => one === read.encoding)
  const isOther = read.encoding !== known.encoding
  const size = useIsPhone() ? 'md' : 'xs'
  const choose = async (encoding: TextEncoding | null) => {
    setBusy(true)
    await onChoose?.(encoding)
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
      {isOther && shown && onChoose && !isWaiting && (
        <Button size={size} variant="default" loading={isBusy} onClick={() => void choose(shown)}>
          {t('encodingForAll')}
        </Button>
      )}
      {!isOther && known.isChosen && onChoose && !isWaiting && (
        <Button size={size} variant="subtle" loading={isBusy} onClick={() => void choose(null)}>
          {t('encodingAgain')}
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
