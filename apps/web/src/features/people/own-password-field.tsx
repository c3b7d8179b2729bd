import type { ReactNode } from 'react'
import { PasswordField } from '../../lib/fields.tsx'
import { t } from './profile-words.ts'

interface OwnPasswordFieldProps {
  name: string
  label: string
  /** A new one is not offered from the browser's store. */
  isNew?: boolean
  description?: ReactNode
  autoFocus?: boolean
}

export function OwnPasswordField({ isNew = false, ...props }: OwnPasswordFieldProps) {
  return (
    <PasswordField
      {...props}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      visibilityToggleButtonProps={{ 'aria-label': t('showPassword'), tabIndex: 0 }}
    />
  )
}
