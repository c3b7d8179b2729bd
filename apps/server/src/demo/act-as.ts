import { findActor } from '../modules/people/index.ts'
import type { Context } from '../platform/context.ts'

const hour = 3_600_000

/** Lets people of the demo act through the use cases, each at the time that the plan gives. */
export class Cast {
  readonly #ctx: Context
  readonly #userIds: ReadonlyMap<string, string>
  readonly #sessions = new Map<string, string>()

  constructor(ctx: Context, userIds: ReadonlyMap<string, string>) {
    this.#ctx = ctx
    this.#userIds = userIds
  }

  /** The context of a person at an instant. */
  async act(userName: string, at: Date): Promise<Context> {
    const now = this.#ctx.clock.now()
    const sessionId = this.#sessions.get(userName) ?? (await this.#open(userName, now))
    return { ...this.#ctx, actor: await findActor(this.#ctx.db, sessionId, now), clock: { now: () => at } }
  }

  /** Ends every session that was opened for acting. */
  async leave(): Promise<void> {
    for (const id of this.#sessions.values()) await this.#ctx.db.deleteFrom('sessions').where('id', '=', id).execute()
  }

  async #open(userName: string, now: Date): Promise<string> {
    const userId = this.#userIds.get(userName)
    if (!userId) throw new Error(`Nobody in the demo university is called '${userName}'.`)
    const times = {
      createdAt: now.toISOString(),
      lastSeenAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + hour).toISOString(),
    }
    const { id } = await this.#ctx.db
      .insertInto('sessions')
      .values({ userId, ...times })
      .returning('id')
      .executeTakeFirstOrThrow()
    this.#sessions.set(userName, id)
    return id
  }
}
