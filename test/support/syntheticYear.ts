/** Years of a client's observations with planted effects of tasks and people. */
import type { Cell } from '#domain/taskAnalysis/fitEffects.ts'
import { compareGroups, nameGroups } from '#domain/taskAnalysis/taskAnalysis.ts'

interface YearSettings {
  seed: number
  tasks: number
  people: number
  /** Observations in the year; each has a verdict on every principle. */
  observations: number
  /** Share of task and principle pairs with a planted effect. */
  planted: number
  /** Added to the share that is incorrect. */
  effect: number
  observers: number
  /** Standard deviation of observers on the logit. */
  observerDeviation: number
  /** Share of a task's observations that one observer makes, of its own for each task; others are anybody's. */
  ownObserver: number
}

const PRINCIPLES = 4
/** Standard deviations of people, and of a person in one task, on the logit. */
const PERSON_DEVIATION = 0.7
const CELL_DEVIATION = 0.3
/** Share of people who are nearly always incorrect. */
const ALWAYS_INCORRECT = 0.03
/** Tasks that one person does: at most so many. */
const TASKS_OF_PERSON = 6
/** 1: all tasks are equally frequent; more: a few have most observations. */
const SKEW = 1.5

export const REALISTIC_YEAR: YearSettings = {
  seed: 1,
  tasks: 15,
  people: 100,
  observations: 5000,
  planted: 0.1,
  effect: 0.2,
  observers: 10,
  observerDeviation: 0.3,
  ownObserver: 0.3,
}

/** Small, middle and large; each with the smallest effect that its number of observations lets be found. */
export const SYNTHETIC_CLIENTS: readonly YearSettings[] = [
  { ...REALISTIC_YEAR, tasks: 10, people: 40, observations: 1000, effect: 0.35 },
  { ...REALISTIC_YEAR, tasks: 15, people: 100, observations: 5000, effect: 0.25 },
  { ...REALISTIC_YEAR, tasks: 40, people: 300, observations: 20_000, effect: 0.25 },
]

/** Planted effects count that have so many observations and people: fewer tell little about any task. */
const TOLD_FROM = { observations: 100, people: 10 }

interface YearScore {
  falsely: number
  missed: number
  /** NaN: nothing is named. */
  precision: number
  /** Part of the planted effects, with enough observations and people, that was found; NaN: none is planted. */
  recall: number
}

/** Sums what is named over years that differ in nothing but their seed. */
export function scoreYears(settings: YearSettings, years: number): YearScore {
  let [rightly, falsely, found, missed] = [0, 0, 0, 0]
  for (const year of range(years)) {
    const { principles, planted } = syntheticYear({
      ...settings,
      seed: settings.seed + year * 7919,
    })
    const groups = nameGroups(
      principles.map(({ cells, observers }, key) => ({
        key,
        groups: compareGroups(cells, observers),
      })),
    )
    for (const { key, group, isNamed, judged, people } of groups) {
      const isPlanted = planted.has(`${key}:${group}`)
      if (isNamed && isPlanted) rightly++
      if (isNamed && !isPlanted) falsely++
      const isTold = judged >= TOLD_FROM.observations && people >= TOLD_FROM.people
      if (isPlanted && isTold && isNamed) found++
      if (isPlanted && isTold && !isNamed) missed++
    }
  }
  const precision = rightly / (rightly + falsely)
  return { falsely, missed, precision, recall: found / (found + missed) }
}

interface SyntheticYear {
  /** `observers`: cells whose persons are who observed. */
  principles: { cells: Cell[]; observers: Cell[] }[]
  /** `${principle}:${task}` of the planted effects. */
  planted: Set<string>
}

export function syntheticYear(settings: YearSettings): SyntheticYear {
  const random = mulberry(settings.seed)
  const observers = range(settings.observers).map((observer) => ({
    name: String(observer),
    weight: 1,
    shift: settings.observerDeviation * normal(random),
  }))
  const tasks = range(settings.tasks).map((task) => ({
    name: String(task),
    weight: random() ** SKEW + 0.05,
    observer: pick(random, observers),
  }))
  const principles = range(PRINCIPLES).map((principle) => ({
    principle,
    base: 0.05 + 0.35 * random(),
    cells: new Map<string, Cell>(),
    observed: new Map<string, Cell>(),
  }))
  const planted = new Set<string>()
  for (const { principle } of principles)
    for (const { name } of tasks)
      if (random() < settings.planted) planted.add(`${principle}:${name}`)
  const people = range(settings.people).map((person) => {
    const shift = random() < ALWAYS_INCORRECT ? 4 : PERSON_DEVIATION * normal(random)
    const count = 1 + Math.floor(random() * TASKS_OF_PERSON)
    const left = [...tasks]
    return {
      name: String(person),
      weight: 0.3 + random() * 1.7,
      shifts: principles.map(() => shift + 0.4 * normal(random)),
      tasks: range(Math.min(count, tasks.length)).map(() => {
        const task = pick(random, left)
        left.splice(left.indexOf(task), 1)
        return { ...task, shifts: principles.map(() => CELL_DEVIATION * normal(random)) }
      }),
    }
  })
  for (let observation = 0; observation < settings.observations; observation++) {
    const person = pick(random, people)
    const task = pick(random, person.tasks)
    const observer = random() < settings.ownObserver ? task.observer : pick(random, observers)
    for (const { principle, base, cells, observed } of principles) {
      const isPlanted = planted.has(`${principle}:${task.name}`)
      const rate = Math.min(base + (isPlanted ? settings.effect : 0), 0.95)
      const shift = (person.shifts[principle] ?? 0) + (task.shifts[principle] ?? 0) + observer.shift
      const odds = (rate / (1 - rate)) * Math.exp(shift)
      const isIncorrect = random() < odds / (1 + odds)
      count(cells, task.name, person.name, isIncorrect)
      count(observed, task.name, observer.name, isIncorrect)
    }
  }
  return {
    principles: principles.map(({ cells, observed }) => ({
      cells: [...cells.values()],
      observers: [...observed.values()],
    })),
    planted,
  }
}

function count(
  cells: Map<string, Cell>,
  group: string,
  person: string,
  isIncorrect: boolean,
): void {
  const key = `${group} ${person}`
  const cell = cells.get(key) ?? { group, person, judged: 0, incorrect: 0 }
  cell.judged++
  if (isIncorrect) cell.incorrect++
  cells.set(key, cell)
}

const range = (length: number): number[] => Array.from({ length }, (_, index) => index)

/** Picks in proportion to the weights. */
function pick<Item extends { weight: number }>(random: () => number, items: readonly Item[]): Item {
  let rest = random() * items.reduce((sum, { weight }) => sum + weight, 0)
  const item = items.find(({ weight }) => (rest -= weight) < 0) ?? items.at(-1)
  if (!item) throw new Error('There is nothing to pick.')
  return item
}

/** Box and Muller. */
const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

function mulberry(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }
}
