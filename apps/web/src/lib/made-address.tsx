import { Button, TextInput } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useCopied } from '../ui/copied.ts'
import classes from '../ui/giving.module.css'
import { words } from './messages.ts'

const t = words('made-address', { link: 'Link', copy: 'Copy the link', copied: 'Copied' })

/** An address that was just made: shown this once, to be copied. `line` says so, and to whom it is to be given. */
export function MadeAddress({ url, line }: { url: string; line: string }) {
  const { isCopied, copy } = useCopied()
  const Icon = isCopied ? IconCheck : IconCopy
  return (
    <section className={classes.made} aria-label={t('link')}>
      <p className={classes.madeLine} role="status">
        {line}
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
