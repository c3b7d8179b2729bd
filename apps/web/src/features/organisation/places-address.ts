import { address } from '../../list/address.ts'
import { id, page, text } from '../../list/address-parts.ts'

/** What the address says of the lists of campuses, offices and units. */
export const places = address(
  { search: text('q'), campusId: id('campus'), page: page() },
  { filters: ['search', 'campusId'] },
)

/** The unit whose people show at the right. */
export const chosenUnit = address({ unitId: id('unit') }, { steps: ['unitId'], beside: ['unitId'] })
