import { randomInt } from 'node:crypto'

const letters = 'bcdfghjklmnpqrstvwxz'

/** A word that stands in no document yet: sixteen letters without vowels, so that no stemming and no typo meets it. */
export const newWord = (): string => Array.from({ length: 16 }, () => letters[randomInt(letters.length)]).join('')

/** A name that no earlier run has used: `Admissions q7x2`. */
export const uniqueName = (start: string): string => `${start} ${newWord().slice(0, 6)}`
