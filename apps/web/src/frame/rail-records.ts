import {
  IconCategory,
  IconChecklist,
  IconFileShredder,
  IconFileTime,
  IconFileUnknown,
  IconMessageQuestion,
  IconPackageExport,
  IconReportAnalytics,
} from '@tabler/icons-react'
import { paths } from '../lib/paths.ts'
import type { Group } from './rail-entries.ts'
import { t } from './words.ts'

/** What the central records unit, reviewers and concurring units work at. */
export const recordsGroup = (): Group => ({
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
      id: 'public-requests',
      label: t('publicRequests'),
      to: paths.publicRequest(),
      icon: IconMessageQuestion,
      permission: 'records',
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
      id: 'request-registers',
      label: t('requestRegisters'),
      to: paths.requestRegisters(),
      icon: IconReportAnalytics,
      permission: 'records',
      unless: 'administration',
    },
    {
      id: 'unscheduled',
      label: t('unscheduled'),
      to: paths.unscheduled(),
      icon: IconFileUnknown,
      permission: 'records',
      unless: 'administration',
    },
    {
      id: 'transfers',
      label: t('transfers'),
      to: paths.transfers(),
      icon: IconPackageExport,
      permission: 'records',
      unless: 'administration',
      also: ['/archive/cru-transfer/'],
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
})
