import { words } from '../lib/messages.ts'

export const english = {
  nav: 'Screens',
  skip: 'Skip to content',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  signIn: 'Sign in',
  language: 'Language',
  en: 'English',
  fil: 'Filipino',
  languageFailed: 'The language could not be loaded. Check the connection, then choose it again.',
  nothingFits: 'Nothing fits that',
  searchPublic: 'Search',
  requestStatistics: 'Requests in figures',
  requestDocument: 'Request a document',
  checkRequest: 'Check a request',
  openArchive: 'Open the archive',
  notFoundTitle: 'Sorry, page not found',
  notFoundLine: 'The address may be mistyped, or what was here is gone or not for you to see.',
  backToDashboard: 'Back to Dashboard',
  offline: 'You are offline',
  offlineLine: 'What is on its way waits for the line.',
  online: 'You are online again',
  unreachableTitle: 'The server can’t be reached',
  unreachableLine: 'Check the connection. Nothing was changed.',
  errorTitle: 'This page stopped working',
  errorLine: 'What you saved is safe. What you were typing here may be lost.',
} as const

export const t = words('app-public', english)
