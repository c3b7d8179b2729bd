import { z } from 'zod'
import { fact } from '../../platform/facts/fact.ts'

const named = { name: z.string() }
const held = { holdId: z.number(), kind: z.string(), reason: z.string() }

/** The CRU keeps a document longer than its category says. */
export const documentExtended = fact('document.extended', {
  ...named,
  from: z.string(),
  until: z.string(),
  reason: z.string(),
})
/** The CRU keeps a document for ever, or by its category again. */
export const documentPermanence = fact('document.permanence-changed', {
  ...named,
  isPermanent: z.boolean(),
  reason: z.string(),
})
export const documentDeclared = fact('document.declared', named)
/** A hold was put on a document, or on what it lies in. */
export const documentHeld = fact('document.held', { ...named, ...held })
export const documentReleased = fact('document.released', { ...named, ...held })
/** The hold itself; its documents are told of each by itself. */
export const holdPlaced = fact('hold.placed', { ...held, on: z.string(), documents: z.number() })
export const holdLifted = fact('hold.lifted', { ...held, on: z.string(), documents: z.number() })
export const retentionExported = fact('retention.exported', { filters: z.record(z.string(), z.unknown()) })
/** The daily look at what is due was done, to its end. */
export const retentionChecked = fact('retention.checked', {
  checked: z.number(),
  wrong: z.number(),
  told: z.number(),
})
/** A unit has documents whose time is over soon. */
export const retentionExpiring = fact('retention.expiring', {
  daysBefore: z.number(),
  documents: z.number(),
  until: z.string(),
})
