import type { PreviewSource } from './preview-file.ts'

/** What makes a Mantine button download: an address that answers with an attachment, or a handler. */
export function downloadProps({ download }: Pick<PreviewSource, 'download'>) {
  if (!download) return undefined
  if (typeof download === 'function') return { onClick: download }
  return { component: 'a' as const, href: download, download: true }
}
