import { Anchor } from '@mantine/core'
import { CodeField } from '../../lib/code-field.tsx'
import type { Begun } from './identities.api.ts'
import classes from './identities.module.css'
import { t } from './words.ts'

/** The secret as a QR code and as a key, and the field for its first code. Stands in a form. */
export function SetUpFields({ begun }: { begun: Begun }) {
  return (
    <>
      <p>{t('scan')}</p>
      <div className={classes.secret}>
        <img className={classes.qr} src={begun.qr} alt={t('qr')} width={168} height={168} />
        <div className={classes.byHand}>
          <p>{t('byHand')}</p>
          <code className={classes.key}>{begun.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          <Anchor href={begun.uri} inherit>
            {t('openApp')}
          </Anchor>
        </div>
      </div>
      <CodeField name="code" label={t('confirmCode')} />
    </>
  )
}
