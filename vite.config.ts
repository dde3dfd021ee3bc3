import { createRequire } from 'node:module'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { apiMiddleware } from './src/build/apiMiddleware.ts'
import { buildServiceWorker } from './src/build/buildServiceWorker.ts'
import { compileAhead } from './src/build/compileAhead.ts'
import { preloadAppFiles } from './src/build/preloadAppFiles.ts'
import { compressAssets } from './src/build/compressAssets.ts'
import { mergeRuntime } from './src/build/mergeRuntime.ts'
import { inlinePage } from './src/build/inlinePage.ts'
import { poseModel } from './src/build/poseModel.ts'
import { longestFirst } from './test/support/longestFirst.ts'
import { ruleReporter } from './test/support/ruleReporter.mjs'

const require = createRequire(import.meta.url)

// graphql-jit requires the CommonJS build; two copies of graphql do not know each other's schemas.
const oneGraphql = { alias: [{ find: /^graphql$/, replacement: require.resolve('graphql') }] }

const OBJECT_ENTRIES = `${import.meta.dirname}/src/build/objectEntries.cjs`

// Its files say neither .js nor .mjs, so Node cannot load them as they are.
const INLINE = { deps: { inline: ['ra-data-graphql'] } }

// Files of a process share what they have imported, and hand the browser on as they found it.
const OF_ALL = ['test/support/restoreGlobals.ts', 'test/support/seededProperties.ts']
const OF_SCREENS = [...OF_ALL, 'test/support/waitPatiently.ts']

// Each with all that it needs and those before it lack: what sends the first requests, what every page starts with, the
// public pages, react-admin, zod, the signed-in app with the parts of most pages and what lists and forms share, what
// lists, the page of a record, its form, and an observation's page and form need. Many small files would take a phone more
// round trips than bytes, and one large file a long task.
const SHARED = [
  { name: 'main', test: paths('src/admin/startApp.ts$') },
  {
    name: 'start',
    test: paths(
      'src/admin/renderApp.tsx$',
      'foundation/(auth/signIn|data/graphqlError|theme/paletteOf).ts$',
      'parts/layout/(logo.svg|onIdleAfterPaint.ts$)',
      'domain/normalForm.ts$',
    ),
  },
  { name: 'public', test: paths('signin/PublicPages.tsx$') },
  { name: 'admin', test: paths('src/admin/Admin.tsx$') },
  { name: 'schemas', test: paths('node_modules/zod/') },
  {
    name: 'app',
    test: paths(
      'src/admin/App.tsx$',
      'parts/layout/OnceNear',
      'parts/(restore|verdict)/',
      'parts/illustrations/PrinciplePicture.tsx$',
      'parts/charts/(?!Nivo|ChartTooltip|ObservationLine|VerdictPie)',
      'parts/detail/(Section|PropertyList|Related|RecordLink|RecordError)',
      'parts/forms/(LabelledSwitch|UnsavedChangesGuard).tsx$',
      'observations/detail/AiVerdict.tsx$',
      'domain/videos/playbackTime.ts$',
      'foundation/format/formatBoolean.ts$',
      'foundation/router/',
      'domain/charts/',
      'observations/(answers|form/justAdded|summary/summaryHeight).ts$',
      '@mui/icons-material/esm/(Add|Delete).js$',
      '@mui/material/esm/(FormControlLabel|LinearProgress|Switch)/',
      'ra-ui-materialui/dist/(button/Button|input/ResettableTextField|layout/Confirm).js$',
      'ra-core/dist/(auth/use(IsAuthPending|RequireAccess)|controller/list/useRecordSelection).js$',
      'ra-core/dist/core/(OptionalResourceContextProvider|useGet(RecordRepresentation|ResourceLabel)).js$',
      'ra-core/dist/dataProvider/use(DataProvider|MutationWithMutationMode).js$',
      'ra-core/dist/util/FieldTitle.js$',
      'lodash/(_baseDifference|_baseUniq|isArrayLikeObject|pick|set).js$',
    ),
  },
  { name: 'list', test: paths('observations/ObservationList.tsx$') },
  {
    name: 'detail',
    test: paths(
      'parts/detail/',
      'observations/review/correctionDraft.ts$',
      '@mui/material/esm/ToggleButton(Group)?/',
      'ra-core/dist/dataProvider/useUpdate.js$',
    ),
  },
  { name: 'records', test: paths('parts/(choices|forms)/', 'form/AnswerInputs.tsx$') },
  {
    name: 'observation',
    test: paths(
      'features/(analysis|gbsVideos|dataProtection)/',
      'features/observations/(detail|form)/',
    ),
    minShareCount: 2,
  },
].map((group, at, all) => ({ ...group, priority: all.length - at }))

function paths(...patterns: string[]): RegExp {
  return new RegExp(patterns.join('|'))
}

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
const PATIENT = { poll: { timeout: 15_000 } }

export default defineConfig({
  // Vite's warnings about source maps of packages say nothing about a test.
  ...(process.env['VITEST'] ? { logLevel: 'error' } : {}),
  plugins: [
    react(),
    apiMiddleware(),
    mergeRuntime('main'),
    inlinePage(),
    preloadAppFiles(),
    poseModel(),
    compileAhead(SHARED.map(({ name }) => name)),
    buildServiceWorker(),
    compressAssets(),
  ],
  html: { cspNonce: '__NONCE__' },
  resolve: { alias: [{ find: /^object\.entries$/, replacement: OBJECT_ENTRIES }] },
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
        rolldownOptions: { output: { codeSplitting: { groups: SHARED } } },
      },
    },
    ssr: {
      // Hundreds of small files each, which took most of the time that the server needs to load.
      // Of OpenTelemetry the build has the few files that it uses, in a chunk that is loaded only where it is set up.
      resolve: { noExternal: ['kysely', 'zod', 'jose', 'uuid', /^@opentelemetry\//] },
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
          testTimeout: 60_000,
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
          testTimeout: 90_000,
          hookTimeout: 120_000,
          expect: PATIENT,
        },
      },
    ],
  },
})
