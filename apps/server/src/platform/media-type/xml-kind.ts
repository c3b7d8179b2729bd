/** So much of the beginning tells what an XML is: LibreOffice declares some 40 names in its root. */
const ROOT_LETTERS = 16_384
const FLAT_ODF =
  /^<(?:\w+:)?document\b[^>]*?\bmimetype\s*=\s*["']application\/vnd\.oasis\.opendocument\.(text|spreadsheet|presentation|graphics)(?:-(?:template|master|web))?["']/
const SHEETS_2003 = /^<(?:\w+:)?Workbook\b[^>]*?["']urn:schemas-microsoft-com:office:spreadsheet["']/
const WORD_2003 = /^<(?:\w+:)?wordDocument\b[^>]*?["']http:\/\/schemas\.microsoft\.com\/office\/word\/2003\/wordml["']/
const FLAT_PACKAGE = /^<(?:\w+:)?package\b[^>]*?["']http:\/\/schemas\.microsoft\.com\/office\/2006\/xmlPackage["']/

/**
 * Documents that are one XML text: flat OpenDocument (part 2, 2.1), Word and Excel of 2003, Word's flat package, FictionBook.
 * @param root the text from its root element on
 * @param start the text from its beginning, which names the program
 */
export function xmlKind(root: string, start: string): string | undefined {
  const head = root.slice(0, ROOT_LETTERS)
  const odf = FLAT_ODF.exec(head)?.[1]
  if (odf) return `application/vnd.oasis.opendocument.${odf}-flat-xml`
  if (/^<(?:\w+:)?FictionBook[\s>]/.test(head)) return 'application/x-fictionbook+xml'
  if (SHEETS_2003.test(head)) return 'application/vnd.ms-spreadsheetml'
  if (WORD_2003.test(head)) return 'application/vnd.ms-wordml'
  const isWord = start.includes('progid="Word.Document"') || root.includes('name="/word/document.xml"')
  return FLAT_PACKAGE.test(head) && isWord ? 'application/vnd.ms-word2006ml' : undefined
}
