import { xmlKind } from './xml-kind.ts'

const BY_EXTENSION: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  tsv: 'text/tab-separated-values',
  md: 'text/markdown',
  markdown: 'text/markdown',
  json: 'application/json',
  htm: 'text/html',
  html: 'text/html',
  shtml: 'text/html',
  xhtml: 'application/xhtml+xml',
  xht: 'application/xhtml+xml',
  svg: 'image/svg+xml',
  xml: 'application/xml',
  xsl: 'application/xml',
  xslt: 'application/xml',
  js: 'text/javascript',
  mjs: 'text/javascript',
  cjs: 'text/javascript',
  jse: 'text/javascript',
  vbs: 'text/vbscript',
  vbe: 'text/vbscript',
  wsf: 'application/xml',
  hta: 'application/hta',
  bat: 'application/x-bat',
  cmd: 'application/x-bat',
  ps1: 'application/x-powershell',
  psm1: 'application/x-powershell',
  sh: 'text/x-shellscript',
  bash: 'text/x-shellscript',
  css: 'text/css',
  eml: 'message/rfc822',
}

/** The extensions by which a text is told to be of a kind that has no signature. */
export const textExtensionsOf = (mediaType: string): string[] =>
  Object.keys(BY_EXTENSION).filter((extension) => BY_EXTENSION[extension] === mediaType)

const MARKUP_START =
  /^(?:<!doctype\s+html|<(?:html|head|body|script|style|title|iframe|frameset|table|div|span|font|h[1-6]|p|a|b|br|img|form|meta|link|base|object|embed|center)[\s>/])/i

/**
 * Which kind of text this is, from its beginning and the name's extension. Markup is recognised by content whatever
 * the name says (the signatures of the WHATWG MIME Sniffing standard, 7.1, and some more); the kinds that have no
 * signature (CSV, Markdown, scripts) by name.
 */
export function textType(text: string, extension: string, isWhole: boolean): string {
  const start = text.replace(/^\ufeff/, '').trimStart()
  return signedType(start) ?? jsonType(start, extension, isWhole) ?? BY_EXTENSION[extension] ?? 'text/plain'
}

function signedType(start: string): string | undefined {
  if (start.startsWith('#!')) return 'text/x-shellscript'
  if (/^%PDF-\d/.test(start)) return 'application/pdf'
  if (start.startsWith('{\\rtf')) return 'application/rtf'
  if (start.startsWith('%!PS')) return 'application/postscript'
  if (/^BEGIN:VCARD/i.test(start)) return 'text/vcard'
  if (/^BEGIN:VCALENDAR/i.test(start)) return 'text/calendar'
  if (start.startsWith('WEBVTT')) return 'text/vtt'
  if (/^@echo\s+off\b/i.test(start)) return 'application/x-bat'
  if (/^(?:Windows Registry Editor Version|REGEDIT4)/.test(start)) return 'application/x-ms-regedit'
  if (/^\[Desktop Entry\]/.test(start)) return 'application/x-desktop'
  if (MAILBOX.test(start)) return 'application/mbox'
  if (isMail(start)) return 'message/rfc822'
  return markupType(start)
}

/** Mails one after the other, each behind a line of who sent it and when (RFC 4155); heads follow. */
const MAILBOX =
  /^From \S[^\r\n]{0,200} (?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) [A-Z][a-z]{2} [ \d]\d \d\d:\d\d[^\r\n]{0,20}\d{4}[^\r\n]{0,20}\r?\n[A-Za-z][\w-]*:/

const HEAD = /^([A-Za-z][A-Za-z\d-]{0,70}):/
const MAIL_HEADS = 200

/**
 * A mail under whatever name: nothing but heads up to the first empty line, with a sender and what only programs that carry mail
 * write (RFC 5322, 3.6; MIME). A memo that begins with `From:` and `To:` has none of these.
 */
function isMail(start: string): boolean {
  const names = new Set<string>()
  for (const line of start.slice(0, 32_768).split(/\r?\n/, MAIL_HEADS)) {
    if (line === '') break
    const name = HEAD.exec(line)?.[1]?.toLowerCase()
    if (name) names.add(name)
    else if (!/^[ \t]/.test(line)) return false
  }
  // A page that Word saves as one file (MHTML, RFC 2557) says nothing of a sender.
  if (names.has('mime-version') && names.has('content-type')) return true
  return names.has('from') && ['message-id', 'received', 'mime-version', 'return-path'].some((name) => names.has(name))
}

function markupType(start: string): string | undefined {
  const body = skipProlog(start)
  const known = xmlKind(body, start)
  if (known) return known
  if (/<hta:application/i.test(start)) return 'application/hta'
  if (/^<(?:\w+:)?svg[\s>/]/i.test(body)) return 'image/svg+xml'
  if (/^<html[^>]*xmlns/i.test(body) && start.startsWith('<?xml')) return 'application/xhtml+xml'
  if (start.startsWith('<?xml') && !/^<(?:!doctype\s+)?html/i.test(body)) return 'application/xml'
  if (MARKUP_START.test(body) || /^<!doctype\s+html/i.test(withoutComments(start))) return 'text/html'
  return start.startsWith('<!--') ? 'text/html' : undefined
}

/** Steps over what may stand before the root element: declarations, comments, the document type with its subset. */
function skipProlog(start: string): string {
  let rest = start
  for (let steps = 0; steps < 100; steps += 1) {
    const end = prologEnd(rest)
    if (end === 0) return rest
    rest = rest.slice(end).trimStart()
  }
  return rest
}

function prologEnd(rest: string): number {
  if (rest.startsWith('<?')) return after(rest, '?>')
  if (rest.startsWith('<!--')) return after(rest, '-->')
  if (!/^<!doctype/i.test(rest)) return 0
  const subset = rest.indexOf('[')
  const close = rest.indexOf('>')
  return subset !== -1 && subset < close ? after(rest, ']>') || after(rest, '>') : after(rest, '>')
}

function after(text: string, mark: string): number {
  const at = text.indexOf(mark)
  return at === -1 ? 0 : at + mark.length
}

function withoutComments(start: string): string {
  let rest = start
  while (rest.startsWith('<!--') && rest.includes('-->')) rest = rest.slice(rest.indexOf('-->') + 3).trimStart()
  return rest
}

function jsonType(start: string, extension: string, isWhole: boolean): string | undefined {
  if (!/^[[{]/.test(start)) return undefined
  if (extension === 'json') return 'application/json'
  if (!isWhole || extension in BY_EXTENSION) return undefined
  try {
    JSON.parse(start)
    return 'application/json'
  } catch {
    return undefined
  }
}
