// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { I18nContextProvider } from 'react-admin'
import { expect, it, vi } from 'vitest'
import { i18nProvider } from '../../foundation/i18n/i18nProvider.ts'
import { AnalysisPanel } from './AnalysisPanel.tsx'
import type { Analysis, AnalysisState } from './useAnalysis.ts'

const FAILED = {
  is: 'failed',
  file: new File([], 'film'),
  how: {},
  preview: null,
  duration: null,
  turn: null,
  crowd: null,
  cutOffAt: null,
} as const

const show = (state: AnalysisState) => {
  const analysis = { state, start: vi.fn<Analysis['start']>() } as unknown as Analysis
  render(
    <I18nContextProvider value={i18nProvider}>
      <AnalysisPanel analysis={analysis} task={null} />
    </I18nContextProvider>,
  )
}

it('[41.41] an analysis that fails says when the end of the video is missing', () => {
  show({ ...FAILED, error: 'NO_PERSON', cutOffAt: 2.1 })
  expect(screen.getByRole('alert').textContent).toMatch(
    /^No one was found in this video\..* only its first 2\.1 s could be read\./u,
  )
})

it('[41.37] of several people the first is on the left and the last on the right', () => {
  const person = (left: number) => ({
    path: [],
    area: { left, right: left + 0.1, top: 0.2, bottom: 0.9 },
  })
  const crowd = {
    picture: { width: 100, height: 100 } as ImageBitmap,
    people: [person(0.1), person(0.45)],
  }
  show({ ...FAILED, error: 'SEVERAL_PEOPLE', crowd })
  const names = screen.getAllByRole('button', { name: /^Person/u }).map((one) => one.textContent)
  expect(names).toEqual(['Person 1 (left)', 'Person 2 (right)'])
  expect(screen.getAllByText(/several people/iu)).toHaveLength(1)
})
