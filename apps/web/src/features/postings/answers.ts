import {
  getPostingReview,
  type List,
  listDecided,
  listToDecide,
  listUnitPending,
  listUnitReturned,
  type Posting,
} from '@sinupan/contract'
import type { QueryClient } from '@tanstack/react-query'
import { changeAnswers } from '../../lib/foresee.ts'
import { areaOf } from '../../lib/query.ts'

const lists = [listToDecide, listDecided, listUnitPending, listUnitReturned] as const

/** Shows a posting as the server has just answered it, wherever it stands, without asking again. */
export function showChanged(client: QueryClient, changed: Posting): void {
  const inPlace = (posting: Posting) => (posting.id === changed.id ? changed : posting)
  for (const list of lists) changeAnswers(client, list, (answer) => ({ ...answer, items: answer.items.map(inPlace) }))
  changeAnswers(client, getPostingReview, (answer) => ({ ...answer, posting: inPlace(answer.posting) }))
}

/** Takes a posting out of the lists that it has just left: before they are read again, so from a command's `onDone`. */
export function showGone(client: QueryClient, id: number): void {
  for (const list of lists) changeAnswers(client, list, (answer) => without(answer, id))
}

/** The same where the server says that somebody else was faster: no command of ours has the lists read again then. */
export function showDecided(client: QueryClient, id: number): void {
  showGone(client, id)
  void client.invalidateQueries({ queryKey: [areaOf(listToDecide)] })
}

function without(list: List<Posting>, id: number): List<Posting> {
  const items = list.items.filter((posting) => posting.id !== id)
  return { ...list, items, total: list.total - (list.items.length - items.length) }
}
