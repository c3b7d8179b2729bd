import { useEffect } from 'react'
import { useTitle } from './title.ts'

interface PageHead {
  title: string
  /** One sentence for search engines and link previews. */
  description: string
  /** The Atom feed beside it. */
  feed?: string
}

/** Names a public page and describes it to those who only list it. */
export function usePageHead({ title, description, feed }: PageHead): void {
  useTitle(title)
  useEffect(takeAwayOthers, [title])
  useEffect(() => {
    const known = document.head.querySelector<HTMLMetaElement>('meta[name="description"]')
    const meta =
      known ?? document.head.appendChild(Object.assign(document.createElement('meta'), { name: 'description' }))
    meta.content = description
    return () => meta.remove()
  }, [description])
  useEffect(() => {
    if (!feed || document.head.querySelector('link[type="application/atom+xml"]')) return
    const type = 'application/atom+xml'
    const link = Object.assign(document.createElement('link'), { rel: 'alternate', type, title, href: feed })
    document.head.append(link)
    return () => link.remove()
  }, [feed, title])
}

/** What the server wrote into the head tells of the page that was opened first, and of no other. */
function takeAwayOthers(): void {
  const page = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  if (!page || new URL(page.href).pathname === window.location.pathname) return
  for (const one of document.head.querySelectorAll('[data-page-head]')) one.remove()
}
