/** The CSV import templates, downloadable without signing in (spec 2). */
import type { FastifyInstance } from 'fastify'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '../settings/projectRoot.ts'

export async function csvTemplateRoutes(app: FastifyInstance): Promise<void> {
  const folder = join(projectRoot, 'templates')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.csv'))
  for (const name of names) {
    app.get(`/templates/${name}`, async (_request, reply) =>
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('cache-control', 'no-cache')
        .send(await readFile(join(folder, name))),
    )
  }
}
