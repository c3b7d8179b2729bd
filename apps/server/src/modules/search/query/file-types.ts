import { lookup } from 'mime-types'
import type { ParsedQuery } from './parsed-query.ts'

// Groups: specification, section 3 ('File type groups by extension'), drawings and mail.
const families: Record<string, string[]> = {
  text: 'txt md log json xml html htm mht mhtml css js ts sql yml yaml ini ics vcf srt vtt'.split(' '),
  word: 'doc docx docm dot dotx odt fodt sxw rtf pages wpd wp wps wri pub epub fb2 mobi azw3 djvu djv hwp hwpx'.split(
    ' ',
  ),
  pdf: ['pdf'],
  spreadsheet:
    'xls xlsx xlsm xlsb xltx ods fods sxc csv tsv numbers dbf wk1 wk3 wk4 qpw wq1 wq2 wb1 wb2 wb3 mdb accdb'.split(' '),
  image: 'jpg jpeg png gif bmp webp tif tiff svg heic heif avif ico jfif jp2 jpx jpf j2c j2k'.split(' '),
  video: 'mp4 m4v mov avi mkv webm wmv flv mpg mpeg 3gp ogv'.split(' '),
  music: 'mp3 wav ogg oga flac aac m4a wma opus mid midi amr aiff'.split(' '),
  presentation: 'ppt pptx pptm pps ppsx potx odp fodp sxi key'.split(' '),
  mail: 'eml msg mbox mbx'.split(' '),
  compressed: 'zip rar 7z tar gz tgz bz2 xz lzma zst'.split(' '),
  drawing: 'dwg dxf dwf odg fodg sxd vsd vsdx vsdm ai eps skp rvt'.split(' '),
}
const alike: Record<string, string> = {
  excel: 'spreadsheet',
  sheet: 'spreadsheet',
  powerpoint: 'presentation',
  slides: 'presentation',
  picture: 'image',
  photo: 'image',
  audio: 'music',
  sound: 'music',
  archive: 'compressed',
  email: 'mail',
}
const resultTypes = new Map<string, NonNullable<ParsedQuery['resultType']>>([
  ['file', 'File'],
  ['document', 'File'],
  ['folder', 'Folder'],
  ['tag', 'Tag'],
  ['category', 'Category'],
  ['location', 'Location'],
])
const kinds = [...Object.keys(families), ...Object.keys(alike), ...resultTypes.keys()]

const ending = new RegExp(`(?<=[\\p{L}\\p{N})\\]_-])\\.(?:${Object.values(families).flat().join('|')})$`, 'iu')

/** The name of a file without its ending, which stands beside the name and in no text; undefined where it has none. */
export const withoutEnding = (name: string): string | undefined =>
  ending.test(name) ? name.replace(ending, '') : undefined

/** The extensions behind `type:` values such as `pdf`, `word` or `jpg,png`; undefined where one of them is nothing known. */
export function extensionsOf(value: string): string[] | undefined {
  const found = value
    .toLowerCase()
    .split(',')
    .map((one) => extensionsOfOne(one.trim().replace(/^\./, '')))
  return found.every((one) => one !== undefined) ? found.flat() : undefined
}

function extensionsOfOne(value: string): string[] | undefined {
  const family = alike[value] ?? value
  if (Object.hasOwn(families, family)) return families[family]
  // Files of the trades have endings that no list knows; they are short.
  const isEnding = /^[a-z0-9]{1,4}$/.test(value) || (/^[a-z0-9]{1,20}$/.test(value) && lookup(value) !== false)
  return isEnding ? [value] : undefined
}

/** The kind of result behind `type:folder` and the like. */
export const resultTypeOf = (value: string): ParsedQuery['resultType'] => resultTypes.get(value.toLowerCase())

/** Whether a value may still become one that is known. */
export function mayBecomeType(value: string): boolean {
  const last = value.toLowerCase().split(',').at(-1)?.trim() ?? ''
  return kinds.some((kind) => kind.startsWith(last))
}
