/**
 * Builds the service worker as one classic script at a stable address, with the list of the files that this build
 * consists of. The development server has a worker that removes an installed one.
 */
import { createHash } from 'node:crypto'
import { build, type Plugin, type Rolldown } from 'vite'
import { DEFAULT_LANGUAGE, isLanguage, type Language, LANGUAGES } from '../texts/languages.ts'

const FILE_NAME = 'serviceWorker.js'
const ENTRY = 'src/serviceWorker/serviceWorker.ts'

/** The analysis engine: its code, model and WebAssembly take 20 MB, which not every phone needs. */
const ENGINE = /(\/(analysisWorker|vision_wasm)[^/]*|\.wasm|\.task)$/
/** Is read where other programs are written, not in a hall without a network. */
const API_REFERENCE = /\/apiReference[^/]*$/
const APP = /\.(js|css)$|assets\/[^/]*\.svg$|\/inter-latin[^/]*\.woff2$/

const START_SCRIPT = /<script type="module"[^>]* src="([^"]+)"/

/** Module of a language's texts and documents. */
const TEXTS = /\/src\/texts\/(\w+)\//

/** Replaced by the server: the page is stored with its headers, which settings change. */
const HEADERS_PLACEHOLDER = '__PAGE_HEADERS__'

export function buildServiceWorker(): Plugin {
  return {
    name: 'service-worker',
    applyToEnvironment: (environment) => environment.name === 'client',
    configureServer: ({ middlewares }) => {
      middlewares.use(`/${FILE_NAME}`, (_request, response) => {
        response.setHeader('content-type', 'text/javascript').end(REMOVE_INSTALLED)
      })
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const built = builtFiles(Object.values(bundle))
        const source = await bundleWorker(built)
        this.emitFile({ type: 'asset', fileName: FILE_NAME, source })
      },
    },
  }
}

type OutputFile = Rolldown.OutputChunk | Rolldown.OutputAsset

function builtFiles(files: OutputFile[]) {
  const page = files.find(({ fileName }) => fileName === 'index.html')
  const startScript = page && START_SCRIPT.exec(textOf(page))?.[1]
  if (!page || !startScript)
    throw new Error(`No page with a start script: ${files.map(({ fileName }) => fileName).join()}`)
  const isEngine = ({ fileName }: OutputFile) => ENGINE.test(fileName)
  const app = files.filter(
    (file) => APP.test(file.fileName) && !isEngine(file) && !API_REFERENCE.test(file.fileName),
  )
  const inLanguage = (language: Language) =>
    app.filter((file) => languageOf(file) === language).map(toBuiltFile)
  return {
    pageRevision: `${sha('sha256', page, 'hex').slice(0, 16)}-${HEADERS_PLACEHOLDER}`,
    startScript,
    app: app
      .filter((file) => !others.includes(languageOf(file) ?? DEFAULT_LANGUAGE))
      .map(toBuiltFile),
    languages: Object.fromEntries(others.map((language) => [language, inLanguage(language)])),
    engine: files.filter(isEngine).map(({ fileName }) => `/${fileName}`),
  }
}

const others = Object.keys(LANGUAGES)
  .filter(isLanguage)
  .filter((one) => one !== DEFAULT_LANGUAGE)

const toBuiltFile = (file: OutputFile) => ({
  url: `/${file.fileName}`,
  integrity: `sha384-${sha('sha384', file, 'base64')}`,
})

/** Null: the file has anything but texts of one language. */
function languageOf(file: OutputFile): Language | null {
  if (file.type !== 'chunk') return null
  const languages = new Set(file.moduleIds.map((id) => TEXTS.exec(id)?.[1]))
  const [language] = languages
  return languages.size === 1 && isLanguage(language) ? language : null
}

const sha = (algorithm: string, file: OutputFile, encoding: 'hex' | 'base64') =>
  createHash(algorithm)
    .update(file.type === 'chunk' ? file.code : file.source)
    .digest(encoding)

const textOf = (file: OutputFile) => String(file.type === 'chunk' ? file.code : file.source)

async function bundleWorker(built: object): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      BUILT: JSON.stringify(built),
      'process.env.NODE_ENV': JSON.stringify('production'),
    },
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input: ENTRY, output: { format: 'iife', entryFileNames: FILE_NAME } },
    },
  })
  const [output] = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[]
  const [script, ...others] = output?.output ?? []
  if (!script || others.length > 0) throw new Error('The service worker must be one file.')
  return script.code
}

const REMOVE_INSTALLED = `
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  await self.registration.unregister()
  for (const name of await caches.keys()) await caches.delete(name)
  for (const client of await self.clients.matchAll()) await client.navigate(client.url)
})()))
`
