import { createHash } from 'node:crypto'

/** The one style sheet of HTML previews. */
export const previewStyle = `
body{margin:0;font:13px/1.45 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;color:#1f2328;background:#fff}
nav{position:sticky;top:0;left:0;z-index:2;padding:8px 12px;background:#fff;border-bottom:1px solid #d9dde3}
nav a{margin-right:14px;color:#0b57a4;text-decoration:none}
section{padding:12px}
h2{margin:0 0 8px;font-size:14px;font-weight:600}
p{margin:8px 0 0;color:#59636e}
table{border-collapse:collapse;white-space:pre}
td,th{border:1px solid #d9dde3;padding:2px 8px;vertical-align:top;max-width:360px;overflow:hidden;text-overflow:ellipsis}
th{background:#f4f6f8;color:#59636e;font-weight:500;text-align:center}
td.n{text-align:right;font-variant-numeric:tabular-nums}
`

const hash = createHash('sha256').update(previewStyle).digest('base64')

/** The Content-Security-Policy an HTML preview must be served under: its own style sheet and nothing else. */
export const previewPolicy = `default-src 'none'; style-src 'sha256-${hash}'; sandbox; frame-ancestors 'self'`
