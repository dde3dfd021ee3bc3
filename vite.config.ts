/// <reference types="vitest/config" />
import { createRequire } from 'node:module'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { apiMiddleware } from './src/build/apiMiddleware.ts'
import { buildServiceWorker } from './src/build/buildServiceWorker.ts'
import { preloadAppFiles } from './src/build/preloadAppFiles.ts'
import { compressAssets } from './src/build/compressAssets.ts'
import { poseModel } from './src/build/poseModel.ts'
import { textDocuments } from './src/build/textDocuments.ts'
import { textParts } from './src/build/textParts.ts'
import { longestFirst } from './test/support/longestFirst.ts'
import { ruleReporter } from './test/support/ruleReporter.mjs'

const require = createRequire(import.meta.url)

// graphql-jit requires the CommonJS build; two copies of graphql do not know each other's schemas.
const oneGraphql = { alias: [{ find: /^graphql$/, replacement: require.resolve('graphql') }] }

// ra-data-graphql would make a client of its own of it, with a cache of 40 kB, if it were given none.
const NO_APOLLO_CLIENT = {
  alias: [
    {
      find: /^@apollo\/client$/,
      replacement: `${import.meta.dirname}/src/admin/foundation/data/noApolloClient.ts`,
    },
  ],
}

// Its files say neither .js nor .mjs, so Node cannot load them as they are.
const INLINE = { deps: { inline: ['ra-data-graphql'] } }

// Files of a process share what they have imported, and hand the browser on as they found it.
const OF_ALL = ['test/support/restoreGlobals.ts', 'test/support/seededProperties.ts']
const OF_SCREENS = [...OF_ALL, 'test/support/startTexts.ts', 'test/support/waitPatiently.ts']

const HELP = /src\/texts\/([\w-]+)\/help\//
const helpOf = (id: string) => `help-${HELP.exec(id)?.[1]}`

