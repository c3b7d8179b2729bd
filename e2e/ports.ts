import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

/** Two ports of this machine that nobody listens on, whatever else runs here. */
async function freePorts(): Promise<[number, number]> {
  const servers = [createServer(), createServer()] as const
  const ports = servers.map(async (server) => {
    await once(server.listen(0, '127.0.0.1'), 'listening')
    return (server.address() as AddressInfo).port
  })
  const [first = 0, second = 0] = await Promise.all(ports)
  for (const server of servers) server.close()
  return [first, second]
}

// Workers read this file again; the ports are chosen once, by the first.
if (!process.env.E2E_PORT || !process.env.E2E_SMTP_PORT) {
  const [first, second] = await freePorts()
  process.env.E2E_PORT ??= String(first)
  process.env.E2E_SMTP_PORT ??= String(second)
}

/** Where the product under test listens, and where it sends its mails. */
export const port = Number(process.env.E2E_PORT)
export const mailPort = Number(process.env.E2E_SMTP_PORT)
