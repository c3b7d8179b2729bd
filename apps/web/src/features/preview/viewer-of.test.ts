import { expect, test } from 'vitest'
import { viewerOf } from './viewer-of.ts'

const shown = (
  fileName: string,
  mediaType: string,
  more: { previewKind?: 'pdf' | 'html'; searchableUrl?: string; size?: number; contentUrl?: null } = {},
) =>
  viewerOf(
    { id: 1, fileName, fileType: fileName.split('.').at(-1) ?? '', mediaType, size: more.size ?? 1_000 },
    {
      contentUrl: more.contentUrl === null ? null : '/content',
      previewUrl: more.previewKind ? '/preview' : null,
      previewKind: more.previewKind ?? null,
      searchableUrl: more.searchableUrl ?? null,
    },
  )

test('a file is shown by its content, whatever it is called', () => {
  expect(shown('minutes.docx', 'application/pdf')).toEqual({ viewer: 'pdf', url: '/content' })
  expect(shown('page.pdf', 'text/html').viewer).toBe('text')
  expect(shown('photo.jpg', 'image/jpeg').viewer).toBe('image')
  expect(shown('hymn.mp3', 'audio/mpeg').viewer).toBe('audio')
  expect(shown('clip.mp4', 'video/mp4').viewer).toBe('video')
})

test('what the server made of a file is shown in its place', () => {
  expect(shown('plan.xlsx', 'application/vnd.ms-excel', { previewKind: 'html' })).toEqual({
    viewer: 'html',
    url: '/preview',
  })
  expect(shown('slides.pptx', 'application/vnd.ms-powerpoint', { previewKind: 'pdf' })).toEqual({
    viewer: 'pdf',
    url: '/preview',
  })
})

test('scanned pages are shown with their words under them, pictures as they are', () => {
  const searchableUrl = '/searchable'
  expect(shown('scan.pdf', 'application/pdf', { searchableUrl })).toEqual({ viewer: 'pdf', url: searchableUrl })
  expect(shown('scan.jpg', 'image/jpeg', { searchableUrl })).toEqual({ viewer: 'image', url: '/content' })
  expect(shown('secret.pdf', 'application/pdf', { searchableUrl, contentUrl: null }).viewer).toBe('none')
})

test('mails are shown as pages, texts and tables by their letters, the pages of a TIFF as a PDF', () => {
  const made = { previewKind: 'html' } as const
  expect(shown('letter.eml', 'message/rfc822', made).viewer).toBe('html')
  expect(shown('letter.msg', 'application/vnd.ms-outlook', made).viewer).toBe('html')
  expect(shown('old.txt', 'text/plain', made).viewer).toBe('text')
  expect(shown('list.csv', 'text/csv', made).viewer).toBe('text')
  expect(shown('scan.tiff', 'image/tiff', { previewKind: 'pdf' }).viewer).toBe('pdf')
})

test('there is honestly no preview of the rest', () => {
  expect(shown('scan.tiff', 'image/tiff').viewer).toBe('none')
  expect(shown('backup.zip', 'application/zip').viewer).toBe('none')
  expect(shown('secret.pdf', 'application/pdf', { contentUrl: null }).viewer).toBe('none')
})

test('a Word document that would freeze the page is only downloaded', () => {
  const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  expect(shown('memo.docx', docx).viewer).toBe('docx')
  expect(shown('book.docx', docx, { size: 80 * 1024 * 1024 }).viewer).toBe('none')
})
