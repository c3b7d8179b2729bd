import type { FailureCode } from './derived.ts'

/** Thrown inside the child when a file can't be read; becomes the failure of its result. */
export class Unreadable extends Error {
  readonly code: FailureCode

  constructor(code: FailureCode, message: string) {
    super(message)
    this.code = code
  }
}
