const rules = new Intl.PluralRules('en', { type: 'ordinal' })
const suffixes: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }

/** `1st`, `2nd`, `3rd`, `4th`, `11th`. */
export const ordinal = (count: number): string => `${count}${suffixes[rules.select(count)] ?? 'th'}`
