import type { BodyOf, createTag as created, Tag, updateTag as updated } from '@sinupan/contract'
import type { Context } from '../../../platform/context.ts'
import { changedFields } from '../../../platform/editing.ts'
import { refuseField } from '../../../platform/refusal.ts'
import { requireOne, requireUnused } from '../../organisation/index.ts'
import { announceReplaced, isOfTag, requireSame, retagDocuments, retagPostings } from '../replacement.store.ts'
import type { HeldTaxon } from '../taxon.ts'
import { documentRetagged, tagAdded, tagChanged, tagMerged, tagRemoved } from '../taxonomy.facts.ts'
import { listTags } from '../taxonomy.queries.ts'
import { deleteReplaced, deleteTaxon, insertTaxon, updateTaxon } from '../taxonomy.store.ts'
import { usesOfTag } from '../uses.queries.ts'
import { withTaxon, withTaxonomist } from '../with-taxon.ts'

/** @throws Refusal Forbidden, NameTaken */
export function addTag(ctx: Context, { tagName, description }: BodyOf<typeof created>): Promise<Tag> {
  return withTaxonomist(ctx, async (ctx, taxonomist) => {
    const tagId = await insertTaxon(ctx.db, taxonomist, 'tags', { name: tagName, description: description ?? null })
    await ctx.publish(tagAdded({}, { tagId, tagName }))
    return requireTag(ctx, tagId)
  })
}

/** Another name is said in the living snapshots too. @throws Refusal Forbidden, NotFound, NameTaken, StateChanged */
export function changeTag(
  ctx: Context,
  { id, version, ...change }: BodyOf<typeof updated> & { id: number },
): Promise<Tag> {
  return withTaxon(ctx, 'tags', { id, version }, async (ctx, before) => {
    const changed = changedFields({ ...before }, change)
    if (!changed) return before
    const { tagName = before.tagName, description } = change
    await updateTaxon(ctx.db, 'tags', before, { name: change.tagName, description })
    if (tagName !== before.tagName) await retagPostings(ctx.db, id, { id, name: tagName })
    await ctx.publish(tagChanged({}, { tagId: id, tagName, ...changed }))
    return requireTag(ctx, id)
  })
}

interface Removed {
  id: number
  replaceWith?: number | undefined
}

/**
 * Deletes a tag that nothing uses; with another one it is merged into that: documents and snapshots that carried
 * either carry that one, once.
 *
 * @throws Refusal Forbidden, NotFound, InUse with `uses`
 */
export function removeTag(ctx: Context, { id, replaceWith }: Removed): Promise<void> {
  return withTaxon(ctx, 'tags', { id, replaceWith }, async (ctx, tag) => {
    if (replaceWith !== undefined) return mergeTag(ctx, tag, replaceWith)
    requireUnused(await usesOfTag(ctx.db, id))
    await deleteTaxon(ctx.db, 'tags', tag)
    await ctx.publish(tagRemoved({}, { tagId: id, tagName: tag.tagName }))
  })
}

async function mergeTag(ctx: Context, tag: HeldTaxon<'tags'>, replaceWith: number): Promise<void> {
  const { id, tagName } = tag
  if (id === replaceWith) throw refuseField('replaceWith', 'Choose another tag.')
  const [to] = (await listTags(ctx.db, { id: replaceWith })).items
  if (!to) throw refuseField('replaceWith', 'There is no such tag.')
  const names = { from: tagName, to: to.tagName }
  const told = await announceReplaced(ctx, documentRetagged, { where: isOfTag(id), names })
  const documents = await retagDocuments(ctx.db, id, to.id)
  requireSame(told, documents)
  const postings = await retagPostings(ctx.db, id, { id: to.id, name: to.tagName })
  await deleteReplaced(ctx.db, 'tags', tag)
  await ctx.publish(tagMerged({}, { tagId: id, tagName, into: to.id, intoTagName: to.tagName, documents, postings }))
}

const requireTag = async (ctx: Context, id: number): Promise<Tag> => requireOne((await listTags(ctx.db, { id })).items)
