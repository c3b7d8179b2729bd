/** What a letter says, in one language. */
export interface Words {
  subject: string
  paragraphs: readonly string[]
  /** Of its button. */
  label: string
}

/** The letters of accounts. */
export interface AccountTexts {
  greeting(firstName: string | undefined): string
  registered(told: { userName: string; minutes: number }): Words
  addressHasAccount(): Words
  confirmAddress(told: { minutes: number }): Words
  passwordLink(told: { minutes: number }): Words
  passwordChanged(told: { at: string }): Words
  newAddress(told: { minutes: number }): Words
  addressChangeAsked(told: { email: string }): Words
  addressChanged(told: { email: string }): Words
  addressWanted(): Words
  userNameChanged(told: { userName: string }): Words
  secondFactorOn(): Words
  secondFactorOff(): Words
  secondFactorReset(): Words
  accepted(told: { userName: string; unitName: string | null }): Words
  refused(told: { hasReason: boolean }): Words
  passwordLinkSent(told: { minutes: number }): Words
  made(told: { userName: string }): Words
  addressReplaced(told: { userName: string; email: string }): Words
  deactivated(): Words
  invited(told: { userName: string; institution: string; hours: number }): Words
}
