import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  chips,
  EVERYBODY,
  fields,
  expectListed,
  openFilterScreen,
} from '../support/filterScreen.ts'
import { closeApp } from '../support/openApp.tsx'

// The first screen of a process loads the app.
beforeAll(async () => {
  await openFilterScreen()
  await fields()
})
afterEach(() => {
  closeApp()
  onPhone(false)
})

/** jsdom has no screen to measure. */
const onPhone = (isPhone: boolean) =>
  Object.assign(globalThis, {
    matchMedia: (media: string) => ({
      matches: isPhone && media.includes('max-width'),
      media,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  })

describe('an address with filters', () => {
  it('[2.67] shows the filters by name, deleted and unknown ones too, each removable', async () => {
    const { remove, filters } = await openFilterScreen(
      ({ dock, hall, omar }) => `&locations=${dock},${hall}&observers=${omar}&tasks=nonsense`,
    )
    await waitFor(() =>
      expect(chips()).toEqual([
        'Observer: Omar Saw',
        'Location: Dock',
        'Location: Hall (deleted)',
        'Task: Unknown',
      ]),
    )
    await expectListed([])
    await remove('Task: Unknown')
    await expectListed(['Alfa'])
    await remove('Location: Dock')
    await expectListed([])
    expect(Object.keys(filters()).toSorted()).toEqual(['locations', 'observers'])
  })

  it('[2.67] of other screens is shown, kept by Apply and emptied by Clear', async () => {
    const { pick, press, filters, ids } = await openFilterScreen(
      ({ autumn }) => `&campaignIds=${autumn}&appBuilds=4.2.0,unknown`,
    )
    await waitFor(() =>
      expect(chips()).toEqual(['Campaign: Autumn', 'App build 4.2.0', 'App build not told']),
    )
    await pick('Technique', 'Incorrect')
    await press('Apply')
    await waitFor(() =>
      expect(filters()).toEqual({
        campaignIds: ids.autumn,
        appBuilds: '4.2.0,unknown',
        showResult: 'incorrect',
      }),
    )
    await press('Clear')
    await expectListed(EVERYBODY)
    expect(chips()).toEqual([])
  })

  it('says what the AI was found to be about one principle', async () => {
    await openFilterScreen(() => '&aiPrincipleReview=INSIDE_BASE_FALSE_POSITIVE')
    await waitFor(() => expect(chips()).toEqual(['AI on Inside Base: False Positive']))
  })

  it('that cannot be does not break the screen: what cannot be is left out', async () => {
    await openFilterScreen(() => '&type=AI,NONSENSE&dateFrom=2026-02-31&showResult=perfect')
    await expectListed(['Alfa'])
    expect(chips()).toEqual(['Type: AI'])
  })

  it('offers a deleted location', async () => {
    const { pick, press } = await openFilterScreen()
    await pick('Location', 'Hall (deleted)')
    await press('Apply')
    await expectListed(['Bravo', 'Ida Seen'])
  })
})

describe('the filter form on a phone', () => {
  it('stands behind a button with the number of active filters, and is closed once applied', async () => {
    onPhone(true)
    const { user, press, pick, remove, filters } = await openFilterScreen(
      () => '&type=AI,MANUAL_TASK',
    )
    const button = screen.getByText('Filters (2)')
    expect(button.getAttribute('aria-expanded')).toBe('false')
    expect([screen.queryByLabelText('Date from'), screen.queryByText('Apply')]).toEqual([
      null,
      null,
    ])
    await user.click(button)
    await pick('Technique', 'Incorrect')
    await press('Apply')
    await waitFor(() =>
      expect(filters()).toEqual({ type: 'AI,MANUAL_TASK', showResult: 'incorrect' }),
    )
    await screen.findByText('Filters (3)')
    expect(button.getAttribute('aria-expanded')).toBe('false')
    expect(document.activeElement).toBe(button)
    await remove('Technique: Incorrect')
    await screen.findByText('Filters (2)')
  })
})
