import { address, useAddress } from '../../list/address.ts'
import { id, oneOf, page } from '../../list/address-parts.ts'

export const archiveTabs = ['pending', 'posted', 'returned'] as const
export type ArchiveTab = (typeof archiveTabs)[number]

const archive = address(
  {
    tab: oneOf('tab', archiveTabs, 'pending'),
    page: page(),
    /** The posting in the panel. */
    postingId: id('posting'),
    /** The document that is shown large. */
    previewId: id('preview'),
  },
  { filters: ['tab'], letsGo: ['postingId'], steps: ['tab', 'page'] },
)

/** What the address of My archive says, and how to change it. A change of tab or page can be gone back from. */
export function useArchivePlace() {
  const [place, go] = useAddress(archive)
  return { ...place, go }
}
