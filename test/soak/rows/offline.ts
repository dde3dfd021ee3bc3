/** Submissions of a browser without a network, which is killed each time: each is there exactly once. */
import { findChromium } from '../../e2e/findChromium.mjs'
import {
  CUTS,
  openHall,
  readRecorded,
  submitOffline,
  videosWithoutObservation,
} from '../../support/offlineSubmissions.ts'
import type { Finding, Soak, SoakRow } from '../soakRow.ts'
import { milliseconds, spread } from '../support/figures.ts'

export const offline: SoakRow = {
  name: 'offline',
  promise:
    'Wherever the network is cut and the browser killed, each submission is there exactly once, and no video without it',
  engines: ['embedded', 'postgres'],
  unit: 'submissions',
  quick: 2 * CUTS.length,
  full: 200,
  run,
}

const PROVIDER = { email: 'provider@liftwise.example', password: 'Liftwise-demo-1' }

async function run({ count, install, progress }: Soak): Promise<Finding> {
  const installation = await install()
  const product = await installation.start()
  const address = `http://127.0.0.1:${installation.port}`
  const account = await openHall(address, PROVIDER)
  const took: number[] = []
  let began = performance.now()
  const result = await submitOffline({
    chromium: findChromium(),
    address,
    account,
    count,
    progress: (text) => {
      took.push(performance.now() - began)
      began = performance.now()
      progress(`${text}, ${milliseconds(took.at(-1) ?? 0)}`)
    },
  })
  const recorded = await readRecorded(address, account, result.notes)
  await product.stop()
  const found = result.notes.map((note, index) => ({
    name: `${index + 1} (cut ${CUTS[index % CUTS.length]})`,
    times: recorded.get(note)?.length ?? 0,
  }))
  const missing = found.filter(({ times }) => times === 0).map(({ name }) => name)
  const twice = found.filter(({ times }) => times > 1).map(({ name }) => name)
  const orphans = videosWithoutObservation(result, recorded).length
  const figure = `${count} submissions, ${missing.length} missing, ${twice.length} twice, ${orphans} videos without one; each with its browser: ${spread(took)}`
  const faults = [
    ...missing.map((name) => `Submission ${name} is missing.`),
    ...twice.map((name) => `Submission ${name} was recorded twice.`),
    ...(orphans > 0 ? [`${orphans} videos have no observation.`] : []),
  ]
  return { figure, faults }
}
