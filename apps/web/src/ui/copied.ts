import { useEffect, useState } from 'react'
import { copyText } from './copy-text.ts'

const saidMs = 2_000

/** Copies a text, and says for two seconds that it did. */
export function useCopied(): { isCopied: boolean; copy: (text: string) => void } {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), saidMs)
    return () => clearTimeout(timer)
  }, [isCopied])
  return { isCopied, copy: (text) => void copyText(text).then(() => setCopied(true)) }
}
