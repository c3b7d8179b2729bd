/** What a file is, for its icon and filter. */
export type FileKind =
  | 'pdf'
  | 'word'
  | 'spreadsheet'
  | 'presentation'
  | 'image'
  | 'video'
  | 'music'
  | 'drawing'
  | 'mail'
  | 'text'
  | 'compressed'
  | 'other'

const EXTENSIONS: Record<Exclude<FileKind, 'other'>, string> = {
  pdf: 'pdf',
  word: 'doc docx docm dot dotx odt fodt sxw rtf pages wpd wp wps wri pub epub fb2 mobi azw3 djvu djv hwp hwpx',
  spreadsheet: 'xls xlsx xlsm xlsb xltx ods fods sxc csv tsv numbers dbf wk1 wk3 wk4 qpw wq1 wq2 wb1 wb2 wb3 mdb accdb',
  presentation: 'ppt pptx pptm pps ppsx potx odp fodp sxi key',
  image: 'jpg jpeg png gif bmp webp tif tiff svg heic heif avif ico jfif jp2 jpx jpf j2c j2k',
  video: 'mp4 m4v mov avi mkv webm wmv flv mpg mpeg 3gp ogv',
  music: 'mp3 wav ogg oga flac aac m4a wma opus mid midi amr aiff',
  drawing: 'dwg dxf dwf odg fodg sxd vsd vsdx vsdm ai eps skp rvt',
  text: 'txt md log json xml html htm mht mhtml css js ts sql yml yaml ini ics vcf srt vtt',
  mail: 'eml msg mbox mbx',
  compressed: 'zip rar 7z tar gz tgz bz2 xz lzma zst',
}

const KIND_OF = new Map(
  Object.entries(EXTENSIONS).flatMap(([kind, list]) => list.split(' ').map((end) => [end, kind as FileKind] as const)),
)

/**
 * The kind of an extension, with or without its dot, in any letter case. Groups: specification, section 3
 * ('File type groups by extension'), plus drawings, mail and the rest.
 */
export function fileKindOf(extension: string): FileKind {
  return KIND_OF.get(extension.replace(/^\./, '').toLowerCase()) ?? 'other'
}

/** A name without the extension of a file that it ends in, where it ends in one that is known: 'v1.2' stays whole. */
export function stemOf(name: string): string {
  const extension = extensionOf(name)
  return fileKindOf(extension) === 'other' ? name : name.slice(0, -extension.length - 1)
}

/** The extension of a name without its dot: 'Memo.final.PDF' → 'PDF'; empty where there is none ('.htaccess'). */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot > 0 && dot < name.length - 1 && name.length - dot <= 9 ? name.slice(dot + 1) : ''
}
