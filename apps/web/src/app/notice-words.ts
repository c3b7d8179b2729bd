/** What a window says to the worker that hears of notices: where to, or that it goes. */
export type ToNoticeWorker = { follow: string } | { leave: true }

/** What it hears back: whether the connection stands, and that there is something new. */
export type FromNoticeWorker = 'on' | 'off' | 'notice'
