export * from './postings.facts.ts'
