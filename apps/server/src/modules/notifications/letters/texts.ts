/** What a letter about a posting says, in one language. `title` and `by` are as they stand in a sentence. */
export interface Words {
  subject: string
  paragraphs: readonly string[]
  /** Of its button. */
  label: string
}

export interface Told {
  title: string
  by: string
  unitName: string
  accessLevel: string
  isClassified: boolean
}

export interface PostingTexts {
  greeting(firstName: string): string
  classified: string
  system: string
  sent(told: Told): Words
  approved(told: Told): Words
  returned(told: Told): Words
  unpublished(told: Told): Words
  withdrawn(told: Told): Words
}
