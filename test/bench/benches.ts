/** What `npm run bench` can measure. */
export const BENCHES: Record<string, { file: string; what: string }> = {
  product: {
    file: 'product',
    what: 'lists, totals, charts, searches, writes, exports and imports beside the bare driver; writes RESULTS.md',
  },
  seed: { file: 'seed', what: 'only fills the database; --scale 0.05, 1 or 5' },
  growth: { file: 'growth', what: 'reads at several scales, in databases of their own' },
  plans: { file: 'plans', what: 'time, rows and indexes of the statements of each operation' },
  peers: {
    file: 'peers',
    what: 'lists, totals and charts beside PostGraphile, Mercurius and Yoga, which it installs',
  },
  cluster: {
    file: 'cluster',
    what: 'two web processes beside one, behind nginx; needs nginx, wrk and root',
  },
  engines: {
    file: 'engines',
    what: 'the embedded engine beside PostgreSQL at 100,000 observations, and its start after a kill',
  },
  embedded: {
    file: 'embedded',
    what: 'lists on the embedded engine during an import and exports of 20,000 rows',
  },
  start: {
    file: 'start',
    what: 'from npm start on a fresh clone to the first list, in phases, and its peak memory',
  },
  analysis: {
    file: 'analysis',
    what: 'what the analysis finds in clips with a known truth, and how long it takes',
  },
  lighthouse: { file: 'lighthouse', what: 'Lighthouse on the screens and the smallest app' },
  weight: { file: 'weight', what: 'what the browser fetches, and how soon a page is ready' },
  longtasks: { file: 'longTasks', what: 'how long the browser’s main thread is busy' },
  offline: {
    file: 'offlineStart',
    what: 'second visit of the installed app’s add form: slow phone, slow 3G and no network',
  },
  screenshots: {
    file: 'screenshots',
    what: 'no figures: every screen in every language, light and dark, at two widths',
  },
  clips: {
    file: 'renderClips',
    what: 'no figures: renders the clips of the analysis; kept: those of the repository',
  },
  recordings: { file: 'demoRecordings', what: 'no figures: analyses the demo’s recordings again' },
  icons: { file: 'appIcons', what: 'no figures: draws the icons of the installed app' },
}
