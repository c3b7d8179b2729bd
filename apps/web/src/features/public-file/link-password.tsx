import { Button } from '@mantine/core'
import { openLinkWithPassword } from '@sinupan/contract'
import { Middle } from '../../frame/middle.tsx'
import { FormProvider, useContractForm } from '../../lib/contract-form.ts'
import { PasswordField } from '../../lib/fields.tsx'
import { useTitle } from '../../lib/title.ts'
import { DialogNotice } from '../../ui/dialog/dialog-notice.tsx'
import classes from './public-file.module.css'
import { t } from './words.ts'

/** In place of a shared document: its link asks for a password. */
export function LinkPassword({ unlock }: { unlock: (password: string) => Promise<void> }) {
  useTitle(t('passwordTitle'))
  const { form, submit, isPending, above } = useContractForm({
    schema: openLinkWithPassword.body,
    values: { password: '' },
    onSubmit: ({ password }) => unlock(password),
  })
  return (
    <Middle>
      <form className={classes.asking} noValidate onSubmit={submit}>
        <h1 className={classes.askingTitle}>{t('passwordTitle')}</h1>
        <p className={classes.small}>{t('passwordLine')}</p>
        <FormProvider value={form}>
          {above && <DialogNotice title={above} />}
          <PasswordField name="password" label={t('password')} autoComplete="off" autoFocus />
          <Button type="submit" fullWidth loading={isPending}>
            {t('openLink')}
          </Button>
        </FormProvider>
      </form>
    </Middle>
  )
}
