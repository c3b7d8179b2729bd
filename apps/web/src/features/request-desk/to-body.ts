/** Fields that may be left out: what is needed is asked for by the contract in its own words. */
const optional = new Set(['organisation', 'email', 'mobile'])

/** The values of a form as a body: what may be left out and is empty says nothing. */
export const toBody = <Values extends object>(values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value === '' && optional.has(name) ? null : value]),
  ) as Values
