import {
  IconArchive,
  IconBarcode,
  IconBooks,
  IconBuildingBank,
  IconCalendarEvent,
  IconCategory,
  IconChecklist,
  IconEye,
  IconFileShredder,
  IconFileTime,
  IconFolders,
  IconHeartRateMonitor,
  IconHistory,
  IconLayoutDashboard,
  IconLibrary,
  IconMapPin,
  IconPin,
  IconSchool,
  IconShare,
  IconShieldCheck,
  IconSitemap,
  IconStack2,
  IconTrash,
  IconUser,
  IconUserPlus,
  IconUsers,
} from '@tabler/icons-react'
import type { Permission } from '../lib/access-list.ts'
import { paths } from '../lib/paths.ts'
import type { NavItem } from '../ui/staff-shell/nav-types.ts'
import { t } from './words.ts'

/** A screen in the rail. */
export interface Entry extends Pick<NavItem, 'id' | 'label' | 'to' | 'icon'> {
  /** Shows only for who has it in the access list. */
  permission?: Permission
  /** Does not show for who has it: they have the screen elsewhere. */
  unless?: Permission
  /** Other addresses at which it counts as the screen we are on. */
  also?: readonly string[]
  /** A count of things that wait for this person. */
  isDuty?: boolean
  /** Shows only while there is something to count. */
  isWhileCounted?: boolean
  /** Other screens lie below its address, and are not it. */
  isExact?: boolean
}

interface Group {
  id: string
  label?: string
  entries: readonly Entry[]
}

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
      { id: 'loans', label: t('loans'), to: paths.loans(), icon: IconBooks },
      { id: 'stock-takes', label: t('stockTakes'), to: paths.stockTakes(), icon: IconBarcode },
      { id: 'my-archive', label: t('myArchive'), to: paths.myArchive(), icon: IconArchive, isDuty: true },
      { id: 'office-archive', label: t('officeArchive'), to: paths.officeArchive(), icon: IconBuildingBank },
      { id: 'campuses', label: t('campuses'), to: paths.campuses(), icon: IconSchool },
      { id: 'trash', label: t('trash'), to: paths.trash(), icon: IconTrash },
    ],
  },
  {
    id: 'records',
    label: t('records'),
    entries: [
      {
        id: 'posting-review',
        label: t('postingReview'),
        to: paths.postingReview(),
        icon: IconChecklist,
        permission: 'posting-review',
        isDuty: true,
      },
      {
        id: 'expired-documents',
        label: t('expiredDocuments'),
        to: paths.expiredDocuments(),
        icon: IconFileTime,
        permission: 'records',
      },
      {
        id: 'disposal',
        label: t('disposal'),
        to: paths.disposals(),
        icon: IconFileShredder,
        permission: 'records',
      },
      // Everybody else has it while their unit has something to answer.
      {
        id: 'concurrence',
        label: t('disposal'),
        to: paths.disposals(),
        icon: IconFileShredder,
        unless: 'records',
        isDuty: true,
        isWhileCounted: true,
      },
      {
        id: 'taxonomy',
        label: t('recordsSeries'),
        to: paths.categories(),
        icon: IconCategory,
        permission: 'taxonomy',
        unless: 'administration',
        also: [paths.categoryGroups(), paths.tags()],
      },
    ],
  },
  administrationGroup(),
]

const administrators = (entries: readonly Entry[]): Entry[] =>
  entries.map((entry) => ({ ...entry, permission: 'administration' }))

const administrationGroup = (): Group => ({
  id: 'administration',
  label: t('administration'),
  entries: administrators([
    {
      id: 'admin',
      label: t('dashboard'),
      to: paths.admin(),
      icon: IconLayoutDashboard,
      isExact: true,
    },
    {
      id: 'admin-taxonomy',
      label: t('recordsSeries'),
      to: paths.admin('admin-document-category-type'),
      icon: IconCategory,
      also: [paths.admin('admin-document-category-group'), paths.admin('document-tag')],
    },
    {
      id: 'organisation',
      label: t('organisation'),
      to: paths.admin('organisation'),
      icon: IconSitemap,
      also: [paths.admin('settings-campus'), paths.admin('settings-office'), paths.admin('settings-delivery-unit')],
    },
    {
      id: 'user-request',
      label: t('userRequests'),
      to: paths.admin('user-request'),
      icon: IconUserPlus,
      isDuty: true,
    },
    {
      id: 'user-all',
      label: t('users'),
      to: paths.admin('user-all'),
      icon: IconUsers,
      also: [paths.admin('import'), paths.admin('pools'), paths.admin('ownerless')],
    },
    {
      id: 'approvers',
      label: t('approvers'),
      to: paths.admin('user-approver'),
      icon: IconShieldCheck,
    },
    {
      id: 'access-levels',
      label: t('accessLevels'),
      to: paths.admin('document-access-level'),
      icon: IconEye,
    },
    {
      id: 'holidays',
      label: t('holidays'),
      to: paths.admin('holidays'),
      icon: IconCalendarEvent,
    },
    { id: 'audit', label: t('audit'), to: paths.admin('audit'), icon: IconHistory },
    {
      id: 'health',
      label: t('systemHealth'),
      to: paths.admin('health'),
      icon: IconHeartRateMonitor,
      also: [paths.admin('outbox')],
    },
  ]),
})

/** On phones the account has no place in the bar, so it stands in the menu. */
export const accountGroup = (): Group => ({
  id: 'account',
  entries: [{ id: 'profile', label: t('profile'), to: paths.userProfile(), icon: IconUser }],
})
