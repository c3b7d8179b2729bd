import type { ResultType } from './parsed-query.ts'

const families: Record<string, string[]> = {
  word: ['docx', 'doc', 'odt', 'rtf'],
  excel: ['xlsx', 'xls', 'ods', 'csv'],
  powerpoint: ['pptx', 'ppt', 'odp'],
  image: ['jpg', 'jpeg', 'png', 'gif', 'webp', 'tif', 'tiff', 'bmp', 'heic', 'svg'],
  video: ['mp4', 'webm', 'mov', 'avi', 'mkv'],
  audio: ['mp3', 'wav', 'ogg', 'm4a', 'flac'],
  text: ['txt', 'md', 'log'],
}
const alike: Record<string, string> = {
  spreadsheet: 'excel',
  sheet: 'excel',
  presentation: 'powerpoint',
  slides: 'powerpoint',
  picture: 'image',
  photo: 'image',
}
const resultTypes: Record<string, ResultType> = {
  file: 'File',
  document: 'File',
  folder: 'Folder',
  tag: 'Tag',
  category: 'Category',
}

/** The extensions behind `type:` values such as `pdf`, `word` or `jpg,png`. */
export const extensionsOf = (value: string): string[] =>
  value
    .toLowerCase()
    .split(',')
    .map((one) => one.trim().replace(/^\./, ''))
    .filter((one) => /^[\p{L}\p{N}]{1,20}$/u.test(one))
    .flatMap((one) => families[alike[one] ?? one] ?? [one])

/** The kind of result behind `type:folder` and the like. */
export const resultTypeOf = (value: string): ResultType | undefined => resultTypes[value.toLowerCase()]
