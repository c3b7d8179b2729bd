/** What a letter says, in one language. */
export interface Words {
  subject: string
  paragraphs: readonly string[]
  /** Of its button. */
  label: string
}

/** A posting as a letter tells it; `title` and `by` are as they stand in a sentence. */
export interface Told {
  title: string
  by: string
  unitName: string
  accessLevel: string
  isClassified: boolean
  /** When what is approved is published, as it is read; undefined: at once. */
  hour: string | undefined
  /** How long it has waited. */
  workingDays: number
}

/** An approver's duty in other hands; the days as they are read. */
export interface Delegated {
  approver: string
  delegate: string
  by: string
  from: string
  to: string
}

/** An account that waits for acceptance. */
export interface WaitingAccount {
  name: string
  email: string
  /** Where they say that they work; null where they didn't. */
  unitName: string | null
}

/** A place of the history that doesn't fit its seal, and how many there are. */
export interface BrokenChain {
  problemCount: number
  kind: 'altered' | 'missing' | 'gap' | 'truncated'
  /** Of the first one. */
  number: number
}

/** Queues whose work waits too long, named in a row; `minutes` of the oldest. */
export interface LateWork {
  queue: string
  waiting: number
  minutes: number
}

/** A pool, and who has done what is told of it. */
export interface ToldPool {
  title: string
  by: string
}

/** A document as letters on sharing tell it; both as they stand in a sentence. */
export interface ToldDocument {
  title: string
  by: string
}

/** Documents of a unit whose time is over soon; `until` is the first day, as in the database. */
export interface ExpiringTold {
  unitName: string
  daysBefore: number
  documents: number
  until: string
}

/** A disposal batch, and the custodian unit that is told of it or that answers. */
export interface ToldBatch {
  title: string
  unitName: string
}

export interface NoticeTexts {
  greeting(firstName: string): string
  classified: string
  system: string
  sent(told: Told): Words
  approved(told: Told): Words
  returned(told: Told): Words
  unpublished(told: Told): Words
  withdrawn(told: Told): Words
  published(told: Told): Words
  takenDown(told: Told): Words
  reminded(told: Told): Words
  escalated(told: Told): Words
  /** Somebody who decided in another's place. */
  inPlaceOf(names: { by: string; approver: string }): string
  delegatedToYou(told: Delegated): Words
  delegatedForYou(told: Delegated): Words
  waiting(account: WaitingAccount): Words
  broken(chain: BrokenChain): Words
  late(work: LateWork): Words
  lastLeft(administrator: { name: string }): Words
  /** Of a file for the request `title`; what its sender wrote stands in no mail. */
  dropDelivered(request: { title: string }): Words
  expiring(told: ExpiringTold): Words
  /** Days or holds that differed from the rules, of all that were looked at. */
  retentionWrong(found: { checked: number; wrong: number }): Words
  askedToConcur(batch: ToldBatch & { count: number }): Words
  objected(batch: ToldBatch & { count: number }): Words
  disposed(batch: ToldBatch & { destroyed: number; skipped: number }): Words
  poolJoined(pool: ToldPool): Words
  poolHandedOver(pool: ToldPool): Words
  poolOrphaned(pool: ToldPool): Words
  shared(document: ToldDocument): Words
  accessAsked(document: ToldDocument): Words
  accessGranted(document: ToldDocument): Words
  accessRefused(document: ToldDocument): Words
  accessOpened(document: ToldDocument): Words
}
