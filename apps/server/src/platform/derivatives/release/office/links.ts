import type { FindingCode } from '../report.ts'
import type { Link } from './package.ts'

/** What a document is made of, by the kind of its relation. */
const PARTS = new Set([
  ...[
    'officeDocument',
    'styles',
    'stylesWithEffects',
    'settings',
    'webSettings',
    'fontTable',
    'theme',
    'themeOverride',
  ],
  ...['numbering', 'header', 'footer', 'footnotes', 'endnotes', 'image', 'font', 'hdphoto'],
  ...['worksheet', 'chartsheet', 'sharedStrings', 'drawing', 'table', 'sheetMetadata', 'chart', 'chartEx'],
  ...['chartUserShapes', 'chartStyle', 'chartColorStyle', 'slide', 'slideLayout', 'slideMaster', 'presProps'],
  ...[
    'tableStyles',
    'diagramData',
    'diagramLayout',
    'diagramQuickStyle',
    'diagramColors',
    'diagramDrawing',
    'notesMaster',
  ],
])
/** What stays behind without a word: who wrote it and when, how it was printed and looked at, where its template lay. */
const BESIDE = new Set([
  ...['core-properties', 'extended-properties', 'custom-properties', 'thumbnail', 'printerSettings', 'customXml'],
  ...[
    'attachedTemplate',
    'calcChain',
    'viewProps',
    'customXmlProps',
    'person',
    'people',
    'documentTasks',
    'keyMapCustomizations',
  ],
  ...['glossaryDocument', 'handoutMaster', 'commentAuthors', 'authors', 'notesSlide', 'tags', 'webextensiontaskpanes'],
  ...[
    'commentsExtended',
    'commentsIds',
    'commentsExtensible',
    'vmlDrawing',
    'cellWatches',
    'ui',
    'classificationlabels',
  ],
  ...['extensibility', 'userXmlData', 'changesInfo', 'revisionInfo'],
])
const TOLD: Readonly<Record<string, FindingCode>> = {
  comments: 'Comment',
  threadedComment: 'Comment',
  revisionHeaders: 'TrackedChange',
  externalLink: 'ExternalLink',
  externalLinkPath: 'ExternalLink',
  connections: 'ExternalLink',
  queryTable: 'ExternalLink',
  oleObject: 'EmbeddedFile',
  package: 'EmbeddedFile',
  aFChunk: 'EmbeddedFile',
  control: 'EmbeddedFile',
  ctrlProp: 'EmbeddedFile',
  audio: 'EmbeddedFile',
  video: 'EmbeddedFile',
  media: 'EmbeddedFile',
  model3d: 'EmbeddedFile',
  pivotCacheDefinition: 'PivotCache',
  pivotCacheRecords: 'PivotCache',
  pivotTable: 'PivotCache',
  vbaProject: 'Macro',
  wordVbaData: 'Macro',
  xlMacrosheet: 'Macro',
  dialogsheet: 'Macro',
}

/** A link to somebody's disk or to a server of the house. */
const INSIDE_THE_HOUSE = /^(?:file:|\\\\|[a-z]:\\)/i

/** What becomes of a relation in a copy: it goes along, stays behind without a word, or must be told of. */
export function fateOf({ type, target, isExternal }: Link): 'kept' | 'left' | FindingCode {
  if (isExternal) {
    if (type === 'hyperlink') return INSIDE_THE_HOUSE.test(target) ? 'ExternalLink' : 'kept'
    return BESIDE.has(type) ? 'left' : 'ExternalLink'
  }
  if (PARTS.has(type) || type === 'hyperlink') return 'kept'
  if (BESIDE.has(type)) return 'left'
  return TOLD[type] ?? 'UnknownPart'
}