// Each with all that it needs and those before it lack: what sends the first requests, what every page starts with and the
// public pages, what checks their forms when they are sent, the packages of the signed-in app, its own code with lists and
// records; then charts, and what every form has. Whatever else several pages share is merged into files of some size, because
// many small ones would take a phone more round trips than bytes.
const GROUPS = [
  // A language's texts: those of the public pages; of these, the shell and lists; of all other pages. English ones too, so that
  // nobody loads two languages.
  ...['public', 'app', 'pages'].map((part) => ({
    name: (id: string) => `texts-${/texts\/(\w+)\//.exec(id)?.[1]}-${part}`,
    test: new RegExp(`src/texts/\\w+/${part}\\.(?:ts|json)$`),
  })),
  { name: 'start', test: /src\/admin\/startApp\.ts$/ },
  {
    name: 'public',
    test: /src\/(admin\/(AppRouter|features\/signin\/PublicPages)\.tsx|domain\/normalForm\.ts)$/,
  },
  { name: 'schemas', test: /node_modules\/zod\/|domain\/auth\/authForms\.ts$/ },
  { name: 'vendor', test: /src\/admin\/(Admin\.tsx|foundation\/data\/apolloClient\.ts)$/ },
  {
    name: 'app',
    test: /src\/admin\/(App\.tsx|foundation\/chunks\/trustedScriptUrl\.ts|parts\/(detail\/.*|forms\/UnsavedChangesGuard\.tsx|layout\/QueryState\.tsx)|features\/observations\/ObservationList\.tsx)$/,
  },
  // Every page loads it after a while: it would bring the code of forms, too.
  { name: 'sender', test: /src\/admin\/features\/submissionQueue\/submissionSender\.ts$/ },
  // What comes with the list or a record: in a file with parts of other pages it would bring the code of forms.
  {
    name: 'observation',
    test: /src\/admin\/features\/observations\/detail\/ObservationShow\.tsx$/,
  },
  { name: 'charts', test: /src\/admin\/features\/observations\/summary\/SummaryCharts\.tsx$/ },
  // A language's help is one file, because its page searches all of it.
  { name: helpOf, test: HELP },
  // Schemas of forms read limits when they load: with what they need in one file, no circle of shared files comes between.
  {
    name: 'observationForms',
    test: /src\/domain\/observations\/(observationInput|observationForm|observationEditForm|observationPayload|aiFeedbackForm)\.ts$/,
  },
  // Reads the skeleton's parts when it loads: no circle of shared files comes between either.
  { name: 'bodyMeasures', test: /src\/domain\/videos\/bodyMeasures\.ts$/ },
  { name: 'nivo', test: /node_modules\/@nivo\// },
  { name: 'forms', test: /src\/admin\/parts\/(forms|choices|uploads)\// },
  // A larger threshold merges parts of tables with those of forms: 130 kB more for the dashboard, in more files.
  { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 3_000 },
].map((group, at, all) => ({ ...group, priority: all.length - at }))

// What a test leaves behind is collected at once: with Node's 16 MB much of it is copied several times before.
const ROOMY = ['--max-semi-space-size=64']

// The S3 client asks for a newer Node on each start.
const QUIET = { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' }

// Building the product does without Vitest, which takes a while to load.
const ORDER = process.env['VITEST']
  ? {
      sequence: { sequencer: longestFirst((await import('vitest/node')).BaseSequencer) },
      reporters: ['default', ruleReporter()],
    }
  : {}

// What is waited for comes when it comes: a busy machine is no fault of the product.
const PATIENT = { poll: { timeout: 45_000 } }

export default defineConfig({
  // Vite's warnings about source maps of packages say nothing about a test.
  ...(process.env['VITEST'] ? { logLevel: 'error' } : {}),
  plugins: [
    react(),
    apiMiddleware(),
    preloadAppFiles(),
    poseModel(),
    textDocuments(),
    textParts(),
    buildServiceWorker(),
    compressAssets(),
  ],
  resolve: NO_APOLLO_CLIENT,
  html: { cspNonce: '__NONCE__' },
  // Translations are loaded as a whole.
  json: { namedExports: false },
  builder: {
    // The server is built while the app's files are compressed.
    async buildApp(builder) {
      await Promise.all(Object.values(builder.environments).map((one) => builder.build(one)))
    },
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        target: 'es2023',
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        // The largest is react-admin's and Material UI's; what is shown first is limited by [40.1].
        chunkSizeWarningLimit: 1_000,
        rolldownOptions: {
          output: {
            codeSplitting: { groups: GROUPS },
            // Rolldown names a shared file after all that share it.
            chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
          },
        },
      },
    },
    ssr: {
      // Hundreds of small files each, which took most of the time that the server needs to load.
      resolve: { noExternal: ['kysely', 'zod', 'jose', 'uuid'] },
      build: {
        outDir: 'dist/server',
        target: 'node20',
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: {
          // Beside the entries, so that a chunk finds the worker's file next to itself.
          output: { chunkFileNames: '[name]-[hash].js' },
          input: {
            main: 'src/server/app/main.ts',
            heavyWorker: 'src/server/app/heavyWorker.ts',
            analysisThread: 'src/server/features/taskAnalysis/analysisThread.ts',
            pgliteWorker: 'src/server/platform/db/embedded/pgliteWorker.ts',
          },
        },
      },
    },
  },
  server: {
    port: Number(process.env['PORT'] ?? 3000),
    strictPort: true,
    watch: { ignored: ['data', 'dist'].map((name) => `${import.meta.dirname}/${name}/**`) },
  },
  test: {
    passWithNoTests: false,
    // Of time or memory; `--tags-filter='!timing'` leaves them out on a busy machine.
    tags: [{ name: 'timing' }],
    ...ORDER,
    projects: [
      {
        extends: true,
        resolve: oneGraphql,
        test: {
          name: 'unit',
          server: INLINE,
          include: [
            'src/**/*.test.ts',
            'src/**/*.test.tsx',
            'test/house/**/*.test.ts',
            'test/support/**/*.test.ts',
          ],
          isolate: false,
          setupFiles: OF_SCREENS,
          env: QUIET,
          execArgv: ROOMY,
          maxWorkers: 2,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: PATIENT,
        },
      },
      {
        extends: true,
        resolve: oneGraphql,
        test: {
          name: 'api',
          include: ['test/api/**/*.test.ts'],
          pool: 'forks',
          isolate: false,
          setupFiles: OF_ALL,
          env: QUIET,
          execArgv: ROOMY,
          maxWorkers: 2,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: PATIENT,
        },
      },
      {
        extends: true,
        resolve: oneGraphql,
        test: {
          name: 'screens',
          include: ['test/admin/**/*.test.tsx'],
          environment: './test/admin/support/browserOnServer.ts',
          server: INLINE,
          isolate: false,
          setupFiles: OF_SCREENS,
          env: QUIET,
          execArgv: ROOMY,
          maxWorkers: 2,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: PATIENT,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts'],
          globalSetup: ['test/e2e/startRunningProduct.ts'],
          pool: 'forks',
          isolate: false,
          setupFiles: OF_ALL,
          maxWorkers: 3,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: PATIENT,
        },
      },
      {
        extends: true,
        test: {
          name: 'browsers',
          include: ['test/browsers/**/*.test.ts'],
          globalSetup: ['test/e2e/startRunningProduct.ts'],
          pool: 'forks',
          setupFiles: OF_ALL,
          maxWorkers: 2,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: PATIENT,
        },
      },
    ],
  },
})
