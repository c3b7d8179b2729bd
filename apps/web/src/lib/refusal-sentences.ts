import { type RefusalCode, refusals, type SignInRefusalCode, signInRefusals } from '@sinupan/contract'
import { words } from './messages.ts'
import { inSpoken } from './said.ts'

/** What goes wrong before the server can answer. */
export type LocalRefusalCode = 'Unreachable' | 'TimedOut'
export type AnyRefusalCode = RefusalCode | SignInRefusalCode | LocalRefusalCode

/** One sentence a code; a code of the contract that has none here does not compile. */
export const sentences = {
  ValidationFailed: 'Some fields are not right.',
  Unauthenticated: 'Sign in to go on.',
  Forbidden: 'You may not do this.',
  NotYourDeliveryUnit: 'This belongs to a unit that you do not work in.',
  Classified: 'This document is classified. Its owner can give you access.',
  StepUpRequired: 'Prove that it is you before you do this.',
  SecondFactorRequired: 'Set up your second factor before anything else.',
  WrongPassword: 'That password does not open this link.',
  PasswordRequired: 'This link asks for its password.',
  LinkSuspended: 'This document is not available now. The link may open again later.',
  LinkExpired: 'This link has expired. Ask who sent it for a new one.',
  LinkUsedUp: 'This link has reached its number of downloads. Ask who sent it for a new one.',
  LinkRevoked: 'This link was revoked. Ask who sent it for a new one.',
  NotFound: 'There is nothing at this address that you may see.',
  Withdrawn: 'This document was public and is not any more.',
  NameTaken: 'That name is already taken here.',
  WouldMakeCycle: 'Nothing can be moved into itself or into what lies inside it.',
  TooDeep: 'Folders lie at most 100 deep, what is in the trash included; so do places.',
  OtherUnit: 'Things can’t be moved from one unit to another.',
  InTrash: 'This is in the trash. Restore it first.',
  NotInTrash: 'This is not in the trash.',
  Posted: 'This is posted or waiting for a decision. Withdraw the posting first.',
  AlreadyPosted: 'This document already has a posting.',
  NotPostable: 'This document can’t be posted yet.',
  PublicClassified: 'A classified document can’t be posted to the public.',
  OwnPosting: 'Somebody else has to decide on what you sent or uploaded yourself.',
  NotPublic: 'This is not published to the public.',
  TooManyDelegations: 'An approver has at most 20 delegations at once. End one first.',
  FilesLocked: 'The files are locked while the posting waits for a decision.',
  AlreadyOpen: 'You may read this document already.',
  OnHold: 'This document is on hold.',
  NotScheduled: 'This document has no day until which it is kept: it is permanent, or has no category.',
  UnderRetention: 'This document is a record and must be kept until its disposal.',
  NoPaper: 'There is no original on paper of this document.',
  AlreadyAsked: 'You have asked for this original already.',
  OnLoan: 'The original is promised or lent to somebody, or others asked for it before.',
  LoanOpen: 'Somebody has its original, or has asked for it. See to that under Loans first.',
  BeingCounted: 'This place is being counted already.',
  Stopped: 'You stopped this before its end. Nothing was changed.',
  TooManyItems: 'That is as many as there can be here.',
  InDisposal: 'This document is in a disposal batch already.',
  SamePerson: 'Another person than who authorised it has to execute a disposal.',
  NotConcurred: 'Not every unit has answered for its documents. Silence is not consent.',
  NothingListed: 'Nothing is left on the list of this batch.',
  AlreadyExtended: 'This request was extended once already.',
  TooLate: 'The due date is over: it can only be put off before.',
  SameProposer: 'Another person than who proposed the answer has to decide on it.',
  NotReleasable:
    'Not every copy is ready to go out. Prepare those that are missing first: the case leads there under what was found.',
  StateChanged: 'Somebody else changed this in the meantime. Nothing of yours was saved.',
  InUse: 'This is still in use.',
  NotEmpty: 'There is still something inside.',
  NotTakenOut: 'This attachment could not be taken out of its file. Download the whole file to open it.',
  NotText: 'This file is no text: there is no encoding to read it in.',
  NothingToRead: 'No page of this file is a picture whose letters could be read.',
  NoFiles: 'File not found.',
  TooMany: 'A download holds at most 200 000 files and folders. Choose fewer.',
  BuiltIn: 'This is built in and can’t be removed.',
  LastAdministrator: 'The last active administrator can’t be removed.',
  LastWayIn: 'This is the last way in to the account. Set a password or link another one first.',
  SecondFactorOn: 'The second factor is on already.',
  IdentityTaken: 'That account is linked to somebody else here.',
  LastOwner: 'A pool needs an owner.',
  PoolFull: 'A pool holds at most 10 000 documents and 500 people, and a person is in 500 pools at most.',
  TooLarge: 'That is larger than the limit.',
  TypeRefused: 'Files of this type are not accepted.',
  ContentRefused: 'The content of this file was refused.',
  UploadBroken: 'The upload ended before the file was complete.',
  RangeNotSatisfiable: 'The file is shorter than the part that was asked for.',
  TooManyRequests: 'That was too often. Wait a little.',
  Internal: 'Something went wrong on our side. Nothing was changed.',
  BytesMissing: 'The bytes of this file are missing from the storage. Tell your administrator.',
  StorageFailed: 'The file could not be stored. Nothing was changed.',
  Unavailable: 'The service can’t answer right now. Try again in a moment.',
  InvalidLoginAttempt: 'Invalid Login attempt.',
  EmailNotConfirmed: 'Confirm your e-mail address first.',
  AwaitingAcceptance: 'An administrator has not accepted your account yet.',
  Deactivated: 'This account was deactivated.',
  LockedOut: 'Too many attempts. Wait before you try again.',
  InvalidLink: 'This link is not valid any more. Ask for a new one.',
  InvalidCode: 'This code is not right, or it has run out. Ask for a new one.',
  WeakPassword: 'Choose another password.',
  SecondFactor: 'Enter the code of your authenticator app.',
  WrongCode: 'That code is not right, or it was used already.',
  ProviderUnavailable: 'That account can’t be checked right now. Try again in a moment.',
  UnknownIdentity: 'No account here belongs to that one. Register, or link it in your profile.',
  ForeignDomain:
    'Your HR account has an e-mail address of another domain than the institution’s. Ask who keeps it to correct that.',
  AccountExists: 'There is an account with this e-mail already. Sign in to it and link the other one in your profile.',
  Unreachable: 'The server can’t be reached. Check the connection, then try again.',
  TimedOut: 'The server did not answer within 30 seconds. Nothing was changed.',
} as const satisfies Record<AnyRefusalCode, string>

const t = words('refusals', sentences)

export const isRefusalCode = (code: unknown): code is AnyRefusalCode =>
  typeof code === 'string' && Object.hasOwn(sentences, code)

/** The sentence of a refusal. Where the server says more than its code's usual sentence, its own words stand. */
export function refusalSentence(code: AnyRefusalCode, said?: string): string {
  const usual: Record<string, unknown> = { ...signInRefusals, ...refusals }
  const standard = usual[code]
  const usualText = typeof standard === 'string' ? standard : (standard as { message: string } | undefined)?.message
  return said && said !== usualText && code !== 'InvalidLoginAttempt' ? inSpoken(said) : t(code)
}
