import { largestWhole } from '@sinupan/contract'
import type { UploadTask } from './upload-task.ts'

/** So many files are sent at a time: browsers give a server six connections, and the lists need some. */
export const mostAtOnce = 4
/** Of them so many large ones: more would not be quicker, and small files pass them by. */
export const mostLarge = 2

export const isSmall = ({ size }: Pick<UploadTask, 'size'>): boolean => size <= largestWhole

/** What waits to be sent, in its order: what a person asked for, or what was broken off, goes first. */
export function createLanes() {
  const lanes = { asked: new Map<string, number>(), small: new Map<string, number>(), large: new Map<string, number>() }
  let turn = 0
  const put = (lane: Map<string, number>, id: string) => {
    turn += 1
    lane.set(id, turn)
  }
  return {
    add: (task: UploadTask) => put(isSmall(task) ? lanes.small : lanes.large, task.id),
    addFirst: (id: string) => put(lanes.asked, id),
    remove: (id: string) => {
      for (const lane of Object.values(lanes)) lane.delete(id)
    },
    clear: () => {
      for (const lane of Object.values(lanes)) lane.clear()
    },
    /** The next to send; it stays until it is removed. */
    next: (mayBeLarge: boolean): string | undefined => {
      const [[asked] = []] = lanes.asked
      if (asked !== undefined) return asked
      const [[small, smallTurn = Number.POSITIVE_INFINITY] = []] = lanes.small
      const [[large, largeTurn = Number.POSITIVE_INFINITY] = []] = mayBeLarge ? lanes.large : []
      return smallTurn < largeTurn ? small : large
    },
  }
}
