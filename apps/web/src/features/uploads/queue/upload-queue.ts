import { speed } from '../../../lib/transfers/speed.ts'
import type { TransferStore } from '../../../lib/transfers/transfer-store.ts'
import { t } from '../words.ts'
import { createLanes, isSmall, mostAtOnce, mostLarge } from './lanes.ts'
import { createLine, type Line } from './line.ts'
import type { Failure, Landed, Send, Sending } from './sender.ts'
import { createTries } from './tries.ts'
import type { FailureKind, UploadTask } from './upload-task.ts'

interface Parts {
  store: TransferStore<UploadTask>
  send: Send
  /** Whether the server answers at all. */
  isReachable: () => Promise<boolean>
  onLanded: () => void
}

/** The queue of uploads: several at a time, in their order, stopped and gone on with one by one or as a whole. */
export class UploadQueue {
  readonly line: Line
  readonly #parts: Parts
  readonly #lanes = createLanes()
  readonly #sendings = new Map<string, Sending>()
  readonly #large = new Set<string>()
  readonly #tries = createTries()
  readonly #timers = new Set<ReturnType<typeof setTimeout>>()
  #isHeld = false

  constructor(parts: Parts) {
    this.#parts = parts
    this.line = createLine(parts.isReachable, () => this.#pump())
  }

  /** Takes tasks in; those that wait are sent when their turn comes. */
  add(tasks: readonly UploadTask[]): void {
    this.#parts.store.add(tasks)
    for (const task of tasks) if (task.state === 'waiting') this.#lanes.add(task)
    this.#pump()
  }

  /** Stops a file; what arrived is kept, and it goes on from there. */
  pause(id: string): void {
    this.#stop(id)?.pause()
    this.#lanes.remove(id)
    this.#parts.store.change(id, { state: 'paused', rate: 0 })
    this.#pump()
  }

  /** Goes on with a paused file, or tries a failed one again, before everything that waits. */
  resume(id: string, change: Partial<UploadTask> = {}): void {
    this.#tries.forget(id)
    this.#parts.store.change(id, { ...change, state: 'waiting' })
    this.#lanes.addFirst(id)
    this.line.ask()
    this.#pump()
  }

  /** Takes files off the list, and what arrived of those that are being sent off the server. */
  cancel(ids: Iterable<string>): void {
    for (const id of [...ids]) {
      this.#stop(id)?.cancel()
      this.#lanes.remove(id)
      this.#tries.forget(id)
      this.#parts.store.remove([id])
    }
    this.#pump()
  }

  /** Stops everything and keeps it, until `release`. */
  hold(): void {
    this.#isHeld = true
    for (const id of [...this.#parts.store.inState('running')]) this.#putBack(id)
  }

  release(): void {
    this.#isHeld = false
    this.#pump()
  }

  /** Stops everything and forgets it here. */
  drop(): void {
    for (const sending of this.#sendings.values()) sending.pause()
    for (const timer of this.#timers) clearTimeout(timer)
    for (const kept of [this.#sendings, this.#large, this.#tries, this.#timers, this.#lanes]) kept.clear()
    this.line.forget()
    this.#isHeld = false
    this.#parts.store.clear()
  }

  #pump(): void {
    const { store } = this.#parts
    while (!this.#isHeld && !this.line.isDown() && store.inState('running').size < mostAtOnce) {
      const id = this.#lanes.next(this.#large.size < mostLarge)
      if (id === undefined) return
      this.#lanes.remove(id)
      this.#begin(id)
    }
  }

  #begin(id: string): void {
    const { store, send } = this.#parts
    const task = store.find(id)
    if (!task?.file) return
    if (!isSmall(task)) this.#large.add(id)
    store.change(id, { state: 'running', rate: 0 })
    const rate = speed()
    let sending: Sending | undefined
    // What a sending says that was stopped meanwhile is not heard.
    const heard =
      <T>(hear: (value: T) => unknown) =>
      (value: T): void => {
        if (this.#sendings.get(id) === sending) hear(value)
      }
    sending = send(
      { ...task, file: task.file },
      {
        onProgress: heard((done) => this.#progress(id, done, rate(done))),
        onBegun: heard((uploadUrl) => store.change(id, { uploadUrl })),
        onDone: heard((landed) => this.#land(id, landed)),
        onFailed: heard((failure) => this.#fail(id, failure)),
      },
    )
    this.#sendings.set(id, sending)
  }

  #progress(id: string, done: number, rate: number): void {
    if (done > (this.#parts.store.find(id)?.done ?? 0)) this.#tries.forget(id)
    this.#parts.store.change(id, { done, rate })
  }

  #land(id: string, landed: Landed): void {
    this.#tries.forget(id)
    this.#end(id, { state: 'done', done: this.#parts.store.find(id)?.size ?? 0, ...landed })
    this.#parts.onLanded()
  }

  async #fail(id: string, { kind, message }: Failure): Promise<void> {
    if (kind === 'refused') return this.#giveUp(id, message, 'refused')
    if (kind === 'session') return this.#putBack(id)
    if (kind === 'passing') return this.#tryLater(id, message)
    const file = this.#parts.store.find(id)?.file
    if (!(await isReadable(file))) return this.#giveUp(id, t('changedOnDevice'), 'refused')
    if (!this.#tries.goesOn(id)) return this.#giveUp(id, message, 'passing')
    this.line.breakOff()
    this.#putBack(id)
  }

  #tryLater(id: string, message: string): void {
    const delay = this.#tries.delay(id)
    if (delay === undefined) {
      this.#giveUp(id, message, 'passing')
      return
    }
    this.#end(id, { state: 'waiting', rate: 0 })
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      if (this.#parts.store.find(id)?.state === 'waiting') this.#lanes.addFirst(id)
      this.#pump()
    }, delay)
    this.#timers.add(timer)
  }

  #giveUp(id: string, failure: string, failureKind: FailureKind): void {
    this.#end(id, { state: 'failed', failure, failureKind, rate: 0 })
  }

  /** Stops a file that is being sent, to be the next one that is. */
  #putBack(id: string): void {
    this.#stop(id)?.pause()
    const task = this.#parts.store.find(id)
    if (task?.state !== 'running') return
    this.#parts.store.change(id, { state: 'waiting', rate: 0, ...(!task.uploadUrl && { done: 0 }) })
    this.#lanes.addFirst(id)
  }

  #end(id: string, change: Partial<UploadTask>): void {
    this.#stop(id)
    if (this.#parts.store.find(id)?.state !== 'running') return
    this.#parts.store.change(id, change)
    this.#pump()
  }

  #stop(id: string): Sending | undefined {
    const sending = this.#sendings.get(id)
    this.#sendings.delete(id)
    this.#large.delete(id)
    return sending
  }
}

/** A file that was changed, moved or removed since it was chosen can't be read, which looks like a broken line. */
async function isReadable(file: File | undefined): Promise<boolean> {
  try {
    await file?.slice(0, 1).arrayBuffer()
    return file !== undefined
  } catch {
    return false
  }
}
