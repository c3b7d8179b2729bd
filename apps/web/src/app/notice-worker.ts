import type { FromNoticeWorker, ToNoticeWorker } from './notice-words.ts'

/**
 * Hears of notices for all windows of this browser on one connection: each window's own would soon use up what a browser
 * opens to one server.
 */
const windows = new Set<MessagePort>()
let stream: EventSource | undefined
let session = ''

const tell = (word: FromNoticeWorker) => {
  for (const one of windows) one.postMessage(word)
}

// An address begins with the session that it was made for, and changes every few minutes behind it.
const sessionOf = (url: string) => url.split('ticket=')[1]?.split('.')[0] ?? ''
const isStanding = () => stream !== undefined && stream.readyState !== EventSource.CLOSED

function stop(): void {
  stream?.close()
  stream = undefined
  tell('off')
}

function follow(url: string, asking: MessagePort): void {
  if (isStanding() && sessionOf(url) === session) {
    if (stream?.readyState === EventSource.OPEN) asking.postMessage('on' satisfies FromNoticeWorker)
    return
  }
  stream?.close()
  session = sessionOf(url)
  const next = new EventSource(url)
  stream = next
  next.addEventListener('ready', () => tell('on'))
  next.addEventListener('notice', () => tell('notice'))
  next.addEventListener('ended', stop)
  // The browser tries again by itself until the address is over; then a window brings a new one.
  next.addEventListener('error', () =>
    next.readyState === EventSource.CLOSED && next === stream ? stop() : tell('off'),
  )
}

addEventListener('connect', (event) => {
  const [port] = (event as MessageEvent).ports
  if (!port) return
  port.onmessage = ({ data }: MessageEvent<ToNoticeWorker>) => {
    if ('follow' in data) {
      windows.add(port)
      return follow(data.follow, port)
    }
    windows.delete(port)
    if (windows.size === 0) stop()
  }
})
