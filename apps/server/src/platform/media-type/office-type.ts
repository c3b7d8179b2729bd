const OPEN_XML = 'application/vnd.openxmlformats-officedocument'

const ZIPPED: Readonly<Record<string, string>> = {
  docx: `${OPEN_XML}.wordprocessingml.document`,
  xlsx: `${OPEN_XML}.spreadsheetml.sheet`,
  pptx: `${OPEN_XML}.presentationml.presentation`,
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
}

const COMPOUND: Readonly<Record<string, string>> = {
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
}

const BY_FOLDER: readonly [folder: string, extension: string][] = [
  ['word/', 'docx'],
  ['xl/', 'xlsx'],
  ['ppt/', 'pptx'],
]

/** The office type that a name's extension promises, within the family its container belongs to. */
export function officeTypeByName(named: string, container: 'zip' | 'compound'): string | undefined {
  return (container === 'zip' ? ZIPPED : COMPOUND)[named]
}

/**
 * Which kind of zip this is: by the folder names of office packages in its first entries; by its name only while
 * the rest of the file is not at hand.
 */
export function resolveZip(head: Buffer, named: string, isCut: boolean): string {
  const names = entryNames(head)
  const isPackage = names.some((name) => name === '[Content_Types].xml' || name.startsWith('_rels/'))
  const folder = BY_FOLDER.find(([start]) => names.some((name) => name.startsWith(start)))
  if (isPackage && folder) return ZIPPED[folder[1]] ?? 'application/zip'
  return (isCut ? officeTypeByName(named, 'zip') : undefined) ?? 'application/zip'
}

/** The names of the entries that begin in these bytes, 200 at most. */
export function entryNames(head: Buffer): string[] {
  const names: string[] = []
  for (
    let at = head.indexOf('PK\u0003\u0004', 0, 'latin1');
    at !== -1 && at + 30 <= head.length && names.length < 200;
  ) {
    names.push(head.subarray(at + 30, at + 30 + head.readUInt16LE(at + 26)).toString('latin1'))
    at = head.indexOf('PK\u0003\u0004', at + 4, 'latin1')
  }
  return names
}
