import { Button, TextInput } from '@mantine/core'
import type { Drop } from '@sinupan/contract'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useCopied } from '../../ui/copied.ts'
import classes from './drops.module.css'
import { t } from './words.ts'

/** The address of a request that was just made: shown this once, to be copied. */
export function MadeDrop({ drop: { url = '' } }: { drop: Drop }) {
  const { isCopied, copy } = useCopied()
  const Icon = isCopied ? IconCheck : IconCopy
  return (
    <section className={classes.made} aria-label={t('link')}>
      <p className={classes.madeLine} role="status">
        {t('made')}
      </p>
      <div className={classes.copying}>
        <TextInput
          className={classes.url ?? ''}
          aria-label={t('link')}
          value={url}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button
          variant="default"
          autoFocus
          leftSection={<Icon size={16} aria-hidden="true" />}
          onClick={() => copy(url)}
        >
          {isCopied ? t('copied') : t('copy')}
        </Button>
      </div>
    </section>
  )
}
