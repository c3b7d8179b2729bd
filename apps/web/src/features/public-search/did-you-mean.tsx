import { Button } from '@mantine/core'
import classes from './did-you-mean.module.css'
import { t } from './words.ts'

interface DidYouMeanProps {
  /** What was probably meant; nothing shows where nothing was misspelt. */
  meant: string | undefined
  onSearch: (search: string) => void
}

/** That nothing was found as it was typed, and what was meant: one press searches it. */
export function DidYouMean({ meant, onSearch }: DidYouMeanProps) {
  if (meant === undefined) return null
  return (
    <p className={classes.line} role="status">
      {t('didYouMean')}
      <Button variant="default" onClick={() => onSearch(meant)}>
        {meant}
      </Button>
    </p>
  )
}
