import { useEffect } from 'react'
import { useTitle } from './title.ts'

interface PageHead {
  title: string
  /** One sentence for search engines and link previews. */
  description: string
}

/** Names a public page and describes it to those who only list it. */
export function usePageHead({ title, description }: PageHead): void {
  useTitle(title)
  useEffect(() => {
    const known = document.head.querySelector<HTMLMetaElement>('meta[name="description"]')
    const meta =
      known ?? document.head.appendChild(Object.assign(document.createElement('meta'), { name: 'description' }))
    meta.content = description
    return () => meta.remove()
  }, [description])
}
