export { CodeField } from './code-field.tsx'
export { FormAlert } from './form-messages.tsx'
export { signOut } from './session.ts'
export { SignInRefused } from './sign-in-refused.tsx'
