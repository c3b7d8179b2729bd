export { signOut } from './session.ts'
