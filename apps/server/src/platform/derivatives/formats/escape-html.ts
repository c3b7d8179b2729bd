const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text as it may stand in HTML, between tags and in attributes. */
export function escapeHtml(text: string): string {
  return text.toWellFormed().replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? '')
}
