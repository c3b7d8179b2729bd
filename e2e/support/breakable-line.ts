import { connect, createServer, type Server, type Socket } from 'node:net'
import { Transform, type TransformCallback } from 'node:stream'

/** A line between the browser and the server that is slow on its way up, counts, and can be broken. */
export interface BreakableLine {
  /** The address to open instead of the server's. */
  address: string
  /** Bytes that went up so far. */
  sent(): number
  /** Ends every connection and lets none through until `mend`. */
  cut(): void
  mend(): void
  /** From now on nothing is slow: for what is only waited for. */
  hasten(): void
  /** How often the browser came while it was broken. */
  turnedAway(): number
  close(): void
}

interface Line {
  sent: number
  turnedAway: number
  bytesPerSecond: number
  isBroken: boolean
  sockets: Set<Socket>
}

/** Starts a line to a server that lets `bytesPerSecond` up on each connection. */
export async function startBreakableLine(server: string, bytesPerSecond: number): Promise<BreakableLine> {
  const line: Line = { sent: 0, turnedAway: 0, bytesPerSecond, isBroken: false, sockets: new Set() }
  const { hostname, port } = new URL(server)
  const listener = createServer((browser) => carry(line, browser, connect(Number(port), hostname)))
  await new Promise<void>((ready) => listener.listen(0, '127.0.0.1', ready))
  const breakAll = () => {
    for (const socket of line.sockets) socket.destroy()
  }
  return {
    address: `http://127.0.0.1:${portOf(listener)}`,
    sent: () => line.sent,
    turnedAway: () => line.turnedAway,
    cut: () => {
      line.isBroken = true
      breakAll()
    },
    mend: () => {
      line.isBroken = false
    },
    hasten: () => {
      line.bytesPerSecond = Number.POSITIVE_INFINITY
    },
    close: () => {
      breakAll()
      listener.close()
    },
  }
}

function carry(line: Line, browser: Socket, server: Socket): void {
  const end = () => {
    browser.destroy()
    server.destroy()
  }
  for (const socket of [browser, server]) {
    line.sockets.add(socket)
    socket.on('error', end)
    socket.on('close', () => {
      line.sockets.delete(socket)
      end()
    })
  }
  if (line.isBroken) {
    line.turnedAway++
    end()
    return
  }
  browser.pipe(slowly(line)).pipe(server)
  server.pipe(browser)
}

const slowly = (line: Line): Transform =>
  new Transform({
    transform(part: Buffer, _encoding: BufferEncoding, done: TransformCallback) {
      line.sent += part.length
      setTimeout(() => done(null, part), (part.length / line.bytesPerSecond) * 1_000)
    },
  })

function portOf(listener: Server): number {
  const address = listener.address()
  if (address === null || typeof address === 'string') throw new Error('The line has no port.')
  return address.port
}
