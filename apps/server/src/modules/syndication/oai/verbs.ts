import { publicPlaces } from '@sinupan/contract'
import type { Context } from '../../../platform/context.ts'
import { absolute } from '../addresses.ts'
import {
  countChanged,
  type Edition,
  findEdition,
  listChanged,
  type Mark,
  readTimes,
  type Wanted,
} from '../editions.queries.ts'
import { el, type Xml } from '../xml.ts'
import { oaiDc } from './dublin-core.ts'
import { isoSeconds, OaiError, type OaiRequest, readPeriod, type Verb } from './oai-request.ts'
import { listSets, setOf, shelfOf } from './oai-sets.ts'
import { headersOf, idOfIdentifier, recordsOf } from './records.ts'
import { type Resumed, readToken, tokenOf } from './resumption.ts'

type Given = OaiRequest['given']
type Answering = (ctx: Context, given: Given) => Promise<Xml>

/** Records or sets on a page. */
export const pageSize = 200

/** What each of the six verbs answers with. @throws OaiError */
export const verbs: Record<Verb, Answering> = {
  Identify: identify,
  ListMetadataFormats: listMetadataFormats,
  ListSets: listAllSets,
  ListIdentifiers: (ctx, given) =>
    listPage(ctx, given, { name: 'ListIdentifiers', write: async (...page) => headersOf(...page) }),
  ListRecords: (ctx, given) => listPage(ctx, given, { name: 'ListRecords', write: recordsOf }),
  GetRecord: getRecord,
}

async function identify({ db, config }: Context): Promise<Xml> {
  const { earliest } = await readTimes(db)
  const [address = config.MAIL_FROM] = /[^\s<>]+@[^\s<>]+/.exec(config.MAIL_FROM) ?? []
  return el(
    'Identify',
    {},
    el('repositoryName', {}, config.INSTITUTION_NAME),
    el('baseURL', {}, absolute(config, publicPlaces.oai)),
    el('protocolVersion', {}, '2.0'),
    el('adminEmail', {}, address),
    el('earliestDatestamp', {}, isoSeconds(earliest)),
    el('deletedRecord', {}, 'persistent'),
    el('granularity', {}, 'YYYY-MM-DDThh:mm:ssZ'),
  )
}

async function listMetadataFormats(ctx: Context, { identifier }: Given): Promise<Xml> {
  if (identifier !== undefined) await requireEdition(ctx, identifier)
  const { prefix, schema, namespace } = oaiDc
  const format = el(
    'metadataFormat',
    {},
    el('metadataPrefix', {}, prefix),
    el('schema', {}, schema),
    el('metadataNamespace', {}, namespace),
  )
  return el('ListMetadataFormats', {}, format)
}

async function listAllSets({ db }: Context, { resumptionToken }: Given): Promise<Xml> {
  const after = resumptionToken === undefined ? undefined : shelfOf(resumptionToken)
  if (resumptionToken !== undefined && !after) throw new OaiError('badResumptionToken', 'This token is none of ours.')
  const found = await listSets(db, after, pageSize + 1)
  const sets = found.slice(0, pageSize)
  const last = sets.at(-1)
  if (!last) throw new OaiError(after ? 'badResumptionToken' : 'noRecordsMatch', 'Nothing is public (any more).')
  return el(
    'ListSets',
    {},
    sets.map((set) => el('set', {}, el('setSpec', {}, setOf(set)), el('setName', {}, set.name))),
    (after || found.length > pageSize) && el('resumptionToken', {}, found.length > pageSize && setOf(last)),
  )
}

async function getRecord(ctx: Context, { identifier = '', metadataPrefix }: Given): Promise<Xml> {
  const edition = await requireEdition(ctx, identifier)
  requireFormat(metadataPrefix)
  return el('GetRecord', {}, await recordsOf(ctx, [edition]))
}

async function requireEdition(ctx: Context, identifier: string) {
  const id = idOfIdentifier(ctx, identifier)
  const edition = id === undefined ? undefined : await findEdition(ctx.db, id)
  if (!edition) throw new OaiError('idDoesNotExist', 'Nothing public has or had this identifier.')
  return edition
}

function requireFormat(prefix: string | undefined): void {
  if (prefix !== oaiDc.prefix) throw new OaiError('cannotDisseminateFormat', 'The only format is oai_dc.')
}

interface Listing {
  name: 'ListIdentifiers' | 'ListRecords'
  write: (...page: Parameters<typeof recordsOf>) => Promise<Xml[]>
}

/**
 * A page of a list by last change. Nobody's change takes something out of a list that was begun: what changes meanwhile
 * moves to its end, and comes (again) as it is then.
 */
async function listPage(ctx: Context, given: Given, { name, write }: Listing): Promise<Xml> {
  const begun = given.resumptionToken === undefined ? await begin(ctx, given) : readToken(given.resumptionToken)
  const { wanted, after, cursor, total } = begun
  const found = await listChanged(ctx.db, { ...wanted, after }, pageSize + 1)
  const page = found.slice(0, pageSize)
  const last = page.at(-1)
  if (!last) throw new OaiError('noRecordsMatch', 'Nothing matches.')
  const next = found.length > pageSize && tokenOf({ wanted, after: markOf(last), cursor: cursor + page.length, total })
  const told = { completeListSize: String(Math.max(total, cursor + found.length)), cursor: String(cursor) }
  return el(name, {}, await write(ctx, page), (after || next) && el('resumptionToken', told, next))
}

const markOf = ({ changedAt, documentId }: Edition): Mark => ({ changedAt, documentId })

async function begin({ db }: Context, given: Given): Promise<Omit<Resumed, 'after'> & { after?: undefined }> {
  const period = readPeriod(given)
  requireFormat(given.metadataPrefix)
  const shelf = given.set === undefined ? undefined : shelfOf(given.set)
  if (given.set !== undefined && !shelf) throw new OaiError('noRecordsMatch', 'There is no such set.')
  const wanted: Wanted = { ...period, ...(shelf && { shelf }) }
  return { wanted, cursor: 0, total: await countChanged(db, wanted) }
}
