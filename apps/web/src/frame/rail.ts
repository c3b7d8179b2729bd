import {
  IconArchive,
  IconBarcode,
  IconBooks,
  IconBuildingBank,
  IconFolders,
  IconInbox,
  IconLibrary,
  IconMapPin,
  IconPin,
  IconSchool,
  IconShare,
  IconStack2,
  IconTrash,
  IconUser,
} from '@tabler/icons-react'
import { paths } from '../lib/paths.ts'
import { administrationGroup } from './rail-administration.ts'
import type { Group } from './rail-entries.ts'
import { recordsGroup } from './rail-records.ts'
import { t } from './words.ts'

/** The rail, in its order. A new screen is one line here. */
export const groups = (): readonly Group[] => [
  {
    id: 'screens',
    entries: [
      { id: 'my-office', label: t('myOffice'), to: paths.myOffice(), icon: IconFolders, also: ['/archive/folders/'] },
      { id: 'shared', label: t('sharedWithMe'), to: paths.sharedWithMe(), icon: IconShare },
      { id: 'pinned', label: t('pinned'), to: paths.pinned(), icon: IconPin },
      {
        id: 'files-by-category',
        label: t('filesByCategory'),
        to: paths.filesByCategory(),
        icon: IconLibrary,
        also: [paths.filesByCategoryColumns()],
      },
      {
        id: 'pools',
        label: t('pools'),
        to: paths.myPool(),
        icon: IconStack2,
        also: [paths.poolsSharedWithMe(), '/archive/pool/'],
      },
      {
        id: 'locations',
        label: t('locations'),
        to: paths.myLocation(),
        icon: IconMapPin,
        also: ['/archive/locations/'],
      },
      { id: 'requests', label: t('requests'), to: paths.archiveRequest(), icon: IconInbox, isDuty: true },
      { id: 'loans', label: t('loans'), to: paths.loans(), icon: IconBooks },
      { id: 'stock-takes', label: t('stockTakes'), to: paths.stockTakes(), icon: IconBarcode },
      {
        id: 'my-archive',
        label: t('myArchive'),
        to: paths.myArchive(),
        icon: IconArchive,
        isDuty: true,
        also: [paths.ownExpiring()],
      },
      { id: 'office-archive', label: t('officeArchive'), to: paths.officeArchive(), icon: IconBuildingBank },
      { id: 'campuses', label: t('campuses'), to: paths.campuses(), icon: IconSchool },
      { id: 'trash', label: t('trash'), to: paths.trash(), icon: IconTrash },
    ],
  },
  recordsGroup(),
  administrationGroup(),
]

/** On phones the account has no place in the bar, so it stands in the menu. */
export const accountGroup = (): Group => ({
  id: 'account',
  entries: [{ id: 'profile', label: t('profile'), to: paths.userProfile(), icon: IconUser }],
})
