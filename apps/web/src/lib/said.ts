import { sayings } from '@sinupan/contract'
import { say } from './messages.ts'

/**
 * What the contract or the server said in English, in the language that is spoken; as it was where that doesn't know
 * the sentence. The sentence itself is the key: the contract writes it once, for every client.
 */
export function inSpoken(sentence: string): string {
  for (const { template, pattern } of withHoles) {
    const values = pattern.exec(sentence)?.groups
    if (values) return say('said', template, mapped(values))
  }
  return say('said', sentence)
}

// Numbers hold no blank, so that no sentence with a number is taken for one about something else.
const holeOf = (name: string) => (/^(count|least|most|minutes)$/.test(name) ? '\\S+' : '.+')

const withHoles = Object.values(sayings)
  .filter((template) => template.includes('{{'))
  .map((template) => ({ template, pattern: patternOf(template) }))

function patternOf(template: string): RegExp {
  const literal = template.replace(/[.*+?^$()|[\]\\]/g, '\\$&')
  return new RegExp(`^${literal.replace(/\{\{(\w+)\}\}/g, (_, name: string) => `(?<${name}>${holeOf(name)})`)}$`, 's')
}

/** A list has its 'or' in the language too. */
const mapped = ({ domains, ...values }: Readonly<Record<string, string>>) =>
  domains === undefined ? values : { ...values, domains: domains.split(sayings.or).join(say('said', sayings.or)) }
