import type { Language } from '@sinupan/contract'
import { type Config, publicUrl } from '../../config.ts'
import type { Mail } from './mailer.ts'

export interface Letter {
  recipient: string
  subject: string
  greeting: string
  paragraphs: readonly string[]
  /** Somebody's own words, such as the reason of a return. */
  quote?: string | undefined
  /** A code to be typed in, shown large. */
  code?: string | undefined
  /** Of what is written here; English unless it says so. */
  language?: Language | undefined
  /** A button; `path` below the public address, never from a request's Host. */
  button: { label: string; path: string }
}

/** A letter as plain text and as HTML; whatever people have written is escaped. */
export function asMail(config: Config, letter: Letter): Mail {
  const url = `${publicUrl(config)}${letter.button.path}`
  const { recipient, subject } = letter
  return { recipient, subject, text: asText(config, letter, url), html: asHtml(config, letter, url) }
}

function asText(config: Config, { greeting, paragraphs, quote, code, button }: Letter, url: string): string {
  const quoted = quote ? [quote.replace(/^/gm, '> ')] : []
  const shown = code ? [code] : []
  const parts = [
    greeting,
    ...paragraphs,
    ...quoted,
    ...shown,
    `${button.label}: ${url}`,
    `-- \n${config.INSTITUTION_NAME}`,
  ]
  return `${parts.join('\n\n')}\n`
}

function asHtml(config: Config, letter: Letter, url: string): string {
  const { subject, greeting, paragraphs, quote, code, button, language = 'en' } = letter
  const text = (value: string) => `<p style="margin:0 0 16px">${escapeHtml(value)}</p>`
  const accent = config.INSTITUTION_ACCENT
  const quoted = quote
    ? `<blockquote style="margin:0 0 16px;padding:4px 0 4px 16px;border-left:3px solid #d0d5dd;white-space:pre-line">${escapeHtml(quote)}</blockquote>`
    : ''
  const shown = code
    ? `<p style="margin:0 0 16px;font-size:28px;font-weight:600;letter-spacing:.2em">${escapeHtml(code)}</p>`
    : ''
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f5f6f8;font:16px/1.5 system-ui,'Segoe UI',Roboto,sans-serif;color:#1d2433">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border-radius:12px">
${[greeting, ...paragraphs].map(text).join('\n')}
${quoted}${shown}
<p style="margin:24px 0 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:10px 20px;border-radius:8px;background:${escapeHtml(accent)};color:#ffffff;text-decoration:none">${escapeHtml(button.label)}</a></p>
</div>
<p style="max-width:560px;margin:16px auto 0;font-size:13px;color:#667085">${escapeHtml(config.INSTITUTION_NAME)}</p>
</body></html>
`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text for HTML, inside elements and attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter)
