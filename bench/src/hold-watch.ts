/** The longest hold of the event loop, in milliseconds. */
export interface Hold {
  /** What the thread computed meanwhile: nobody else's work is in it. */
  cpu: number
  /** What a caller waited, the machine's other processes in it. */
  wall: number
}

/** Watches the event loop of this thread; a call answers the longest hold since the last one. */
export function watchHolds(): () => Hold {
  const now = () => {
    const { user, system } = process.threadCpuUsage()
    return { cpu: (user + system) / 1_000, wall: performance.now() }
  }
  let last = now()
  let longest: Hold = { cpu: 0, wall: 0 }
  const look = () => {
    const at = now()
    longest = { cpu: Math.max(longest.cpu, at.cpu - last.cpu), wall: Math.max(longest.wall, at.wall - last.wall) }
    last = at
  }
  setInterval(look, 1).unref()
  return () => {
    look()
    const held = longest
    longest = { cpu: 0, wall: 0 }
    return held
  }
}
