import {
  IconArchive,
  IconBuildingBank,
  IconClipboardText,
  IconFileSearch,
  IconFileTime,
  IconFolders,
  IconHeartRateMonitor,
  IconInbox,
  IconLayoutDashboard,
  IconMapPin,
  IconPin,
  IconSchool,
  IconSitemap,
  IconTrash,
  IconUserShare,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react'
import type { FileKind } from '../src/ui/file-kind.ts'
import type { NavGroup } from '../src/ui/staff-shell/nav-types.ts'
import type { Status } from '../src/ui/status-mark.tsx'
import type { TreeNode } from '../src/ui/tree/tree-node.ts'

export interface Item {
  id: string
  name: string
  kind: FileKind | 'folder'
  status?: Status
  category: string
  modified: string
  size: string
  kept: string
  items?: string
}

const item = (
  id: string,
  name: string,
  kind: Item['kind'],
  rest: [Status | '', string, string, string, string],
): Item => {
  const [status, category, modified, size, kept] = rest
  return { id, name, kind, category, modified, size, kept, ...(status && { status }) }
}

export const ITEMS: Item[] = [
  item('1', 'Drafts', 'folder', ['', '', 'Nov 26 2026', '14.20 MB', '']),
  item('2', 'Signed originals', 'folder', ['', '', 'Nov 24 2026', '1.31 GB', '']),
  item('3', 'Memo 2026-118 Enrolment.pdf', 'pdf', ['posted', 'Memoranda', 'Nov 25 2026', '412.50 kB', 'Nov 25 2031']),
  item('4', 'Memo 2026-117 Grade completion forms.docx', 'word', [
    'pending',
    'Memoranda',
    'Nov 24 2026',
    '88.17 kB',
    'Nov 24 2031',
  ]),
  item('5', 'Special Order 2026-64 Committee.pdf', 'pdf', [
    'returned',
    'Special orders',
    'Nov 20 2026',
    '230.91 kB',
    'Nov 20 2036',
  ]),
  item('6', 'Enrolment report 1st semester.xlsx', 'spreadsheet', [
    '',
    'Reports',
    'Nov 19 2026',
    '1.02 MB',
    'Nov 19 2029',
  ]),
  item('7', 'Memo 2026-115 Alumni.pdf', 'pdf', ['posted', 'Memoranda', 'Nov 16 2026', '318.44 kB', 'Nov 16 2031']),
  item('8', 'Case file 2026-03.pdf', 'pdf', ['classified', 'Student cases', 'Nov 12 2026', '5.60 MB', 'Permanent']),
  item('9', 'Registrar counter layout.pdf', 'drawing', ['', 'Plans', 'Nov 9 2026', '2.11 MB', 'Unscheduled']),
  item('10', 'Memo 2026-112 Commencement.pdf', 'pdf', ['posted', 'Memoranda', 'Nov 5 2026', '377.08 kB', 'Nov 5 2031']),
  item('11', 'Orientation slides.pptx', 'presentation', ['', 'Reports', 'Oct 28 2026', '12.75 MB', 'Oct 28 2029']),
]

export const STATUS_WORDS: Record<Status, string> = {
  posted: 'Posted',
  passed: 'Passed',
  pending: 'Pending',
  returned: 'Returned',
  'on-hold': 'On hold',
  classified: 'Classified',
  'not-posted': 'Not posted',
  overdue: 'Overdue',
  'due-today': 'Due today',
  'in-process': 'In process',
  warning: 'Look at this',
  failed: 'Failed',
}

const MAIN: NavGroup = {
  id: 'main',
  items: [
    { id: 'office', label: 'My Office', to: '/folder', icon: IconFolders },
    { id: 'shared', label: 'Shared with me', to: '/grid', icon: IconUserShare },
    { id: 'pinned', label: 'Pinned', to: '/folder', icon: IconPin },
    { id: 'archive', label: 'My archive', to: '/empty', icon: IconArchive, count: '4' },
    { id: 'office-archive', label: 'Office archive', to: '/folder', icon: IconBuildingBank },
    { id: 'pools', label: 'Pools', to: '/folder', icon: IconUsersGroup },
    { id: 'locations', label: 'Locations', to: '/folder', icon: IconMapPin },
    { id: 'requests', label: 'Requests', to: '/folder', icon: IconInbox, count: '3', attention: true },
    { id: 'campuses', label: 'Campuses', to: '/folder', icon: IconSchool },
    { id: 'trash', label: 'Trash', to: '/delete', icon: IconTrash },
  ],
}

const RECORDS: NavGroup = {
  id: 'records',
  label: 'Records',
  items: [
    { id: 'review', label: 'Posting review', to: '/review', icon: IconClipboardText, count: '23', attention: true },
    { id: 'public', label: 'Public requests', to: '/review', icon: IconFileSearch, count: '9', attention: true },
    { id: 'expired', label: 'Expired documents', to: '/review', icon: IconFileTime, count: '312' },
  ],
}

const ADMINISTRATION: NavGroup = {
  id: 'administration',
  label: 'Administration',
  items: [
    { id: 'dashboard', label: 'Dashboard', to: '/dashboard', icon: IconLayoutDashboard },
    { id: 'units', label: 'Campuses and units', to: '/dashboard', icon: IconSitemap },
    { id: 'users', label: 'Users', to: '/dashboard', icon: IconUsers, count: '5' },
    { id: 'health', label: 'System health', to: '/dashboard', icon: IconHeartRateMonitor },
  ],
}

export const NAV = [MAIN, RECORDS]
export const ADMIN_NAV = [MAIN, RECORDS, ADMINISTRATION]

const folder = (name: string, hasChildren = false, rest: Partial<TreeNode> = {}): TreeNode => ({
  id: name,
  name,
  hasChildren,
  ...rest,
})

export const ROOTS = [
  folder('Academic Council', true),
  folder('Admissions', true),
  folder('Certificates', true),
  folder('Commencement 2026'),
  folder('Memoranda and circulars', true),
  folder('Transcripts', true),
]

const CHILDREN: Record<string, TreeNode[]> = {
  Admissions: [folder('Applications AY 2026–2027'), folder('Enrolment reports', true)],
  'Memoranda and circulars': [folder('2024'), folder('2025'), folder('2026')],
  'My Office': ROOTS.filter((node) => node.id !== 'Commencement 2026'),
}

export const childrenOf = (id: string) => CHILDREN[id] ?? []
