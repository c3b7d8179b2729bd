import type { PreviewFile } from './preview-file.ts'

/** What lies in these is shown as a list, which has the page's own look; all else is paper. */
const lists = /^application\/(zip|gzip|x-(tar|bzip2|xz|lzma|rar-compressed|7z-compressed))$/

export const isListed = ({ mediaType }: Pick<PreviewFile, 'mediaType'>): boolean => lists.test(mediaType)

/** Where the page that the server made of a file lies: of a list in the colours of the page that it stands in. */
export const frameAddress = (file: PreviewFile, url: string, isDark: boolean): string =>
  isListed(file) && isDark ? `${url}#dark` : url
