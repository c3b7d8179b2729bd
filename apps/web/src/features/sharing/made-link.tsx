import { Button, TextInput } from '@mantine/core'
import type { ShareLink } from '@sinupan/contract'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useCopied } from '../../ui/copied.ts'
import classes from './sharing.module.css'
import { t } from './words.ts'

/** The address of a share that was just made: shown this once, to be copied. */
export function MadeLink({ share: { url = '', isForAnyone } }: { share: ShareLink }) {
  const { isCopied, copy } = useCopied()
  return (
    <section className={classes.made} aria-label={t('link')}>
      <p className={classes.madeLine} role="status">
        {isForAnyone ? t('madeOpen') : t('madeFor')}
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
          leftSection={
            isCopied ? <IconCheck size={16} aria-hidden="true" /> : <IconCopy size={16} aria-hidden="true" />
          }
          onClick={() => copy(url)}
        >
          {isCopied ? t('copied') : t('copy')}
        </Button>
      </div>
    </section>
  )
}
