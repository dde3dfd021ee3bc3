// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { documentNodes } from '#test/support/documentNodes.ts'
import { MODEL_FIGURES } from '#domain/videos/modelFigures.ts'
import { CURRENT_THRESHOLDS } from '#domain/videos/thresholds.ts'
import { THRESHOLDS_CHANGELOG } from '#domain/videos/thresholdsChangelog.ts'
import { loadDocument } from '../../parts/documents/loadDocument.ts'

const argumentsOf = async (name: string) =>
  documentNodes(await loadDocument('en', 'model/card')).flatMap((node) =>
    (node.kind === 'part' || node.kind === 'value') && node.name === name ? [node.argument] : [],
  )

it('[41.15] every threshold has a source and a limit, every version and measurement its text', async () => {
  expect((await argumentsOf('threshold')).toSorted()).toEqual(
    Object.keys(CURRENT_THRESHOLDS).toSorted(),
  )
  expect(await argumentsOf('measured')).toEqual(MODEL_FIGURES.map(({ name }) => name))
  expect(await argumentsOf('versionDay')).toEqual(
    THRESHOLDS_CHANGELOG.map(({ version }) => String(version)),
  )
})
