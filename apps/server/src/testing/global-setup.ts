import type { TestProject } from 'vitest/node'
import { createTemplate } from './template-database.ts'
import { startTestCluster } from './test-cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    adminUrl: string
    testServer: { superuserUrl?: string }
    template: string
  }
}

/** One PostgreSQL and one migrated template a run; each test file clones the template. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTestCluster()
  const template = await createTemplate(cluster.adminUrl, cluster.superuserUrl)
  project.provide('adminUrl', cluster.adminUrl)
  project.provide('testServer', { superuserUrl: cluster.superuserUrl })
  project.provide('template', template.name)
  return async () => {
    await template.drop()
    await cluster.stop()
  }
}
