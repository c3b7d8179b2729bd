import type { Posting } from '@sinupan/contract'
import { ApiRefusal } from '../../lib/api-refusal.ts'
import { doAfterGrace, graceMs, takeBack } from '../../lib/grace.ts'
import type { Toast } from '../../ui/toast-queue.ts'
import { documentName } from '../documents/index.ts'
import { asSeen, conflictOf } from '../postings/index.ts'
import { approvalOf } from './approvals.ts'
import { approvedWords, severalApprovedWords, soonLine } from './approved-words.ts'
import { t } from './words.ts'

type Say = (toast: Toast) => void
type Decision<Body> = (asked: { params: { id: number }; body: Body }) => Promise<unknown>

/** What decisions ask of the screen and of the server. */
export interface Deciding {
  /** To be asked for before the decision, which takes the posting out of the queue: then goes on to the next one. */
  wayOn: (decided: number) => () => void
  /** Back to a posting, from wherever the reviewer is. */
  goBack: (id: number) => void
  /** Somebody else was faster: what is shown of the posting has changed. */
  showDecided: (id: number) => void
  /** Somebody changed it: it is still to be decided, by what it is now. */
  readAgain: (id: number) => void
  say: { done: Say; failed: Say; info: Say }
  approve: Decision<{ version: number }>
  approveSeveral: (asked: { body: { id: number; version: number }[] }) => Promise<{ items: readonly Result[] }>
  giveBack: Decision<{ version: number; reason: string }>
  send: Decision<{ version: number }>
  takeDown: Decision<{ version: number; reason: string }>
}

/** What became of one of several. */
interface Result {
  id: number
  code?: string | undefined
  message?: string | undefined
}

interface Words {
  title: string
  line: string
  notSaved: string
}

/**
 * The reviewer's decisions on a posting. When one is made, and when somebody else was faster, the next posting opens by
 * itself; the loser is told who decided and when. An approval waits some seconds for an undo: it makes a record and tells
 * people, which nothing takes back.
 */
export function decisions(at: Deciding) {
  const undo = (postingIds: readonly number[]) => {
    const id = approvalOf(...postingIds)
    if (!takeBack(id)) return
    at.say.info({ id, title: t('undone'), line: t('undoneLine') })
    const [first] = postingIds
    if (first !== undefined) at.goBack(first)
  }
  return {
    approve: (posting: Posting) => {
      const id = approvalOf(posting.id)
      const name = documentName(posting.fileManager)
      const goOn = at.wayOn(posting.id)
      doAfterGrace(id, () =>
        settle(at, posting, () => at.approve(asSeen(posting)), {
          ...approvedWords(posting),
          notSaved: t('approvalNotSaved'),
        }),
      )
      at.say.done({
        id,
        title: t('approvedSoon', { name }),
        line: soonLine([posting]),
        action: { label: t('undo'), onPress: () => undo([posting.id]) },
        keepMs: graceMs,
      })
      goOn()
    },
    approveSeveral: (postings: readonly Posting[], openId: number | undefined) => {
      const ids = postings.map((posting) => posting.id)
      const goOn = openId !== undefined && ids.includes(openId) ? at.wayOn(openId) : undefined
      const id = approvalOf(...ids)
      doAfterGrace(id, () => settleSeveral(at, postings))
      at.say.done({
        id,
        title: t('severalApprovedSoon', { count: ids.length }),
        line: soonLine(postings),
        action: { label: t('undo'), onPress: () => undo(ids) },
        keepMs: graceMs,
      })
      goOn?.()
    },
    undo,
    giveBack: (posting: Posting, reason: string) => {
      const { params, body } = asSeen(posting)
      return settle(at, posting, () => at.giveBack({ params, body: { ...body, reason } }), {
        title: t('returnedToast', { name: documentName(posting.fileManager) }),
        line: t('returnedLine', { unit: posting.unitName }),
        notSaved: t('returnNotSaved'),
      })
    },
    takeDown: (posting: Posting, reason: string) => {
      const { params, body } = asSeen(posting)
      return settle(at, posting, () => at.takeDown({ params, body: { ...body, reason } }), {
        title: t('takenDown', { name: documentName(posting.fileManager) }),
        line: t('takenDownLine'),
        notSaved: t('withdrawalNotSaved'),
      })
    },
    withdraw: (posting: Posting) =>
      settle(at, posting, () => at.send(asSeen(posting)), {
        title: t('withdrawn', { name: documentName(posting.fileManager) }),
        line: t('withdrawnLine'),
        notSaved: t('withdrawalNotSaved'),
      }),
  }
}

/**
 * Asks for a decision, says what became of it, and goes on.
 *
 * @throws ApiRefusal for every refusal but that somebody else was faster
 */
async function settle(at: Deciding, posting: Posting, decide: () => Promise<unknown>, words: Words): Promise<void> {
  const id = approvalOf(posting.id)
  const goOn = at.wayOn(posting.id)
  try {
    await decide()
    at.say.done({ id, title: words.title, line: words.line })
  } catch (error) {
    if (!(error instanceof ApiRefusal) || error.code !== 'StateChanged') throw error
    const { line, isDecided, isShown } = conflictOf(error.details.current)
    const action = { label: t('show'), onPress: () => at.goBack(posting.id) }
    at.say.failed({ id, title: words.notSaved, line, ...(isShown && { action }) })
    if (!isDecided) return at.readAgain(posting.id)
    at.showDecided(posting.id)
  }
  goOn()
}

const mostNamed = 3

/** Asks for several approvals in one call, and says what became of them: those that were refused by name, with why. */
async function settleSeveral(at: Deciding, postings: readonly Posting[]): Promise<void> {
  const id = approvalOf(...postings.map((posting) => posting.id))
  const { items } = await at.approveSeveral({ body: postings.map(({ id, version }) => ({ id, version })) })
  const refused = items.filter(({ code }) => code !== undefined)
  if (refused.length === 0) return at.say.done({ id, ...severalApprovedWords(postings) })
  const named = refused.slice(0, mostNamed).map((one) => {
    const posting = postings.find((posting) => posting.id === one.id)
    return t('refusedFor', { name: posting ? documentName(posting.fileManager) : '', reason: one.message ?? '' })
  })
  const rest = refused.length - named.length
  const line = [...named, ...(rest > 0 ? [t('andOthers', { count: rest })] : [])].join(' ')
  at.say.failed({ id, title: t('severalNotApproved', { count: refused.length, all: items.length }), line })
}
