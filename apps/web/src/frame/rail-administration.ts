import {
  IconCalendarEvent,
  IconCategory,
  IconEye,
  IconHeartRateMonitor,
  IconHistory,
  IconLayoutDashboard,
  IconMailCog,
  IconShieldCheck,
  IconSitemap,
  IconUserPlus,
  IconUsers,
} from '@tabler/icons-react'
import { paths } from '../lib/paths.ts'
import type { Entry, Group } from './rail-entries.ts'
import { t } from './words.ts'

const administrators = (entries: readonly Entry[]): Entry[] =>
  entries.map((entry) => ({ ...entry, permission: 'administration' }))

export const administrationGroup = (): Group => ({
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
    {
      id: 'request-letters',
      label: t('requestLetters'),
      to: paths.admin('request-letters'),
      icon: IconMailCog,
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
