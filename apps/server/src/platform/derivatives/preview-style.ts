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

/** The style sheet of lists of files: the page's own look, in its own colours, dark where the address ends in `#dark`. */
export const listStyle = `
:root{--page:#fff;--text:#1e1e1c;--second:#5b5b55;--line:#e8e8e3;--hover:#f5f5f2;--chip:#f1f1ed;--folder:#7a94c4;color-scheme:light}
:root:target{--page:#1b1c1e;--text:#eaeae7;--second:#b2b2ad;--line:#2c2e31;--hover:#232528;--chip:#313336;--folder:#7fa3e0;color-scheme:dark}
body{margin:0;font:14px/20px system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;color:var(--text);background:var(--page)}
main{max-width:960px;margin:0 auto;padding:20px 24px 48px}
p{margin:0 0 16px;padding:0 12px;color:var(--second);font-variant-numeric:tabular-nums}
p strong{color:var(--text);font-weight:600}
table{width:100%;border-collapse:collapse}
thead th{position:sticky;top:0;z-index:1;padding:8px 12px;background:var(--page);box-shadow:inset 0 -1px var(--line);color:var(--second);font-size:12px;font-weight:500;text-align:left;white-space:nowrap}
td,tbody th{padding:8px 12px;border-bottom:1px solid var(--line);vertical-align:top;text-align:left;font-weight:400}
tr.file:hover td{background:var(--hover)}
.name{width:100%;overflow-wrap:anywhere}
.name div,tbody th div{display:flex;gap:12px;align-items:flex-start}
thead .size,.size{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}
.size,.day{color:var(--second)}
.day{white-space:nowrap;font-variant-numeric:tabular-nums}
tbody th{padding-top:20px;font-weight:600;overflow-wrap:anywhere}
svg{flex:none;width:20px;height:20px}
tbody th svg{width:40px;fill:var(--folder)}
td svg{width:16px;fill:var(--second)}
.kind{flex:none;box-sizing:border-box;width:40px;padding:0 2px;overflow:hidden;border-radius:4px;background:var(--chip);color:var(--second);font-size:11px;text-align:center;text-transform:uppercase}
p.rest{padding:16px 12px 0}
@media (max-width:600px){
main{padding:16px 0 40px}
p{padding:0 16px}
thead{display:none}
tr.file{display:grid;grid-template-columns:1fr auto;padding:10px 16px;border-bottom:1px solid var(--line)}
tr.file td{padding:0;border:0;background:none}
tr.file:hover td{background:none}
td.name{grid-column:1/3;width:auto}
tr.file td.day{grid-column:1;grid-row:2;padding-left:52px}
td.size{grid-column:2;grid-row:2}
td.day,td.size{font-size:12px}
tbody th{display:block;padding:20px 16px 8px}
}
`

const hashes = [previewStyle, readingStyle, listStyle].map((style) =>
  createHash('sha256').update(style).digest('base64'),
)
const ours = hashes.map((hash) => `'sha256-${hash}'`).join(' ')

/** The Content-Security-Policy an HTML preview must be served under: its own style sheet and nothing else. */
export const previewPolicy = `default-src 'none'; style-src ${ours}; sandbox; frame-ancestors 'self'`
