/** As `isLinkToken` of the contract, which would come with all of its schemas. */
export const isToken = (part: string): boolean => part.length === 45
