/**
 * Finds tasks and places in which many different people show one principle incorrectly, more often than the same
 * people do elsewhere: a sign to look at the task, not at a person.
 */
import {
  type ExpectedPerson,
  limitsOf,
  normalTail,
  studentLimit,
  type SumDistribution,
  sumOfPeople,
} from './distributions.ts'
import {
  type Cell,
  effectElsewhere,
  fitEffects,
  type FittedCell,
  type FittedGroup,
  logistic,
} from './fitEffects.ts'
import { NO_STRICTNESS, type Strictness, strictnessOf } from './strictness.ts'

/** Fewer people have no share at all: it would tell about one of them. */
export const MIN_PEOPLE = 5

/** Fewer observations with a verdict are not compared. */
export const MIN_OBSERVATIONS = 20

/** A group and principle that the people and observations of a client suffice to compare. */
export interface ComparedGroup {
  group: string
  people: number
  judged: number
  incorrect: number
  /** People with at least one incorrect observation. */
  peopleIncorrect: number
  share: number
  /** The share that these people would have, were the group like the client's others: of all their observations alike. */
  expected: number
  /** Limits of a p-chart: the share leaves them by chance in fewer than 27 of 10,000 groups. */
  limits: { low: number; high: number }
  /** Probability of as many incorrect ones or more by chance. */
  chance: number
  isAboveLimits: boolean
  /** True if several people carry it, each counting once for what they did. */
  isOfManyPeople: boolean
}

/**
 * Compares the groups of one principle. For each person of a group, the expected share comes from what they do in
 * other groups, so that a person who is often incorrect is expected to be so here; a person seen nowhere else is
 * expected as uncertain as the client's people differ. The incorrect ones of a group are therefore a sum of
 * beta-binomial counts, and the limits of the chart (three standard deviations in a p-chart: Shewhart, 1931) are
 * quantiles of this sum: wider than a plain p-chart's where people differ, as Laney's p′ (2002) has it, and exact for
 * small groups. Groups with fewer people or observations than the least are left out.
 *
 * `observers`: the same observations, in cells whose persons are who observed. What a group's observers find elsewhere
 * moves what is expected of it; without them, observers are taken to judge alike.
 */
export function compareGroups(
  cells: readonly Cell[],
  observers: readonly Cell[] = [],
): ComparedGroup[] {
  const isLarge = ({ cells: people }: Pick<FittedGroup, 'cells'>) =>
    people.length >= MIN_PEOPLE && sum(people.map(({ judged }) => judged)) >= MIN_OBSERVATIONS
  const fit = fitEffects(cells.filter(({ judged }) => judged > 0))
  const strictness = strictnessOf(observers, fit.personVariance + fit.cellVariance)
  const byEffect = fit.groups.toSorted((a, b) => a.effect - b.effect)
  const large = fit.groups.filter(isLarge).map((group) => ({
    group,
    strictness: strictness.get(group.name) ?? NO_STRICTNESS,
    people: group.cells.map((cell) => {
      const { effect, variance } = effectElsewhere(cell, fit)
      return { cell, effect, variance: variance + fit.cellVariance }
    }),
  }))
  let outside = new Set<FittedGroup>()
  for (let round = 1; round < ROUNDS; round++) {
    const next = large.filter((of) => isOutside(expectedOf(of, byEffect, outside)))
    if (next.length <= outside.size || next.length > large.length / 2) break
    outside = new Set(next.map(({ group }) => group))
  }
  return large.map((of) => compareGroup(of, expectedOf(of, byEffect, outside)))
}

/** A group that is above what is likely is no part of the centre line, as when a control chart is set up. */
const ROUNDS = 4

/** Two standard deviations. */
const OUTSIDE = 0.02

interface LargeGroup {
  group: FittedGroup
  strictness: Strictness
  people: { cell: FittedCell; effect: number; variance: number }[]
}

