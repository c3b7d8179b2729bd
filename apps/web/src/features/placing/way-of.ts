/** `Main building › Room 3 › Box 14`; without the place itself, the way to it. */
export const wayText = (path: readonly { location: string }[]): string =>
  path.map(({ location }) => location).join(' › ')
