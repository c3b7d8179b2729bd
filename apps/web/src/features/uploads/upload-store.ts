import { useSyncExternalStore } from 'react'
import type { UploadTask } from './upload-task.ts'

let tasks: readonly UploadTask[] = []
const listeners = new Set<() => void>()

function set(next: readonly UploadTask[]): void {
  tasks = next
  for (const listener of listeners) listener()
}

/** All uploads of this page, oldest first. They live outside of the screens, so that they survive going elsewhere. */
export const uploadStore = {
  all: (): readonly UploadTask[] => tasks,
  find: (id: string): UploadTask | undefined => tasks.find((task) => task.id === id),
  add: (more: readonly UploadTask[]): void => set([...tasks, ...more]),
  change: (id: string, change: Partial<UploadTask>): void =>
    set(tasks.map((task) => (task.id === id ? { ...task, ...change } : task))),
  remove: (ids: readonly string[]): void => set(tasks.filter((task) => !ids.includes(task.id))),
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

export const useUploads = (): readonly UploadTask[] => useSyncExternalStore(uploadStore.subscribe, uploadStore.all)

export const useHasUploads = (): boolean => useUploads().length > 0