/** Expectation for a group's people if the group were like the others. */
interface Expected {
  people: (ExpectedPerson & { incorrect: number })[]
  /** Weighted: all observations, and the incorrect ones among them. */
  whole: number
  found: number
  /** Share in which each observation counts once, whatever its weight in the test. */
  share: () => number
  /** The centre is uncertain for all people of the group alike: three points of Gauss and Hermite stand for it. */
  sums: () => { share: number; of: SumDistribution }[]
}

function expectedOf(
  { group, strictness, people }: LargeGroup,
  byEffect: readonly FittedGroup[],
  outside: ReadonlySet<FittedGroup>,
): Expected {
  const others = byEffect.filter((other) => other !== group && !outside.has(other))
  // Without others there is nothing to compare with.
  const centre = centreOf(others, strictness) ?? { logit: group.effect, deviation: 0 }
  const middle = people.map(({ cell, effect, variance }) => ({
    ...expectedPerson(cell.judged, centre.logit + effect, variance),
    incorrect: cell.incorrect,
  }))
  const peopleAt = (logit: number) =>
    people.map(({ cell, effect, variance }, index) => ({
      ...expectedPerson(cell.judged, logit + effect, variance),
      weight: middle[index]?.weight ?? 1,
    }))
  const ofCentres = <Value>(valueAt: (logit: number) => Value) =>
    CENTRES.map(({ deviate, share }) => ({
      share,
      of: valueAt(centre.logit + deviate * centre.deviation),
    }))
  return {
    people: middle,
    whole: sum(middle.map(({ weight, observations }) => weight * observations)),
    found: sum(middle.map(({ weight, incorrect }) => weight * incorrect)),
    share: () =>
      sum(ofCentres((logit) => meanShare(peopleAt(logit))).map((at) => at.share * at.of)),
    sums: () => ofCentres((logit) => sumOfPeople(peopleAt(logit))),
  }
}

/** Σ nᵢ·mᵢ / Σ nᵢ. */
const meanShare = (people: readonly ExpectedPerson[]): number =>
  sum(people.map(({ observations, mean }) => observations * mean)) /
  sum(people.map(({ observations }) => observations))

const tailOf =
  (sums: ReturnType<Expected['sums']>): SumDistribution['tailFrom'] =>
  (from) =>
    sum(sums.map(({ share, of }) => share * of.tailFrom(from)))

const isOutside = ({ people, found, sums }: Expected): boolean =>
  isOfManyPeople(people) && tailOf(sums())(found) <= OUTSIDE

function compareGroup({ group }: LargeGroup, expected: Expected): ComparedGroup {
  const { people, whole, found } = expected
  const { cells } = group
  const sums = expected.sums()
  const judged = sum(cells.map((cell) => cell.judged))
  const incorrect = sum(cells.map((cell) => cell.incorrect))
  const share = incorrect / judged
  const tailFrom = tailOf(sums)
  const limits = limitsOf(tailFrom, whole, THREE_DEVIATIONS)
  // People weigh differently in the sum, so shares are told as their distance from the share that the screen shows.
  const toShare = (weighted: number) => share + (weighted - found) / whole
  return {
    group: group.name,
    people: cells.length,
    judged,
    incorrect,
    peopleIncorrect: cells.filter((cell) => cell.incorrect > 0).length,
    share,
    expected: expected.share(),
    limits: { low: within(toShare(limits.low)), high: within(toShare(limits.high)) },
    chance: tailFrom(found),
    isAboveLimits: found > limits.high,
    isOfManyPeople: isOfManyPeople(people),
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, next) => all + next, 0)

const within = (share: number): number => Math.min(Math.max(share, 0), 1)

const THREE_DEVIATIONS = normalTail(3)

const CENTRES = [
  { deviate: -Math.sqrt(3), share: 1 / 6 },
  { deviate: 0, share: 2 / 3 },
  { deviate: Math.sqrt(3), share: 1 / 6 },
]

/**
 * Returns the weighted median of groups' effects, as the observers would have it: some that stand out do not move it, as
 * they would a mean.
 */
