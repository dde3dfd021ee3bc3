/** Opens the services of the settings: the mailer and the file store, beside the migrated database. */
import { join } from 'node:path'
import { openFileStore } from '../platform/files/openFileStore.ts'
import type { AppServices } from '../platform/http/appServices.ts'
import { openMailer } from '../platform/mail/mailer.ts'
import { assertDataDir } from '../platform/settings/dataDir.ts'
import { projectRoot } from '../platform/settings/projectRoot.ts'
import type { Settings } from '../platform/settings/settings.ts'
import { tracedDatabase } from '../platform/tracing/tracedDatabase.ts'
import type { Tracing } from '../platform/tracing/tracing.ts'

export async function openServices(
  settings: Settings,
  db: AppServices['db'],
): Promise<AppServices> {
  const { s3, smtpUrl, databaseUrl, dataDir } = settings
  if (!databaseUrl || !s3 || !smtpUrl) assertDataDir(dataDir)
  const tracing = await openTracing(settings)
  return {
    settings,
    db: tracing ? tracedDatabase(db, tracing) : db,
    tracing,
    mailer: openMailer(settings),
    files: await openFileStore(settings),
    webFolder: join(projectRoot, 'dist/client'),
  }
}

/** null: the setting OTEL_EXPORTER_OTLP_ENDPOINT is absent, and nothing is loaded. */
export async function openTracing({ otlp }: Pick<Settings, 'otlp'>): Promise<Tracing | null> {
  if (!otlp) return null
  const { openTelemetry } = await import('../platform/tracing/openTelemetry.ts')
  return openTelemetry(otlp)
}

/** Must be called when nothing uses the services any more. */
export async function closeServices({
  mailer,
  db,
  tracing,
}: Pick<AppServices, 'mailer' | 'db' | 'tracing'>) {
  mailer.close()
  await Promise.all([db.close(), tracing?.close()])
}
