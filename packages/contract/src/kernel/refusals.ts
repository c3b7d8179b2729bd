/**
 * Every way in which the server may say no: its code on the wire, its HTTP status and its sentence in English.
 * The statuses are those of the API's error table; 400 of a malformed request is `ValidationFailed`.
 */
export const refusals = {
  ValidationFailed: { status: 400, message: 'Some fields are not right.' },
  Unauthenticated: { status: 401, message: 'Sign in to go on.' },
  Forbidden: { status: 403, message: 'You may not do this.' },
  NotYourDeliveryUnit: { status: 403, message: 'This belongs to a unit that you do not work in.' },
  Classified: { status: 403, message: 'This document is classified. Its owner can give you access.' },
  StepUpRequired: { status: 403, message: 'Prove that it is you before you do this.' },
  SecondFactorRequired: { status: 403, message: 'Set up your second factor before anything else.' },
  WrongPassword: { status: 403, message: 'That password does not open this link.' },
  PasswordRequired: { status: 403, message: 'This link asks for its password.' },
  LinkSuspended: { status: 404, message: 'This document is not available now. The link may open again later.' },
  LinkExpired: { status: 404, message: 'This link has expired. Ask who sent it for a new one.' },
  LinkUsedUp: { status: 404, message: 'This link has reached its number of downloads. Ask who sent it for a new one.' },
  LinkRevoked: { status: 404, message: 'This link was revoked. Ask who sent it for a new one.' },
  NotFound: { status: 404, message: 'There is nothing at this address that you may see.' },
  Withdrawn: { status: 404, message: 'This document was public and is not any more.' },
  NameTaken: { status: 409, message: 'That name is already taken here.' },
  WouldMakeCycle: { status: 409, message: 'Nothing can be moved into itself or into what lies inside it.' },
  TooDeep: { status: 409, message: 'Folders lie at most 100 deep, what is in the trash included; so do places.' },
  OtherUnit: { status: 409, message: 'Things can’t be moved from one unit to another.' },
  InTrash: { status: 409, message: 'This is in the trash. Restore it first.' },
  NotInTrash: { status: 409, message: 'This is not in the trash.' },
  Posted: { status: 409, message: 'This is posted or waiting for a decision. Withdraw the posting first.' },
  AlreadyPosted: { status: 409, message: 'This document already has a posting.' },
  NotPostable: { status: 409, message: 'This document can’t be posted yet.' },
  PublicClassified: { status: 409, message: 'A classified document can’t be posted to the public.' },
  OwnPosting: { status: 409, message: 'Somebody else has to decide on what you sent or uploaded yourself.' },
  NotPublic: { status: 409, message: 'This is not published to the public.' },
  TooManyDelegations: { status: 409, message: 'An approver has at most 20 delegations at once. End one first.' },
  FilesLocked: { status: 409, message: 'The files are locked while the posting waits for a decision.' },
  AlreadyOpen: { status: 409, message: 'You may read this document already.' },
  OnHold: { status: 409, message: 'This document is on hold.' },
  UnderRetention: { status: 409, message: 'This document is a record and must be kept until its disposal.' },
  InDisposal: { status: 409, message: 'This document is in a disposal batch already.' },
  SamePerson: { status: 409, message: 'Another person than who authorised it has to execute a disposal.' },
  NotConcurred: { status: 409, message: 'Not every unit has answered for its documents. Silence is not consent.' },
  NothingListed: { status: 409, message: 'Nothing is left on the list of this batch.' },
  NotScheduled: {
    status: 409,
    message: 'This document has no day until which it is kept: it is permanent, or has no category.',
  },
  NoPaper: { status: 409, message: 'There is no original on paper of this document.' },
  AlreadyAsked: { status: 409, message: 'You have asked for this original already.' },
  OnLoan: { status: 409, message: 'The original is promised or lent to somebody, or others asked for it before.' },
  LoanOpen: { status: 409, message: 'Somebody has its original, or has asked for it. See to that under Loans first.' },
  BeingCounted: { status: 409, message: 'This place is being counted already.' },
  AlreadyExtended: { status: 409, message: 'This request was extended once already.' },
  TooLate: { status: 409, message: 'The due date is over: it can only be put off before.' },
  SameProposer: { status: 409, message: 'Another person than who proposed the answer has to decide on it.' },
  NotReleasable: {
    status: 409,
    message:
      'Order the copies that are missing, and decide when they are ready. Not every file has its checked copy yet.',
  },
  Stopped: { status: 409, message: 'You stopped this before its end. Nothing was changed.' },
  StateChanged: { status: 409, message: 'Somebody else changed this in the meantime.' },
  InUse: { status: 409, message: 'This is still in use.' },
  NotEmpty: { status: 409, message: 'There is still something inside.' },
  NothingToRead: { status: 409, message: 'No page of this file is a picture whose letters could be read.' },
  NotTakenOut: {
    status: 409,
    message: 'This attachment could not be taken out of its file. Download the whole file to open it.',
  },
  NotText: { status: 409, message: 'This file is no text: there is no encoding to read it in.' },
  NoFiles: { status: 409, message: 'File not found.' },
  TooMany: {
    status: 409,
    message: 'A download holds at most 200 000 files and folders. Choose fewer.',
  },
  TooManyItems: {
    status: 409,
    message: 'That is as many as there can be here.',
  },
  BuiltIn: { status: 409, message: 'This is built in and can’t be removed.' },
  LastAdministrator: { status: 409, message: 'The last active administrator can’t be removed.' },
  LastWayIn: {
    status: 409,
    message: 'This is the last way in to the account. Set a password or link another one first.',
  },
  SecondFactorOn: { status: 409, message: 'The second factor is on already.' },
  IdentityTaken: { status: 409, message: 'That account is linked to somebody else here.' },
  LastOwner: { status: 409, message: 'A pool needs an owner.' },
  PoolFull: {
    status: 409,
    message: 'A pool holds at most 10 000 documents and 500 people, and a person is in 500 pools at most.',
  },
  TooLarge: { status: 413, message: 'That is larger than the limit.' },
  TypeRefused: { status: 415, message: 'Files of this type are not accepted.' },
  ContentRefused: { status: 422, message: 'The content of this file was refused.' },
  UploadBroken: { status: 400, message: 'The upload ended before the file was complete.' },
  RangeNotSatisfiable: { status: 416, message: 'The file is shorter than the part that was asked for.' },
  TooManyRequests: { status: 429, message: 'That was too often. Wait a little.' },
  Internal: { status: 500, message: 'Something went wrong on our side. Nothing was changed.' },
  BytesMissing: {
    status: 500,
    message: 'The bytes of this file are missing from the storage. Tell your administrator.',
  },
  StorageFailed: { status: 507, message: 'The file could not be stored. Nothing was changed.' },
  Unavailable: { status: 503, message: 'The service can’t answer right now. Try again in a moment.' },
} as const

export type RefusalCode = keyof typeof refusals

/**
 * The refusals of the sign-in family. They travel as 200 with `{ error: true, errorMessage, code }`, which is what
 * the specification's clients expect (specification, section 8).
 */
export const signInRefusals = {
  InvalidLoginAttempt: 'Invalid Login Attempt',
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
} as const

export type SignInRefusalCode = keyof typeof signInRefusals
