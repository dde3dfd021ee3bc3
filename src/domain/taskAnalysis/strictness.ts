/** Strictness of a group's observers, by their verdicts on the other groups. */
import { type Cell, fitEffects, logistic } from './fitEffects.ts'
import { dot, inverseOf, type Matrix, times, zeros } from './matrices.ts'

/** On the logit of an incorrect observation, against the observers of all groups. */
export interface Strictness {
  logit: number
  variance: number
}

export const NO_STRICTNESS: Strictness = { logit: 0, variance: 0 }

/**
 * Returns that of each group: of its observers, each with their part of its observations. The persons of the `cells` are
 * who observed.
 *
 * It comes from a logistic model with crossed random effects of groups and observers, fitted by penalised
 * quasi-likelihood (Breslow and Clayton, 1993) and EM. The more an observer and a group come only together, the less
 * can be told whose effect it is, and the larger is the variance. For its own strictness a group's effect is free, or
 * what stands out would pass for strictness.
 *
 * `amongPeople`: variance of a person's logit. It draws the shares of many towards one half (MacKay, 1992), and with them
 * what the model sees of an observer.
 */
export function strictnessOf(cells: readonly Cell[], amongPeople: number): Map<string, Strictness> {
  const judged = cells.filter((cell) => cell.judged > 0)
  const places = placesOf(judged)
  const observers = places.size
  if (observers === 0) return new Map()
  const groups = linkGroups(judged, places)
  const { cellVariance } = fitEffects(judged.filter(({ person }) => places.has(person)))
  const model = fitObservers(groups, observers, cellVariance)
  const whole = sum(groups.map((group) => group.judged))
  const average = zeros(observers)
  for (const group of groups)
    for (const { observer, judged: of } of group.cells) add(average, observer, of / whole)
  const drawn = 1 + (Math.PI * amongPeople) / 8
  return new Map(
    groups.map((group) => {
      const { logit, variance } = strictnessIn(group, model, average)
      return [group.name, { logit: logit * Math.sqrt(drawn), variance: variance * drawn }]
    }),
  )
}

interface ObservedGroup {
  name: string
  effect: number
  judged: number
  cells: ObservedCell[]
  /** Judged by each of its observers whom the model leaves out. */
  others: number[]
}

interface ObservedCell {
  /** Its place in the model. */
  observer: number
  judged: number
  incorrect: number
  /** Weight in the linear model that approximates the logistic one at its present effects. */
  weight: number
  target: number
}

/** Number of observers that are fitted, those with the most observations; all others count as one unknown observer. */
const MAX_OBSERVERS = 60

/** Returns the observers that are fitted, each with its place in the model. */
function placesOf(cells: readonly Cell[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { person, judged } of cells) counts.set(person, (counts.get(person) ?? 0) + judged)
  return new Map(
    [...counts]
      .toSorted(([a, most], [b, least]) => least - most || (a < b ? -1 : 1))
      .slice(0, MAX_OBSERVERS)
      .map(([person], place) => [person, place]),
  )
}

function linkGroups(cells: readonly Cell[], places: ReadonlyMap<string, number>): ObservedGroup[] {
  const groups = new Map<string, ObservedGroup>()
  for (const { group: name, person, judged, incorrect } of cells) {
    const group = groups.get(name) ?? { name, effect: 0, judged: 0, cells: [], others: [] }
    const observer = places.get(person)
    group.judged += judged
    if (observer === undefined) group.others.push(judged)
    else group.cells.push({ observer, judged, incorrect, weight: 0, target: 0 })
    groups.set(name, group)
  }
  return [...groups.values()]
}

interface ObserverModel {
  /** Covariance of the observers' effects; their means are its product with `right`. */
  covariance: Matrix
  right: Float64Array
  groupVariance: number
  observerVariance: number
}

const ROUNDS = 12

/** Observers differ by a standard deviation of 0.3, as long as few of them tell otherwise. */
const USUAL_VARIANCE = 0.09
const WEIGHT_OF_USUAL = 4

const LEAST_GROUP_VARIANCE = 0.01

