/** A measurement of `npm run bench`. */
export interface Bench {
  file: string
  what: string
  /** Command of `npm run bench -- small`; null: it writes files of the repository. */
  small: Small | null
}

interface Small {
  words?: string[]
  env?: Record<string, string>
  /** Runs only where POSTGRES_URL names a server. */
  onPostgres?: boolean
}

export const BENCHES: Record<string, Bench> = {
  seed: {
    file: 'seed',
    what: 'only fills the database; --scale 0.05, 1 or 5',
    small: { onPostgres: true },
  },
  product: {
    file: 'product',
    what: 'lists, totals, charts, searches, writes, exports and imports beside the bare driver; writes RESULTS.md',
    small: { words: ['list: page 1'], onPostgres: true },
  },
  growth: {
    file: 'growth',
    what: 'reads at several scales, in databases of their own',
    small: { words: ['total: all'], onPostgres: true },
  },
  plans: {
    file: 'plans',
    what: 'time, rows and indexes of the statements of each operation',
    small: { words: ['list'], onPostgres: true },
  },
  peers: {
    file: 'peers',
    what: 'lists, totals and charts beside PostGraphile, Mercurius and Yoga, which it installs',
    small: { words: ['list: page 1'], onPostgres: true },
  },
  engines: {
    file: 'engines',
    what: 'the embedded engine beside PostgreSQL at 100,000 observations, and its start after a kill',
    small: { words: ['total: all'], onPostgres: true },
  },
  embedded: {
    file: 'embedded',
    what: 'lists on the embedded engine during an import and exports of 20,000 rows',
    small: { words: ['people'] },
  },
  start: {
    file: 'start',
    what: 'from npm start on a fresh clone to the first list, in phases, and its peak memory',
    small: {},
  },
  analysis: {
    file: 'analysis',
    what: 'what the analysis finds in clips with a known truth, and how long it takes',
    small: { words: ['squat-60'] },
  },
  lighthouse: {
    file: 'lighthouse',
    what: 'Lighthouse on the screens and the smallest app',
    small: { words: ['desktop', 'sign-in'] },
  },
  weight: {
    file: 'weight',
    what: 'what the browser fetches, and how soon a page is ready',
    small: {},
  },
  longtasks: {
    file: 'longTasks',
    what: 'how long the browser’s main thread is busy',
    small: { env: { BENCH_PEOPLE: '200' } },
  },
  offline: {
    file: 'offlineStart',
    what: 'second visit of the installed app’s add form: slow phone, slow 3G and no network',
    small: {},
  },
  screenshots: {
    file: 'screenshots',
    what: 'no figures: every screen in every language, light and dark, at two widths',
    small: { words: ['en', 'light', '360', '/locations'] },
  },
  clips: {
    file: 'renderClips',
    what: 'no figures: renders the clips of the analysis; kept: those of the repository',
    small: null,
  },
  recordings: {
    file: 'demoRecordings',
    what: 'no figures: analyses the demo’s recordings again',
    small: null,
  },
  icons: {
    file: 'appIcons',
    what: 'no figures: draws the icons of the installed app',
    small: null,
  },
}
