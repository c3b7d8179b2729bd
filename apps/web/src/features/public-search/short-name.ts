/** Whether a short name says more than the name beside it: 'MAIN' of the 'Main Campus' does not. */
export const tellsMore = (shortName: string, name: string): boolean =>
  !name.toLowerCase().includes(shortName.toLowerCase())
