import type { Endpoint } from '../kernel/endpoint.ts'

/**
 * Whether an act wants a proof of the last minutes (`proofMinutes`) that it is the person, so that a session that was
 * stolen or left alone must not do it. `always`: the server asks before the act begins; `asksFor`: for some input only;
 * `sometimes`: the act itself asks, for what it would change. `why` is the reason, also of `never`.
 */
export interface ProofRule {
  wanted: 'always' | 'sometimes' | 'never'
  asksFor?: (input: { query: unknown }) => boolean
  why: string
}

const always = (why: string): ProofRule => ({ wanted: 'always', why })
const unlessDryRun = (why: string): ProofRule => ({
  wanted: 'always',
  asksFor: ({ query }) => !(query as { dryRun?: boolean }).dryRun,
  why,
})
const sometimes = (why: string): ProofRule => ({ wanted: 'sometimes', why })
const never = (why: string): ProofRule => ({ wanted: 'never', why })

const reads = never('Changes nothing and opens no account.')
const takes = never('Takes a right away; giving it again wants a proof.')
const keeps = never('Gives nobody an account, a duty or papers.')
const own = never('Concerns the picture, the names or the choices of the person alone.')
const bySecondFactor = sometimes('The password that it takes is a proof, unless a second factor is on.')

/**
 * The one table of acts and proofs, by endpoint. Whatever administrators may do, and the central records unit or a person
 * in their own account may change, stands in it: `proofRuleOf` refuses to serve what doesn't.
 */
