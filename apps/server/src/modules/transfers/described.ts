import type { Document } from '@sinupan/contract'
import { calendarDateOf } from '../../platform/clock.ts'
import type { Context } from '../../platform/context.ts'

/** What a bag tells of a document besides its files, as it was when the bag was made. */
export interface Described {
  routeId: string
  description: string | null
  group: string | null
  series: string | null
  reference: string | null
  /** Whole years; null where it is kept for ever, or has no series. */
  retention: number | null
  keptUntil: string | null
  isRecord: boolean
  isPermanent: boolean
  isClassified: boolean
  documentDate: string | null
  /** The day on which it was made, in the institution’s time zone. */
  madeOn: string
  unit: string
  office: string
  campus: string
  tags: string[]
}

type Place = { unit: string; office: string; campus: string }

/** The metadata of a document as whoever makes the bag sees it. */
export function describe({ config }: Context, document: Document, place: Place): Described {
  const { documentCategory: category } = document
  return {
    routeId: document.routeId,
    description: document.description,
    group: category?.documentCategoryGroup.group ?? null,
    series: category?.category ?? null,
    reference: category?.reference ?? null,
    retention: category?.retention ?? null,
    keptUntil: document.expiresOn,
    isRecord: document.isRecord,
    isPermanent: document.isPermanent,
    isClassified: document.isClassified,
    documentDate: document.documentDate,
    madeOn: calendarDateOf(new Date(document.createdAt), config.TIME_ZONE),
    ...place,
    tags: document.fileTags.map(({ tag }) => tag.tagName),
  }
}
