import { accessRoutes } from './modules/access/index.ts'
import { acting, actsRoutes } from './modules/acts/index.ts'
import {
  auditRoutes,
  chainNotices,
  chainRoutes,
  dashboardRoutes,
  factChecking,
  factSealing,
  healthRoutes,
  importRoutes,
  metricsRoutes,
  periodEnding,
  workNotices,
  workWatching,
} from './modules/administration/index.ts'
import { disposalRoutes, purging, remindingUnits } from './modules/disposal/index.ts'
import { documentsRoutes } from './modules/documents/index.ts'
import { dropsRoutes } from './modules/drops/index.ts'
import { bytesRoutes, downloadsRoutes, filesRoutes, filesSubscribers, resumableRoutes } from './modules/files/index.ts'
import { holidaysRoutes } from './modules/holidays/index.ts'
import { identitiesRoutes, leaverCheck } from './modules/identities/index.ts'
import { loanReminding, loansRoutes } from './modules/loans/index.ts'
import { documentListsRoutes, foldersRoutes } from './modules/my-office/index.ts'
import {
  accountNotices,
  delegationNotices,
  disposalNotices,
  dropNotices,
  loanNotices,
  noticeDigests,
  notificationsRoutes,
  poolNotices,
  postingNotices,
  requestNotices,
  retentionNotices,
  sharingNotices,
  streamRoutes,
} from './modules/notifications/index.ts'
import { grantsRoutes, keepingRoutes, organisationRoutes } from './modules/organisation/index.ts'
import {
  accountAdministrationRoutes,
  accountsRoutes,
  ownAccountRoutes,
  peopleRoutes,
  secondFactorRoutes,
} from './modules/people/index.ts'
import { orphanWatch, poolFilesRoutes, poolsRoutes, poolUsersRoutes } from './modules/pools/index.ts'
import { postingsRoutes, publishing, reminding } from './modules/postings/index.ts'
import { reportsRoutes } from './modules/reports/index.ts'
import {
  codeSending,
  copyMaking,
  requestAnonymising,
  requestCalendar,
  requestClock,
  requestLetters,
  requestsCopiesRoutes,
  requestsDeskRoutes,
  requestsFrontRoutes,
  requestsRegistersRoutes,
  requestsSettingsRoutes,
  waitingFilesSweep,
} from './modules/requests/index.ts'
import { holdsRoutes, retentionRoutes, retentionWatch } from './modules/retention/index.ts'
import { schedulingRoutes } from './modules/scheduling/index.ts'
import { publicRoutes, searchRoutes, searchSubscribers } from './modules/search/index.ts'
import { sharingRoutes } from './modules/sharing/index.ts'
import { stacksRoutes } from './modules/stacks/index.ts'
import { stockTakesRoutes } from './modules/stock-takes/index.ts'
import { feedsRoutes, oaiRoutes, sitemapRoutes } from './modules/syndication/index.ts'
import {
  approversRoutes,
  delegationsRoutes,
  scheduleRoutes,
  taxonomyKeepingRoutes,
  taxonomyRoutes,
} from './modules/taxonomy/index.ts'
import { transfersRoutes } from './modules/transfers/index.ts'
import type { App } from './platform/http/serve.ts'
import type { Subscriber } from './platform/jobs/subscriber.ts'
import { mailSending } from './platform/mail/send-mails.ts'

interface Module {
  name: string
  routes?: readonly ((app: App) => void)[]
  subscribers?: readonly Subscriber[]
}

/** The modules in the order of their dependencies: each may import those above it, through their index.ts. */
export const modules: readonly Module[] = [
  {
    name: 'people',
    routes: [peopleRoutes, accountsRoutes, ownAccountRoutes, accountAdministrationRoutes, secondFactorRoutes],
  },
  { name: 'identities', routes: [identitiesRoutes], subscribers: [leaverCheck] },
  { name: 'organisation', routes: [organisationRoutes, keepingRoutes, grantsRoutes] },
  { name: 'holidays', routes: [holidaysRoutes] },
  {
    name: 'taxonomy',
    routes: [taxonomyRoutes, taxonomyKeepingRoutes, scheduleRoutes, approversRoutes, delegationsRoutes],
  },
  { name: 'folders' },
  { name: 'locations' },
  { name: 'documents', routes: [documentsRoutes] },
  { name: 'retention', routes: [retentionRoutes, holdsRoutes], subscribers: [retentionWatch] },
  { name: 'my-office', routes: [foldersRoutes, documentListsRoutes] },
  { name: 'acts', routes: [actsRoutes], subscribers: [acting] },
  { name: 'sharing', routes: [sharingRoutes] },
  { name: 'access', routes: [accessRoutes] },
  {
    name: 'files',
    routes: [filesRoutes, bytesRoutes, downloadsRoutes, resumableRoutes],
    subscribers: filesSubscribers,
  },
  { name: 'loans', routes: [loansRoutes], subscribers: [loanReminding] },
  { name: 'reports', routes: [reportsRoutes] },
  { name: 'stock-takes', routes: [stockTakesRoutes] },
  { name: 'drops', routes: [dropsRoutes] },
  { name: 'pools', routes: [poolsRoutes, poolFilesRoutes, poolUsersRoutes], subscribers: [orphanWatch] },
  { name: 'postings', routes: [postingsRoutes], subscribers: [publishing, reminding] },
  { name: 'disposal', routes: [disposalRoutes], subscribers: [purging, remindingUnits] },
  { name: 'search', routes: [searchRoutes, publicRoutes], subscribers: searchSubscribers },
  { name: 'scheduling', routes: [schedulingRoutes] },
  { name: 'stacks', routes: [stacksRoutes] },
  { name: 'syndication', routes: [oaiRoutes, feedsRoutes, sitemapRoutes] },
  {
    name: 'requests',
    routes: [
      requestsDeskRoutes,
      requestsCopiesRoutes,
      requestsRegistersRoutes,
      requestsFrontRoutes,
      requestsSettingsRoutes,
    ],
    subscribers: [
      requestClock,
      requestCalendar,
      requestAnonymising,
      copyMaking,
      codeSending,
      requestLetters,
      waitingFilesSweep,
    ],
  },
  { name: 'transfers', routes: [transfersRoutes] },
  {
    name: 'notifications',
    routes: [notificationsRoutes, streamRoutes],
    subscribers: [
      postingNotices,
      poolNotices,
      sharingNotices,
      dropNotices,
      retentionNotices,
      disposalNotices,
      loanNotices,
      requestNotices,
      noticeDigests,
      accountNotices,
      delegationNotices,
      mailSending,
    ],
  },
  {
    name: 'administration',
    routes: [auditRoutes, chainRoutes, dashboardRoutes, healthRoutes, metricsRoutes, importRoutes],
    subscribers: [factSealing, factChecking, chainNotices, workWatching, workNotices, periodEnding],
  },
]

export const allSubscribers = (): Subscriber[] => modules.flatMap((one) => one.subscribers ?? [])
