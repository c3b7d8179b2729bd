import { useEffect } from 'react'
import { words } from './messages.ts'

const t = words('title', { page: '{{title}} · {{product}}' })

/** Names the page in the browser's tab and history: `2026 · Sinupan`. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = t('page', { title, product: t('product') })
    return () => {
      document.title = t('product')
    }
  }, [title])
}