export const proofRules: Readonly<Record<string, ProofRule>> = {
  // Who gets in.
  Account_AcceptUser: always('Opens an account, in a unit.'),
  Account_Create: always('Opens an account, in a unit, perhaps with a password that its maker knows.'),
  Account_Update: sometimes('Everything but names and position is who gets in, or where to.'),
  Account_SendPasswordLink: always('Whoever reads the mail has the account.'),
  Account_ResetSecondFactor: always('The password alone lets in after it.'),
  Import_People: unlessDryRun('Opens accounts, in units.'),
  FileManager_NameOwner: always('Who owns a classified document reads it, and opens it to others.'),
  Health_OpenMail: always('A mail may hold a link or a code that opens an account.'),
  Account_RefuseAcceptance: keeps,
  Account_EndUserSession: takes,
  Account_EndUserSessions: takes,
  // One's own account.
  Account_SecondFactorSetup: always('The code of a stranger would keep its owner out.'),
  Account_SecondFactorRecoveryCodes: always('Each of them is a second factor.'),
  Account_LinkHris: always('Whoever has the other account has this one.'),
  Account_LinkGoogle: always('Whoever has the other account has this one.'),
  Account_RemoveIdentity: always('May leave a way in that its owner doesn’t have.'),
  Account_PasswordChange: bySecondFactor,
  Account_EmailChange: bySecondFactor,
  Account_UserName: bySecondFactor,
  Account_EmailChangeVerify: never('Takes the code that was mailed to the new address.'),
  Account_SecondFactorEnable: never('Takes a code of the secret that Setup gave.'),
  Account_SecondFactorDisable: never('Takes the password and a code.'),
  Account_StepUp: never('Is the proof.'),
  Account_Logout: takes,
  Account_EndSession: takes,
  Account_EndOtherSessions: takes,
  Account_UpdateProfile: own,
  Account_SetAvatar: own,
  Account_RemoveAvatar: own,
  Account_UpdatePreferences: own,
  // Duties and papers.
  CampusAccess_Add: always('Opens the postings of a campus to somebody.'),
  DeliveryUnitAccess_Add: always('Opens all papers of a unit to somebody.'),
  ApproverSetting_Add: always('Gives somebody the decision on postings, and what waits for it to read.'),
  ApproverSetting_Update: always('Gives somebody the decision on postings, and what waits for it to read.'),
  ApproverDelegation_Add: always('Gives somebody the decision on postings, and what waits for it to read.'),
  ApproverDelegation_Delete: takes,
  PostPool_HandOver: always('Gives somebody the say over a pool, and its papers to read where nobody is left in it.'),
  DeliveryUnit_CentralRecord: always('Makes a unit’s people the keepers of all records.'),
  CampusAccess_Remove: takes,
  DeliveryUnitAccess_Remove: takes,
  ApproverSetting_Delete: takes,
  // The organisation, the taxonomy, and how things run.
  Campus_Create: keeps,
  Campus_Update: keeps,
  Campus_Delete: keeps,
  Office_Create: keeps,
  Office_Update: sometimes('Another campus shows its postings to the office’s people, and theirs to its own.'),
  Office_Delete: keeps,
  DeliveryUnit_Create: keeps,
  DeliveryUnit_Update: sometimes('An office of another campus does the same for the unit.'),
  DeliveryUnit_Delete: keeps,
  Import_Organisation: keeps,
  AccessLevel_Add: keeps,
  AccessLevel_Update: keeps,
  AccessLevel_Remove: keeps,
  Holiday_Effect: reads,
  Holiday_Create: keeps,
  Holiday_Update: keeps,
  Holiday_Remove: keeps,
  DocumentCategory_Import: keeps,
  DocumentCategoryGroup_Create: keeps,
  DocumentCategoryGroup_Update: keeps,
  DocumentCategoryGroup_Delete: keeps,
  DocumentCategory_Create: keeps,
  DocumentCategory_Update: keeps,
  DocumentCategory_Delete: keeps,
  Retention_SetSeries: keeps,
  Schedule_Import: keeps,
  Transfer_Create: keeps,
  Transfer_Confirm: keeps,
  Transfer_Cancel: keeps,
  Tag_Create: keeps,
  Tag_Update: keeps,
  Tag_Delete: keeps,
  Audit_StartCheck: keeps,
  // Disposal: what is destroyed outlasts every session.
  Disposal_Create: keeps,
  Disposal_Items: keeps,
  Disposal_Submit: keeps,
  Disposal_Authorise: keeps,
  Disposal_Execute: always('Destroys records for good, after thirty days.'),
  Disposal_Cancel: keeps,
  Disposal_Restore: never('Gives documents back to the unit that they were of.'),
  Health_RebuildSearchIndex: keeps,
  Health_RetryJob: keeps,
  Health_SendMail: keeps,
  // Requests from outside.
  DocumentRequest_Register: keeps,
  DocumentRequest_Letters: reads,
  DocumentRequest_UpdateLetter: keeps,
  DocumentRequest_ResetLetter: keeps,
  DocumentRequest_PreviewLetter: reads,
  DocumentRequest_UpdateSettings: keeps,
  DocumentRequest_Publish: never('Asks for what another person decides.'),
  // How long things are kept.
  Hold_Create: keeps,
  Hold_Lift: keeps,
  Retention_Extend: keeps,
  Retention_Permanent: keeps,
  // What administrators read.
  FileManager_Ownerless: reads,
  Account_AllUsers: reads,
  Account_Acceptance: reads,
  Account_UserSessions: reads,
  CampusAccess_User: reads,
  DeliveryUnitAccess_User: reads,
  ApproverDelegation_All: reads,
  Audit_All: reads,
  Audit_Actions: reads,
  Audit_Export: reads,
  Audit_Verify: reads,
  Audit_Check: reads,
  PostPool_Orphaned: reads,
  Dashboard_Admin: reads,
  Health_SearchIndex: reads,
  Health_System: reads,
  Health_FailedJobs: reads,
  Health_Mails: reads,
  Campus_Uses: reads,
  Office_Uses: reads,
  DeliveryUnit_Uses: reads,
}

/** Whether an endpoint has to stand in the table. Reading is judged where administrators alone may: mails hold links. */
const mustBeJudged = ({ who, method, name }: Endpoint): boolean =>
  who === 'administrator' ||
  (method !== 'GET' && (who === 'records' || (who === 'user' && name.startsWith('Account_'))))

/**
 * What the table says of an endpoint; undefined for what need not stand in it and doesn't.
 *
 * @throws where it has to
 */
export function proofRuleOf(one: Endpoint): ProofRule | undefined {
  const rule = proofRules[one.name]
  if (!rule && mustBeJudged(one))
    throw new Error(`${one.name} stands in no line of the table of proofs (packages/contract/src/proofs.ts).`)
  return rule
}
