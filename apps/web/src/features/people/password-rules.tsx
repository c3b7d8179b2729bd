import { passwordLengths } from '@sinupan/contract'
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import type { AnyForm } from '../../lib/contract-form.ts'
import classes from './people.module.css'
import { t } from './words.ts'

/** What the form's password has to be, ticked off while one types. */
export function PasswordRules({ form }: { form: AnyForm }) {
  const { password, userName, email } = form.values as { password: string; userName: string; email: string }
  const lower = password.toLowerCase()
  const names = [userName, email.split('@')[0] ?? ''].filter((name) => name.length >= 3)
  const holdsName = names.some((name) => lower.includes(name.toLowerCase()))
  return (
    <ul className={classes.rules}>
      <Rule isKept={password.length >= passwordLengths.least}>{t('ruleLength', { least: passwordLengths.least })}</Rule>
      <Rule isKept={password !== '' && !holdsName}>{t('ruleNames')}</Rule>
    </ul>
  )
}

export function Rule({ isKept, children }: { isKept: boolean; children: string }) {
  return (
    <li className={classes.rule} data-kept={isKept || undefined}>
      {isKept ? (
        <IconCircleCheckFilled size={16} aria-hidden="true" />
      ) : (
        <IconCircle size={16} stroke={1.6} aria-hidden="true" />
      )}
      {children}
    </li>
  )
}
