export { countDownload, requireGuest, requireLive } from './guest.ts'
export * from './shares.facts.ts'
export { sharingRoutes } from './sharing.routes.ts'
export { hashOfToken, makeToken } from './tokens.ts'
