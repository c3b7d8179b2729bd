import { address, useAddress } from '../../list/address.ts'
import { id, page, sorting, text } from '../../list/address-parts.ts'

export const archive = address(
  {
    campusId: id('campus'),
    officeId: id('office'),
    unitId: id('unit'),
    categoryId: id('category'),
    search: text('search'),
    /** Names from A on, decisions from the newest on. */
    sorting: sorting({ reviewed: 'desc', name: 'asc' }, 'reviewed'),
    page: page(),
    /** The posting in the panel. */
    postingId: id('posting'),
    /** The document that is shown large. */
    previewId: id('preview'),
  },
  {
    filters: ['campusId', 'officeId', 'unitId', 'categoryId', 'search', 'sorting'],
    steps: ['campusId', 'officeId', 'unitId', 'categoryId', 'page'],
  },
)
/** What the address of the office archive says. */
export type ArchivePlace = ReturnType<typeof archive.read>

/** A part of the archive: a campus, an office of it, a unit of that, a category of that. */
export type Part = Partial<WholePart>
type WholePart = Pick<ArchivePlace, 'campusId' | 'officeId' | 'unitId' | 'categoryId'>

export const wholeArchive: WholePart = {
  campusId: undefined,
  officeId: undefined,
  unitId: undefined,
  categoryId: undefined,
}

export const hasPart = (place: ArchivePlace): boolean =>
  [place.campusId, place.officeId, place.unitId, place.categoryId].some((part) => part !== undefined)

/** The place, how to change it, and how to go to a part: from its first page, nothing chosen. */
export function useArchivePlace() {
  const [place, go] = useAddress(archive)
  const goTo = (part: Part) => go({ ...wholeArchive, ...part, postingId: undefined })
  return { ...place, go, goTo }
}
