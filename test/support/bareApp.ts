/**
 * The HTTP layer alone, with a small web app in a temporary folder; the database only reports whether it responds.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { Database } from '#server/platform/db/database.ts'
import { readSql } from '#server/platform/db/executor.ts'
import { diskFileStore } from '#server/platform/files/diskFileStore.ts'
import type { FileStore } from '#server/platform/files/fileStore.ts'
import { buildApp } from '#server/app/buildApp.ts'
import type { AppServices } from '#server/platform/http/appServices.ts'
import { readSettings, type Settings } from '#server/platform/settings/settings.ts'

export interface BareApp {
  app: FastifyInstance
  parts: AppServices
  settings: Settings
  files: FileStore
  log: string[]
  /** Stub of the database's health check. */
  database: { answers: () => Promise<void> }
  get: (url: string, headers?: Record<string, string>) => Promise<LightMyRequestResponse>
  post: (
    payload: string | object,
    headers?: Record<string, string>,
  ) => Promise<LightMyRequestResponse>
  close: () => Promise<void>
}

export async function bareApp(): Promise<BareApp> {
  const folder = mkdtempSync(join(tmpdir(), 'liftwise-app-'))
  const log: string[] = []
  const database = { answers: async (): Promise<void> => undefined }
  const settings = readSettings({ DATA_DIR: folder, LOG_LEVEL: 'info' })
  const files = diskFileStore({ folder: join(folder, 'files'), secret: settings.tokenSecret })
  const parts: AppServices = {
    settings,
    db: { ping: () => database.answers(), sql: readSql } as unknown as Database,
    files,
    mailer: { send: async () => undefined, close: () => undefined },
    webFolder: builtWebApp(join(folder, 'web')),
    logDestination: { write: (line: string) => log.push(line) },
  }
  const app = buildApp(parts)
  await app.ready()
  return {
    app,
    parts,
    settings,
    files,
    log,
    database,
    get: (url, headers = {}) => app.inject({ method: 'GET', url, headers }),
    post: (payload, headers = {}) =>
      app.inject({ method: 'POST', url: '/graphql', payload, headers }),
    close: async () => {
      await app.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function builtWebApp(folder: string): string {
  mkdirSync(join(folder, 'assets'), { recursive: true })
  const script = 'console.log(1)'
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><script type="module" nonce="__NONCE__" src="/assets/main-abc.js"></script>',
  )
  writeFileSync(join(folder, 'assets/main-abc.js'), script)
  writeFileSync(join(folder, 'assets/main-abc.js.br'), brotliCompressSync(script))
  writeFileSync(join(folder, 'assets/main-abc.js.gz'), gzipSync(script))
  for (const name of ['engine-abc.wasm', 'pose-abc.task']) {
    writeFileSync(join(folder, 'assets', name), name)
    writeFileSync(join(folder, `assets/${name}.br`), brotliCompressSync(name))
  }
  writeFileSync(join(folder, 'serviceWorker.js'), "const revision = 'a1-__PAGE_HEADERS__'")
  writeFileSync(join(folder, 'manifest.webmanifest'), '{}')
  writeFileSync(join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  return folder
}
