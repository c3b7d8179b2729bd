import { escaped } from '../xml.ts'

/** What the head of a page tells who doesn't run it: link previews, scholars' tools, search engines. */
export interface PageHead {
  title: string
  description: string
  /** Its lasting address. */
  canonical: string
  /** Not to be listed by search engines. */
  isUnlisted?: boolean
  /** The feed beside it: title and address. */
  feed?: { title: string; href: string }
  /** `og:` names. */
  openGraph?: Record<string, string | null>
  /** Highwire Press names, `citation_…`: what Google Scholar and reference managers read. */
  citation?: [name: string, value: string | null][]
  /** A thing of schema.org. */
  data?: object
}

/** The head as HTML: each element is marked, so that the web takes them away when it shows another page. */
export function headHtml(head: PageHead): string {
  const { title, description, canonical, isUnlisted, feed, openGraph = {}, citation = [], data } = head
  const meta = (name: string, content: string | null, key = 'name') =>
    content && `<meta ${key}="${name}" content="${escaped(content)}" data-page-head>`
  return [
    `<title>${escaped(title)}</title>`,
    meta('description', description),
    isUnlisted && meta('robots', 'noindex'),
    `<link rel="canonical" href="${escaped(canonical)}" data-page-head>`,
    feed &&
      `<link rel="alternate" type="application/atom+xml" title="${escaped(feed.title)}" href="${escaped(feed.href)}" data-page-head>`,
    ...Object.entries(openGraph).map(([name, content]) => meta(`og:${name}`, content, 'property')),
    ...citation.map(([name, value]) => meta(`citation_${name}`, value)),
    data && `<script type="application/ld+json" data-page-head>${inScript(data)}</script>`,
  ]
    .filter(Boolean)
    .join('\n    ')
}

/** JSON that ends no script and begins no comment, whatever stands in it. */
const inScript = (data: object): string =>
  JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
