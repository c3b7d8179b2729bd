import { UnstyledButton } from '@mantine/core'
import type { ApproverSetting, Campus, CategoryGroup, UserRef } from '@sinupan/contract'
import { useQueries, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Into } from '../../frame/slots.tsx'
import { openDialog } from '../../lib/dialogs.tsx'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { paths } from '../../lib/paths.ts'
import { fullName } from '../../lib/stored-user.ts'
import { useTitle } from '../../lib/title.ts'
import { useIsPhone } from '../../ui/media.ts'
import { ScreenHeader } from '../../ui/screen-header.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { SkeletonList } from '../../ui/states/skeletons.tsx'
import { text } from '../../ui/text.ts'
import { campusesQuery, groupsQuery } from '../choices/index.ts'
import { AllDelegations } from '../delegations/index.ts'
import { ApproverDialog } from './approver-dialog.tsx'
import { approversQuery } from './organisation.api.ts'
import classes from './organisation.module.css'
import { t } from './words.ts'

/** Who decides on postings, as a matrix of groups and campuses. */
export function ApproversPage() {
  useTitle(t('approvers'))
  return (
    <>
      <Into slot="title">
        <h1>{t('approvers')}</h1>
      </Into>
      <ScreenHeader title={t('approvers')} wide />
      <p className={classes.lead}>{t('approversLine')}</p>
      <Content />
    </>
  )
}

function Content() {
  const campuses = useQuery(campusesQuery())
  const groups = useQuery(groupsQuery())
  const settings = useQueries({ queries: (campuses.data?.items ?? []).map(({ id }) => approversQuery(id)) })
  const phone = useIsPhone()
  const failed = [campuses, groups, ...settings].find((query) => query.error)
  if (failed?.error)
    return <LoadFailure title={t('approversFailed')} error={failed.error} onRetry={() => void failed.refetch()} />
  if (!campuses.data || !groups.data || settings.some((query) => query.isPending))
    return <SkeletonList label={t('loading')} count={8} height={52} />
  if (groups.data.items.length === 0)
    return (
      <EmptyState
        drawing="people"
        title={t('noGroups')}
        line={t('noGroupsLine')}
        action={<Link to={paths.admin('admin-document-category-group')}>{t('toGroups')}</Link>}
      />
    )
  const matrix: Matrix = {
    campuses: campuses.data.items,
    groups: groups.data.items,
    settings: settings.flatMap((query) => query.data?.items ?? []),
  }
  return (
    <>
      {phone ? <PhoneMatrix {...matrix} /> : <WideMatrix {...matrix} />}
      <AllDelegations title={t('inPlace')} line={t('inPlaceLine')} approvers={approversOf(matrix)} />
    </>
  )
}

/** Each once, by name. */
function approversOf({ settings }: Matrix): UserRef[] {
  const people = new Map(settings.map(({ approver }) => [approver.id, approver]))
  return [...people.values()].sort((a, b) => fullName(a).localeCompare(fullName(b)))
}

interface Matrix {
  campuses: readonly Campus[]
  groups: readonly CategoryGroup[]
  settings: readonly ApproverSetting[]
}

const settingOf = ({ settings }: Matrix, campus: Campus, group: CategoryGroup) =>
  settings.find((one) => one.campusId === campus.id && one.documentCategoryGroupId === group.id)

function ask(matrix: Matrix, campus: Campus, group: CategoryGroup): void {
  const setting = settingOf(matrix, campus, group)
  const without = matrix.groups.filter((one) => one.id !== group.id && !settingOf(matrix, campus, one))
  openDialog((close) => (
    <ApproverDialog campus={campus} group={group} {...(setting && { setting })} without={without} onClose={close} />
  ))
}

function WideMatrix(matrix: Matrix) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (WCAG 2.1.1)
    <section className={classes.matrix} aria-label={t('approvers')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('group')}</th>
            {matrix.campuses.map(({ id, campusName }) => (
              <th key={id} scope="col">
                {campusName}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {matrix.groups.map((group) => (
            <tr key={group.id}>
              <th scope="row">{group.group}</th>
              {matrix.campuses.map((campus) => (
                <td key={campus.id}>
                  <ApproverCell matrix={matrix} campus={campus} group={group} className={classes.cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function PhoneMatrix(matrix: Matrix) {
  return (
    <div className={classes.phoneMatrix}>
      {matrix.campuses.map((campus) => (
        <section key={campus.id} aria-label={campus.campusName}>
          <h2>{campus.campusName}</h2>
          {matrix.groups.map((group) => (
            <ApproverCell
              key={group.id}
              matrix={matrix}
              campus={campus}
              group={group}
              isNamed
              className={classes.phoneCell}
            />
          ))}
        </section>
      ))}
    </div>
  )
}

interface ApproverCellProps {
  matrix: Matrix
  campus: Campus
  group: CategoryGroup
  isNamed?: boolean
  className: string | undefined
}

function ApproverCell({ matrix, campus, group, isNamed, className }: ApproverCellProps) {
  const approver = settingOf(matrix, campus, group)?.approver
  const name = approver ? fullName(approver) : t('nobody')
  const label = t('setApprover', { group: group.group, campus: campus.campusName })
  return (
    <UnstyledButton
      className={className ?? ''}
      data-nobody={!approver || undefined}
      onClick={() => ask(matrix, campus, group)}
    >
      <span className="visually-hidden">{label}: </span>
      {isNamed && <span className={text.caption}>{group.group}</span>}
      <span>{name}</span>
      {approver?.position && !isNamed && <span className={text.caption}>{approver.position}</span>}
    </UnstyledButton>
  )
}
