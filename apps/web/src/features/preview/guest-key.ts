import type { PreviewSource } from './preview-file.ts'

/** What a guest of a link comes by: the addresses that they were given hold it. Nothing for everybody else. */
export function guestKeyOf({ contentUrl }: Pick<PreviewSource, 'contentUrl'>): { share?: string; session?: string } {
  const asked = new URL(contentUrl ?? '', window.location.origin).searchParams
  const [share, session] = [asked.get('share'), asked.get('session')]
  return { ...(share && { share }), ...(session && { session }) }
}
