/** A person as the HR system knows them. */
export interface Employee {
  /** Tells the person for ever; names and addresses change. */
  subject: string
  userName: string
  email: string
  firstName: string
  middleName: string | null
  lastName: string
  position: string | null
  isActive: boolean
}

export interface Hris {
  /** Whose subjects these are. */
  issuer: string
  /** @returns undefined where the credentials are wrong @throws HrisFailure */
  check(userName: string, password: string): Promise<Employee | undefined>
  /** Those of the subjects who no longer work there. Absent where the HR system can't tell. @throws HrisFailure */
  listLeavers?(subjects: readonly string[]): Promise<string[]>
}

/** The HR system could not be asked, or what it answered is no answer. Nothing may be concluded from that. */
export class HrisFailure extends Error {
  override readonly name = 'HrisFailure'
}

/** How long the HR system may take for one question. */
export const hrisPatienceMs = 5_000

/** @throws HrisFailure after five seconds, or for whatever `work` throws; `end` is called in any case */
export async function inTime<T>(work: Promise<T>, end: () => unknown): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new HrisFailure('It took longer than 5 seconds.')), hrisPatienceMs)
  })
  try {
    return await Promise.race([work, late])
  } catch (error) {
    throw error instanceof HrisFailure ? error : new HrisFailure((error as Error).message, { cause: error })
  } finally {
    clearTimeout(timer)
    end()
  }
}