function fitObservers(
  groups: readonly ObservedGroup[],
  observers: number,
  cellVariance: number,
): ObserverModel {
  const cells = groups.flatMap((group) => group.cells)
  const incorrect = sum(cells.map((cell) => cell.incorrect)) + 0.5
  let base = Math.log(incorrect / (sum(cells.map(({ judged }) => judged)) + 1 - incorrect))
  let effects = zeros(observers)
  let variances = { groupVariance: 0.25, observerVariance: USUAL_VARIANCE }
  let solved = { covariance: [] as Matrix, right: zeros(observers) }
  for (let round = 0; round < ROUNDS; round++) {
    base += weighCells(groups, { base, effects, cellVariance })
    solved = solve(groups, observers, variances)
    effects = times(solved.covariance, solved.right)
    variances = {
      groupVariance: moveGroups(groups, effects, { ...solved, ...variances }),
      observerVariance:
        (sum([...effects].map((effect, at) => effect ** 2 + (solved.covariance[at]?.[at] ?? 0))) +
          WEIGHT_OF_USUAL * USUAL_VARIANCE) /
        (observers + WEIGHT_OF_USUAL),
    }
  }
  return { ...solved, ...variances }
}

/** Returns how far the common logit is off. */
function weighCells(
  groups: readonly ObservedGroup[],
  { base, effects, cellVariance }: { base: number; effects: Float64Array; cellVariance: number },
): number {
  let [moved, whole] = [0, 0]
  for (const { effect, cells } of groups)
    for (const cell of cells) {
      const both = effect + (effects[cell.observer] ?? 0)
      const share = logistic(base + both)
      const own = cell.judged * share * (1 - share)
      const residual = (cell.incorrect - cell.judged * share) / own
      cell.weight = own / (1 + own * cellVariance)
      cell.target = both + residual
      moved += cell.weight * residual
      whole += cell.weight
    }
  return moved / whole
}

/** Solves the linear model for the observers, the groups' effects being averaged over. */
function solve(
  groups: readonly ObservedGroup[],
  observers: number,
  { groupVariance, observerVariance }: Pick<ObserverModel, 'groupVariance' | 'observerVariance'>,
): Pick<ObserverModel, 'covariance' | 'right'> {
  const right = zeros(observers)
  const precision = Array.from({ length: observers }, (_, row) => {
    const line = zeros(observers)
    line[row] = 1 / observerVariance
    return line
  })
  for (const { cells } of groups) {
    const total = sum(cells.map(({ weight }) => weight)) + 1 / groupVariance
    const mean = sum(cells.map(({ weight, target }) => weight * target)) / total
    for (const { observer, weight, target } of cells) {
      add(right, observer, weight * (target - mean))
      const line = precision[observer] ?? zeros(0)
      add(line, observer, weight)
      for (const other of cells) add(line, other.observer, (-weight * other.weight) / total)
    }
  }
  return { covariance: inverseOf(precision), right }
}

/** Returns the variance among groups. */
function moveGroups(
  groups: readonly ObservedGroup[],
  effects: Float64Array,
  { covariance, groupVariance }: Pick<ObserverModel, 'covariance' | 'groupVariance'>,
): number {
  let squares = 0
  for (const group of groups) {
    const { cells } = group
    const weights = weightsOf(cells, effects.length)
    const total = sum(cells.map(({ weight }) => weight)) + 1 / groupVariance
    const left = sum(cells.map(({ weight, target }) => weight * target)) - dot(weights, effects)
    group.effect = left / total
    squares += group.effect ** 2 + 1 / total + dot(times(covariance, weights), weights) / total ** 2
  }
  return Math.max(squares / groups.length, LEAST_GROUP_VARIANCE)
}

/** The prior of the group's own effect is taken out of the solution again (Sherman and Morrison, 1950). */
function strictnessIn(
  { cells, judged, others }: ObservedGroup,
  { covariance, right, groupVariance, observerVariance }: ObserverModel,
  average: Float64Array,
): Strictness {
  const contrast = average.map((part) => -part)
  for (const cell of cells) add(contrast, cell.observer, cell.judged / judged)
  const unknown = sum(others.map((of) => (of / judged) ** 2)) * observerVariance
  const total = sum(cells.map(({ weight }) => weight))
  if (total === 0) return { logit: 0, variance: unknown }
  const weights = weightsOf(cells, right.length)
  const image = times(covariance, weights)
  const prior = 1 / total - 1 / (total + 1 / groupVariance)
  const factor = prior / (1 - prior * dot(image, weights))
  const target = prior * sum(cells.map((cell) => cell.weight * cell.target))
  const free = right.map((value, at) => value - target * (weights[at] ?? 0))
  const along = dot(image, contrast)
  return {
    logit: dot(times(covariance, free), contrast) + factor * along * dot(image, free),
    variance: dot(times(covariance, contrast), contrast) + factor * along ** 2 + unknown,
  }
}

function weightsOf(cells: readonly ObservedCell[], observers: number): Float64Array {
  const weights = zeros(observers)
  for (const { observer, weight } of cells) add(weights, observer, weight)
  return weights
}

function add(vector: Float64Array, at: number, value: number): void {
  vector[at] = (vector[at] ?? 0) + value
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, next) => all + next, 0)
