/** The filters whose lists and totals are explained: those that are frequent, and those that are hard. */
import { addMonths } from '#domain/dates.ts'
import { seededId, type SeededKind } from '../seed/seededId.ts'

export const ids = (kind: SeededKind, ...numbers: number[]) =>
  numbers.map((number) => `"${seededId(kind, 0, number)}"`).join(', ')
export const months = (lastDay: string, count: number) =>
  `dateFrom: "${addMonths(lastDay, -count)}", dateTo: "${lastDay}"`

export type Filter = string | ((lastDay: string) => string)

export const YEAR: Filter = (day) => months(day, 12)
export const UNEVEN: Filter = (day) =>
  `dateFrom: "${addMonths(day, -11).slice(0, 8)}14", dateTo: "${day}"`
const DEPARTMENTS = `departments: [${ids('department', 11, 22, 33)}]`
const quarter =
  (search: string): Filter =>
  (day) =>
    `search: "${search}", ${months(day, 3)}, ${DEPARTMENTS}`

/** By name. */
export const FILTERS: [name: string, filter: Filter][] = [
  ['no filter', ''],
  ['search, 3 months, 3 departments', quarter('straight back')],
  ['search for a name, 3 months, 3 departments', quarter('jansen')],
  ['search, 3 months', (day) => `search: "straight back", ${months(day, 3)}`],
  ['search for a frequent word', 'search: "back"'],
  ['search for a rare word', 'search: "gargoyle"'],
  ['search for nothing there is', 'search: "qqqzzz"'],
  ['search for two letters', 'search: "zz"'],
  ['search for two frequent letters', 'search: "ha"'],
  ['search for a first name', 'search: "robin"'],
  ['search for a person', 'search: "robin jansen"'],
  [
    'a department and a task',
    `departments: [${ids('department', 11)}], tasks: [${ids('task', 7)}]`,
  ],
  ['a department', `departments: [${ids('department', 11)}]`],
  ['the largest department', `departments: [${ids('department', 0)}]`],
  ['an observer, 12 months', (day) => `observers: [${ids('user', 5)}], ${months(day, 12)}`],
  ['made by AI, 12 months', (day) => `type: [AI], ${months(day, 12)}`],
  ['made by hand', `type: [MANUAL_TASK]`],
  ['incorrect', `showResult: incorrect`],
  ['an incorrect inside base', `showResult: incorrect, principles: [INSIDE_BASE]`],
  ['deleted ones too', 'showDeleted: true'],
]
