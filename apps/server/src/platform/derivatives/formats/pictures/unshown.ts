/** A sound picture of a kind that nothing here decodes. */
export class Unshown extends Error {}
