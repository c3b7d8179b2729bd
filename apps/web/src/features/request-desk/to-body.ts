/** The values of a form as a body: a field that was left empty says nothing. */
export const toBody = <Values extends object>(values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value === '' ? null : value])) as Values
