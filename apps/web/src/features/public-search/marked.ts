const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** The server's safe HTML with `<mark>` as the plain text with `<mark>` that `MarkedText` draws. */
export const unescaped = (html: string): string =>
  html.replace(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => signs[name] ?? whole)
