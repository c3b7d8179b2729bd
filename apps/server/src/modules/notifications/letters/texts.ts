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

export interface NoticeTexts {
  greeting(firstName: string): string
  classified: string
  system: string
  sent(told: Told): Words
  approved(told: Told): Words
  returned(told: Told): Words
  unpublished(told: Told): Words
  withdrawn(told: Told): Words
  waiting(account: WaitingAccount): Words
  broken(chain: BrokenChain): Words
  late(work: LateWork): Words
  lastLeft(administrator: { name: string }): Words
  /** Of a file for the request `title`; what its sender wrote stands in no mail. */
  dropDelivered(request: { title: string }): Words
  poolJoined(pool: ToldPool): Words
  poolHandedOver(pool: ToldPool): Words
  poolOrphaned(pool: ToldPool): Words
}
