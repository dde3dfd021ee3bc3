import { describe, expect, it } from 'vitest'
import { searchedDay } from './searchedDay.ts'

const TODAY = '2026-11-27'

describe('[37.14] a search finds a day', () => {
  it.each([
    ['en-US', '2026-11-21', '2026-11-21', ''],
    ['en-US', '11/21/2026', '2026-11-21', ''],
    ['en-US', '3/4/26', '2026-03-04', ''],
    ['en-GB', '3/4/26', '2026-04-03', ''],
    ['en-GB', '11/21/2026', '2026-11-21', ''],
    ['de', '21.11.2026', '2026-11-21', ''],
    ['de', '28.11.', '2025-11-28', ''],
    ['de', '27.11', '2026-11-27', ''],
    ['pl', '27/11', '2026-11-27', ''],
    ['en-US', '11/27', '2026-11-27', ''],
    ['en-US', '27/11', '2026-11-27', ''],
    ['fr', '1er novembre', '2026-11-01', ''],
    ['fr', 'le 1er novembre', '2026-11-01', ''],
    ['fr', 'mercredi 1er novembre', '2026-11-01', ''],
    ['de', 'am Freitag, 27. November 2026', '2026-11-27', ''],
    ['de', 'Fr. 27.11.', '2026-11-27', ''],
    ['de', '21. 11. 2026', '2026-11-21', ''],
    ['cs', '21. 11. 2026', '2026-11-21', ''],
    ['hu', '2026. 11. 21.', '2026-11-21', ''],
    ['es', 'el 1 de noviembre', '2026-11-01', ''],
    ['pl', 'Kowalski w piątek, 27 listopada', '2026-11-27', 'Kowalski'],
    ['en-GB', 'on Fri 27 Nov', '2026-11-27', ''],
    ['en-US', 'Friday, November 27, 2026', '2026-11-27', ''],
    ['ja', '2026/11/21', '2026-11-21', ''],
    ['en-US', '21 Nov', '2026-11-21', ''],
    ['en-US', 'Nov 28', '2025-11-28', ''],
    ['en-US', 'novak 21st November, 2024', '2024-11-21', 'novak'],
    ['pl', '21 listopada 2026 Kowalski', '2026-11-21', 'Kowalski'],
    ['pl', '21 lis', '2026-11-21', ''],
    ['es', '21 de noviembre de 2026', '2026-11-21', ''],
    ['de', '3. März', '2026-03-03', ''],
    ['fr', '1 févr. 2026', '2026-02-01', ''],
    ['fr', '21 Nov', '2026-11-21', ''],
    ['en', '29 feb', '2024-02-29', ''],
    ['en', 'lift box 2026-11-21 hall 2', '2026-11-21', 'lift box hall 2'],
  ])('%s: %s', (locale, search, day, rest) => {
    expect(searchedDay(search, { locale, today: TODAY })).toEqual({ day, search: rest })
  })

  it.each([
    ['en-US', 'Nov'],
    ['en-US', '21'],
    ['en-US', '2026'],
    ['en-US', '31/31/2026'],
    ['en-US', '2026-02-30'],
    ['en-US', 'Dock 1/2'],
    ['en-US', 'Hall 4 North'],
    ['de', 'Halle 3. 4 Kisten'],
    ['fr', '1 jui'],
    ['en-US', ''],
  ])('and none where there is none, %s: %s', (locale, search) => {
    expect(searchedDay(search, { locale, today: TODAY })).toBeNull()
  })
})
