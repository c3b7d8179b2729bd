import { UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import classes from './facts.module.css'
import { t } from './words.ts'

// About six lines of the column: from there on the rest waits behind a press.
const longText = 180
const longLines = 6

/** A text of any length that will be published: its beginning, and all of it at a press. */
export function PostedText({ text }: { text: string }) {
  const [isWhole, setWhole] = useState(false)
  const isLong = text.length > longText || text.split('\n').length > longLines
  return (
    <>
      <span className={classes.postedText} data-cut={(isLong && !isWhole) || undefined}>
        {text}
      </span>
      {isLong && (
        <UnstyledButton className={classes.show} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('showLess') : t('showAll')}
        </UnstyledButton>
      )}
    </>
  )
}
