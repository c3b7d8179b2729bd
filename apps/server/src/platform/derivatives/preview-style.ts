import { createHash } from 'node:crypto'

/** The style sheet of tables. Previews carry it in them, and are kept: another look is another sheet. */
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

/** The style sheet of what is read: letters and texts. */
export const readingStyle = `
body{margin:0;font:14px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;color:#1f2328;background:#fff}
main{max-width:760px;margin:0 auto;padding:20px 16px 40px;overflow-wrap:anywhere}
dl{display:grid;grid-template-columns:max-content 1fr;gap:2px 12px;margin:0 0 12px;padding:0 0 12px;border-bottom:1px solid #d9dde3}
dt{color:#59636e}
dd{margin:0}
dd.title{font-weight:600}
ul.files{margin:0 0 16px;padding:8px 12px;list-style:none;background:#f4f6f8;border-radius:6px}
ul.files span,p.said{color:#59636e}
pre{margin:0;font:inherit;white-space:pre-wrap}
table{border-collapse:collapse}
td,th{padding:2px 6px;vertical-align:top;text-align:left}
blockquote{margin:8px 0;padding-left:12px;border-left:3px solid #d9dde3;color:#3d444d}
`

const hashes = [previewStyle, readingStyle].map((style) => createHash('sha256').update(style).digest('base64'))
const ours = hashes.map((hash) => `'sha256-${hash}'`).join(' ')

/** The Content-Security-Policy an HTML preview must be served under: its own style sheet and nothing else. */
export const previewPolicy = `default-src 'none'; style-src ${ours}; sandbox; frame-ancestors 'self'`
