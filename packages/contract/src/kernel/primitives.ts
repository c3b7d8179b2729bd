import { z } from 'zod'
import { boundedText } from './bounds.ts'
import { sayings } from './sayings.ts'
import { isVisible, turnsDirection } from './text.ts'
import { writtenNumber } from './written-number.ts'

/** An id in a path or a query: a whole number from 1. */
export const id = writtenNumber(1, 2_147_483_647)
/** An id of the root or of a thing; the root is 0. */
export const idOrRoot = writtenNumber(0, 2_147_483_647)
/** A number, or a route id (opaque text). */
export const idOrRouteId = z.string().min(1).max(200).describe('The number, or the routeId')
/** The same two as they stand in a JSON body. */
export const bodyId = z.int().min(1).max(2_147_483_647)
export const bodyIdOrRoot = z.int().min(0).max(2_147_483_647)
/** The version of an entity that a change was made on. */
export const entityVersion = z
  .int()
  .min(0)
  .max(2_147_483_647)
  .describe('The one that this was made on: where there is a newer one it is refused; without it, it wins')
export const userId = z.uuid()

/** An instant, ISO 8601 in UTC. */
export const instant = z.string().meta({ format: 'date-time', example: '2026-11-27T08:00:00.000Z' })
/** An instant that somebody gives, of a year from 1 to 9898. */
export const givenInstant = z.iso
  .datetime({ offset: true, error: sayings.noInstant, abort: true })
  .max(40)
  .refine(isInCalendar, { error: sayings.outsideCalendar, abort: true })
  // PostgreSQL knows no place 16 hours away.
  .overwrite(inUtc)
/** A calendar date `YYYY-MM-DD`, of a year from 1 to 9898; never an instant. */
export const calendarDate = z.iso
  .date({ abort: true })
  .refine(isInCalendar, { error: sayings.outsideCalendar, abort: true })

function inUtc(text: string): string {
  const instant = new Date(text)
  return Number.isNaN(instant.getTime()) ? text : instant.toISOString()
}

// There is no year 0, and what is kept a hundred years from a date is kept until a date of four figures.
function isInCalendar(text: string): boolean {
  const year = Number(text.slice(0, 4))
  return year >= 1 && year <= 9898
}

const withoutControls = (value: string) => !/[\p{Cc}\u2028\u2029]/u.test(value)
const isStraight = (value: string) => !turnsDirection(value)
const showsSomething = (value: string) => value === '' || isVisible(value)

/** The name of a folder, a document or a file: 1–255 characters, NFC, without control characters and slashes. */
export const name = boundedText(255, 'A name has at most 255 characters.')
  .min(1, 'Give it a name.')
  .refine(withoutControls, 'A name can’t hold line breaks or control characters.')
  .refine((value) => !/[/\\]/.test(value), 'A name can’t hold / or \\.')
  .refine((value) => value !== '.' && value !== '..', 'This can’t be a name.')
  .refine(showsSomething, sayings.nothingVisible)
  .refine(isStraight, sayings.turnsDirection)

/** One line of text of `max` characters at most, as names of people, tags and offices are: read as it is written. */
export const line = (max: number) =>
  boundedText(max)
    .refine(withoutControls, sayings.lineBreaks)
    .refine(showsSomething, sayings.nothingVisible)
    .refine(isStraight, sayings.turnsDirection)
/** Running text; line breaks are fine. */
export const prose = (max: number) => boundedText(max).refine(showsSomething, sayings.nothingVisible)
/** Optional prose that may be cleared with null or an empty text. */
export const optionalProse = (max: number) =>
  prose(max)
    .nullish()
    .transform((value) => (value === '' ? null : value))

/** `?flag=true`; anything but true and false is refused. */
export const queryFlag = z.enum(['true', 'false']).transform((value) => value === 'true')

/** One id or a list of ids separated by commas, as a query holds it. */
export const queryIds = z
  .string()
  .max(2_200)
  .regex(/^\d{1,10}(,\d{1,10}){0,199}$/, 'Give up to 200 ids separated by commas.')
  .transform((value) => value.split(',').map(Number))
  .pipe(z.array(bodyId).max(200))

/** What a body may repeat of its entity, as it is; another value is refused, since this call doesn’t change it. */
export const asItIs = <S extends z.ZodType>(schema: S) =>
  schema.nullish().describe('As it is: this call doesn’t change it')

/**
 * A body that changes an entity: unknown fields are refused, but the entity's own read-only fields are ignored, so
 * that a client may send back what it got.
 */
export function editable<S extends z.ZodRawShape>(shape: S, entity: z.ZodObject) {
  const readOnly = Object.keys(entity.shape).filter((key) => !(key in shape))
  const ignored = Object.fromEntries(readOnly.map((key) => [key, z.unknown().optional().meta({ readOnly: true })]))
  return z.strictObject({ ...ignored, ...shape }).transform((value) => {
    const kept = Object.entries(value).filter(([key]) => key in shape)
    return Object.fromEntries(kept) as z.output<z.ZodObject<S>>
  })
}
