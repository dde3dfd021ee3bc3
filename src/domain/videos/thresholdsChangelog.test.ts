import { expect, it } from 'vitest'
import { THRESHOLDS } from './thresholds.ts'
import { THRESHOLDS_CHANGELOG } from './thresholdsChangelog.ts'

it('[41.56] each version of the thresholds has an entry, the newest first', () => {
  const versions = Object.keys(THRESHOLDS).map(Number)
  expect(THRESHOLDS_CHANGELOG.map(({ version }) => version)).toEqual(versions.toReversed())
})
