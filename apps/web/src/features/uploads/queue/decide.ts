import { fingerprintOf } from './upload-fields.ts'
import { isOpen, type UploadTarget, type UploadTask } from './upload-task.ts'

/** A file and where it shall go. */
export interface Chosen {
  file: File
  target: UploadTarget
}

/** What becomes of chosen files. */
export interface Decision {
  /** New tasks, in the order of the files; one that can't be sent says why. */
  added: UploadTask[]
  /** Tasks that stood still and go on with their file: interrupted ones, paused and failed ones. */
  resumed: { id: string; file: File }[]
  /** How many are on their way to the same place already. */
  under: number
}

/**
 * Decides about chosen files. One that is on its way to the same place is not sent twice; one that stood still goes on.
 * A name that is taken there is no hindrance: the server numbers it, and says so.
 *
 * @param refusalOf why a file can't be sent, where it can't
 */
export function decide(
  chosen: readonly Chosen[],
  tasks: Iterable<UploadTask>,
  refusalOf: (file: File) => string | undefined,
): Decision {
  const open = new Map<string, UploadTask>()
  for (const task of tasks) if (isOpen(task)) open.set(fingerprintOf(task), task)
  const decision: Decision = { added: [], resumed: [], under: 0 }
  for (const one of chosen) {
    const fingerprint = fingerprintOf({ name: one.file.name, size: one.file.size, target: one.target })
    const known = open.get(fingerprint)
    if (!known) {
      const task = taskOf(one, refusalOf(one.file))
      decision.added.push(task)
      open.set(fingerprint, task)
    } else if (known.state === 'paused' || (known.state === 'failed' && known.failureKind === 'passing'))
      decision.resumed.push({ id: known.id, file: one.file })
    else if (known.state !== 'failed') decision.under += 1
    else decision.added.push(taskOf(one, refusalOf(one.file)))
  }
  return decision
}

let sequence = 0

function taskOf({ file, target }: Chosen, failure: string | undefined): UploadTask {
  sequence += 1
  const { name, size } = file
  const task = { id: `upload${sequence}`, key: newKey(), name, size, target, file, done: 0, rate: 0 }
  return failure ? { ...task, state: 'failed', failure, failureKind: 'refused' } : { ...task, state: 'waiting' }
}

/** 128 random bits, in hex. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
