/** Groups that hold no text of the document (RTF Specification 1.9.1); so do all after `\*` that are not known. */
export const ASIDE = new Set(
  `colortbl stylesheet info pict themedata datastore listtable listoverridetable rsidtbl generator xmlnstbl latentstyles
  colorschememapping nonesttables xe tc rxe txe template private ftnsep ftnsepc ftncn aftnsep aftnsepc aftncn filetbl revtbl
  objdata objclass objname objalias objsect bkmkstart bkmkend atnid atnauthor atndate atntime atnref atnicn atnparent atrfstart atrfend
  pn pnseclvl background nextfile protusertbl falt fname panose fontemb sn`.split(/\s+/),
)

/** What Word writes of a formula: groups of groups, in the innermost the letters (RTF Specification 1.9.1, Math). */
const MATH =
  `moMathPara moMath mr me mnum mden mdeg msub msup mfName mlim mf mrad mnary md msSub msSup msSubSup msPre mfunc mlimLow
  mlimUpp macc mbar mbox mborderBox meqArr mgroupChr mm mmr mphant`.split(/\s+/)

/** Known after `\*`: they hold text, or groups that do. */
export const STARRED = new Set([
  'shpinst',
  'shptxt',
  'do',
  'annotation',
  'ud',
  'shppict',
  'footnote',
  'nesttableprops',
  'formfield',
  ...MATH,
])

/** Text that hangs on a place and stands elsewhere: it comes after the paragraph. */
export const BESIDE = new Set([
  'footnote',
  'annotation',
  'shptxt',
  'dptxbxtext',
  'header',
  'footer',
  'headerl',
  'headerr',
  'headerf',
  'footerl',
  'footerr',
  'footerf',
])

export const BREAKS: Readonly<Record<string, string>> = {
  par: '\n',
  line: '\n',
  sect: '\n',
  page: '\n',
  column: '\n',
  softline: '\n',
  row: '\n',
  nestrow: '\n',
  cell: '\t',
  nestcell: '\t',
  tab: '\t',
}

export const LETTERS: Readonly<Record<string, string>> = {
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  emspace: ' ',
  enspace: ' ',
  qmspace: ' ',
}
