const refuse = (): never => {
  throw new Error('The reader of files may not do this.')
}

/** What lets code in, or reaches other processes. */
const doors = ['dlopen', 'kill', '_kill', 'binding', '_linkedBinding', 'chdir', 'setuid', 'setgid', 'umask'] as const

/**
 * Closes for good what the process no longer needs once its reader is loaded: from here on no native addon is loaded,
 * wherever it lies, and no other process is sent a signal. The kernel's limits stand behind this (`sandbox.ts`).
 */
export function lockDown(): void {
  for (const name of doors)
    Object.defineProperty(process, name, { value: refuse, writable: false, configurable: false, enumerable: false })
}
