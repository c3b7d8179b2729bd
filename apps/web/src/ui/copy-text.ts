/** Puts a text on the clipboard; also on pages without TLS, where browsers keep the clipboard from scripts. */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text)
  const field = Object.assign(document.createElement('textarea'), { value: text })
  field.className = 'visually-hidden'
  document.body.append(field)
  field.select()
  document.execCommand('copy')
  field.remove()
}
