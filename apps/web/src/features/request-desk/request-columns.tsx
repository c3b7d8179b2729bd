import type { RequestRow } from '@sinupan/contract'
import { formatCalendarDate } from '../../lib/format.ts'
import { fullName } from '../../lib/stored-user.ts'
import { StatusMark } from '../../ui/status-mark.tsx'
import type { Column } from '../../ui/table/columns.ts'
import classes from './request-desk.module.css'
import { attentionOf, dueOf, leftWords, markOf, whoOf } from './request-words.ts'
import { t } from './words.ts'

/** The columns of a queue: what is asked, by whom, who searches, until when, and how it stands. */
export const columns: Column<RequestRow>[] = [
  {
    id: 'title',
    head: t('request'),
    main: true,
    cell: (row) => (
      <span className={classes.two}>
        <span>{row.title}</span>
        <span className={classes.under}>
          {[attentionOf(row), row.registryNo, row.trackingNo].filter(Boolean).join(' · ')}
        </span>
      </span>
    ),
  },
  {
    id: 'who',
    head: t('who'),
    width: 184,
    hideUnder: 800,
    cell: (row) => (
      <span className={classes.two}>
        <span>{whoOf(row)}</span>
        <span className={classes.under}>{row.organisation ?? t(row.requestType)}</span>
      </span>
    ),
  },
  {
    id: 'unit',
    head: t('unit'),
    width: 184,
    hideUnder: 960,
    cell: ({ deliveryUnit, decisionMaker, campus }) => (
      <span className={classes.two}>
        <span>{decisionMaker && deliveryUnit ? deliveryUnit.name : t('notYet')}</span>
        <span className={classes.under}>{decisionMaker ? fullName(decisionMaker) : campus.campusName}</span>
      </span>
    ),
  },
  {
    id: 'due',
    head: t('due'),
    width: 176,
    cell: (row) => (
      <span className={classes.two} data-late={row.isOverdue || undefined}>
        <span>{formatCalendarDate(dueOf(row) ?? row.receivedOn)}</span>
        <span className={classes.left}>{leftWords(row)}</span>
      </span>
    ),
  },
  { id: 'state', head: t('state'), width: 184, hideUnder: 640, cell: (row) => <StatusMark {...markOf(row)} /> },
]
