import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTemplate, urlOf, withAdmin } from './template-database.ts'
import { startTestCluster } from './test-cluster.ts'

/** Writes platform/database/schema.generated.ts from the migrations. */
const cluster = await startTestCluster()
try {
  const template = await createTemplate(cluster.adminUrl)
  await withAdmin(cluster.adminUrl, (client) => client.query(`alter database ${template.name} allow_connections true`))
  const root = join(import.meta.dirname, '../../../..')
  const options = ['--dialect=postgres', '--camel-case', '--date-parser=string', '--numeric-parser=number']
  const target = join(root, 'apps/server/src/platform/database/schema.generated.ts')
  execFileSync(
    process.execPath,
    [
      join(root, 'node_modules/kysely-codegen/dist/cli/bin.js'),
      ...options,
      '--default-schema=public',
      '--include-pattern=public.*',
      `--out-file=${target}`,
      `--url=${urlOf(cluster.adminUrl, template.name)}`,
    ],
    { stdio: 'inherit' },
  )
  // What the driver's parsers give (database.ts): instants as ISO text, bigint as number.
  const generated = await readFile(target, 'utf8')
  const types = generated
    .replace(/export type Timestamp = [^;]+;/, 'export type Timestamp = ColumnType<string, string, string>;')
    .replace(/export type Int8 = [^;]+;/, 'export type Int8 = ColumnType<number, number, number>;')
  await writeFile(target, types)
  await template.drop()
} finally {
  await cluster.stop()
}