function centreOf(
  byEffect: readonly FittedGroup[],
  { logit, variance }: Strictness,
): { logit: number; deviation: number } | null {
  const whole = sum(byEffect.map(({ information }) => information))
  let below = 0
  const median = byEffect.find(({ information }) => (below += information) >= whole / 2)
  if (!median) return null
  // The variance of a median is π/2 that of a mean.
  return { logit: median.effect + logit, deviation: Math.sqrt(Math.PI / 2 / whole + variance) }
}

/**
 * Returns the mean and variance of a share whose logit is normal, to the second order. The weight is that of the score
 * statistic: many observations of one person tell less about the group, the less sure the person's own share is.
 */
function expectedPerson(observations: number, logit: number, variance: number): ExpectedPerson {
  // The mean by MacKay's approximation (1992), as a logit that is uncertain draws a share towards one half.
  const mean = logistic(logit / Math.sqrt(1 + (Math.PI * variance) / 8))
  const spread = mean * (1 - mean)
  const weight = Math.max(1, Math.round(FULL_WEIGHT / (1 + observations * spread * variance)))
  return { observations, mean, variance: Math.min(spread ** 2 * variance, spread * 0.9), weight }
}

const FULL_WEIGHT = 8

/**
 * Tests the group's excess with people as clusters (Liang and Zeger, 1986): Student's t of as many degrees of freedom as
 * there are effective people, less one (Carter, Schnepel and Steigerwald, 2017). One person with most of the
 * observations, or few who are always incorrect among many who are not, do not pass it.
 */
function isOfManyPeople(people: readonly (ExpectedPerson & { incorrect: number })[]): boolean {
  const clusters = people.map(({ weight, incorrect, observations, mean }) => ({
    size: weight * observations,
    more: weight * (incorrect - observations * mean),
  }))
  const whole = sum(clusters.map(({ size }) => size))
  const excess = sum(clusters.map(({ more }) => more)) / whole
  const effective = whole ** 2 / sum(clusters.map(({ size }) => size ** 2))
  if (excess <= 0 || effective < LEAST_EFFECTIVE) return false
  const squares = sum(clusters.map(({ size, more }) => (more - size * excess) ** 2))
  const deviation = Math.sqrt((squares * people.length) / (people.length - 1)) / whole
  return excess > studentLimit(effective - 1) * deviation
}

const LEAST_EFFECTIVE = 3

export interface NamedGroup<Key> extends ComparedGroup {
  key: Key
  /** Look at this task. */
  isNamed: boolean
}

/**
 * Names the groups that stand out, of all comparisons that are shown together (several principles): above the limits,
 * carried by many people, by a size that matters, and with false discoveries limited as Benjamini and Hochberg (1995)
 * have it.
 */
export function nameGroups<Key>(
  compared: readonly { key: Key; groups: readonly ComparedGroup[] }[],
): NamedGroup<Key>[] {
  const all = compared.flatMap(({ key, groups }) => groups.map((group) => ({ key, ...group })))
  const limit = discoveryLimit(all.map(({ chance }) => chance))
  return all.map((group) => ({
    ...group,
    isNamed:
      group.chance <= limit &&
      group.isAboveLimits &&
      group.isOfManyPeople &&
      group.peopleIncorrect >= MIN_PEOPLE_INCORRECT &&
      group.share - group.expected >= MIN_EXCESS,
  }))
}

/** Less than this many points above what is expected is no reason to change a task. */
export const MIN_EXCESS = 0.05

const MIN_PEOPLE_INCORRECT = 3

/** Largest expected part of the named effects that are named by chance. */
const FALSE_DISCOVERIES = 0.005

/** Returns the largest chance that counts as a discovery; 0: none does. */
export function discoveryLimit(chances: readonly number[]): number {
  const sorted = chances.toSorted((a, b) => a - b)
  const last = sorted.findLastIndex(
    (chance, index) => chance <= ((index + 1) / sorted.length) * FALSE_DISCOVERIES,
  )
  return sorted[last] ?? 0
}
