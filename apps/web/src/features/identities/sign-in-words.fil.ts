import type { Translation } from '../../lib/messages.ts'
import type { english } from './sign-in-words.ts'

export const identitiesSignIn = {
  or: 'o',
  hrAccount: 'Account sa unibersidad (HRIS)',
  hrAccountLead: 'Mag-sign in gamit ang user name at password ng iyong HR account.',
  hrUserName: 'User name sa HR',
  hrPassword: 'Password sa HR',
  googleAccount: 'Google account ng unibersidad',
  googleLoading: 'Nilo-load ang button ng Google',
  googleFailed: 'Hindi na-load ang pag-sign in ng Google. May humaharang sa accounts.google.com.',
  otherWay: 'Mag-sign in sa ibang paraan',
  secondStep: 'Ikalawang hakbang',
  secondStepLead: 'Ilagay ang anim na digit na ipinapakita ngayon ng iyong authenticator app.',
  recoveryLead: 'Ilagay ang isa sa mga recovery code na itinago mo. Isang beses lang ito magagamit.',
  code: 'Code',
  recoveryCode: 'Recovery code',
  useRecoveryCode: 'Gumamit na lang ng recovery code',
  useApp: 'Gamitin na lang ang app',
  back: 'Bumalik',
  signIn: 'Mag-sign in',
  notAccepted:
    'Hindi pa tinatanggap ng administrador ang iyong account. Makatatanggap ka ng e-mail kapag natanggap na.',
  enterCode: 'Ilagay ang code',
  showPassword: 'Ipakita o itago ang password',
} satisfies Translation<typeof english>
