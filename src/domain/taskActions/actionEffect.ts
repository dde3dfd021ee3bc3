/** Before and after of an action: the share of incorrect observations on either side of the moment when it was done. */
import { DAY_MS } from '../dates.ts'
import { type ConfidenceInterval, wilsonInterval } from '../accuracy/accuracy.ts'
import type { TaskActionConclusion } from '../enumerations.ts'
import { studentLimit } from '../taskAnalysis/distributions.ts'
import { MIN_OBSERVATIONS, MIN_PEOPLE } from '../taskAnalysis/taskAnalysis.ts'

/** Longer would compare with a time in which much else was different. */
const WINDOW_DAYS = 180

/** `from` up to the moment when it was done, and from there to before `until`: equally long. */
export interface EffectWindows {
  from: Date
  until: Date
  /** Whole days of each side. */
  days: number
}

/** The days since it was done, 180 at most, and as many before it. */
export function effectWindows(doneAt: Date, now: Date): EffectWindows {
  const since = Math.max(now.getTime() - doneAt.getTime(), 0)
  const length = Math.min(since, WINDOW_DAYS * DAY_MS)
  return {
    from: new Date(doneAt.getTime() - length),
    until: new Date(doneAt.getTime() + length),
    days: Math.floor(length / DAY_MS),
  }
}

/** Observations of one person with a verdict on the principle. */
export interface SideCounts {
  judged: number
  incorrect: number
}

export interface PersonSides {
  before: SideCounts
  after: SideCounts
}

/** Fewer than MIN_PEOPLE: all null but the number of observations. */
export interface EffectSide {
  observations: number
  people: number | null
  incorrect: number | null
  share: number | null
  /** Wilson's, as on the page. */
  interval: ConfidenceInterval | null
}

export interface ActionEffect {
  before: EffectSide
  after: EffectSide
  conclusion: TaskActionConclusion
  /** The 95 % interval of the share after less the share before; null: too few. */
  difference: ConfidenceInterval | null
}

/**
 * Compares both sides. The interval of the difference is the wider of two: Newcombe's (1998, method 10), from Wilson's
 * intervals, which holds for few observations; and one with people as clusters (Liang and Zeger, 1986; Student's t as
 * in `isOfManyPeople`), which holds where people differ, and knows that many are on both sides. Only an interval
 * without 0 says that something changed.
 */
export function compareSides(people: readonly PersonSides[]): ActionEffect {
  const [before, after] = [sideOf(people, 'before'), sideOf(people, 'after')]
  const sides = { before: before.shown, after: after.shown }
  if (!isEnough(before) || !isEnough(after))
    return { ...sides, conclusion: 'TOO_FEW', difference: null }
  const byScore = scoreInterval(before, after)
  const byPeople = clusterInterval(people, before, after)
  const difference = {
    low: Math.max(Math.min(byScore.low, byPeople.low), -1),
    high: Math.min(Math.max(byScore.high, byPeople.high), 1),
  }
  return { ...sides, conclusion: concludeFrom(difference), difference }
}

const concludeFrom = ({ low, high }: ConfidenceInterval): TaskActionConclusion =>
  high < 0 ? 'IMPROVED' : low > 0 ? 'WORSE' : 'UNCLEAR'

interface Side {
  judged: number
  share: number
  /** Interval over all observations, not only those that the reader can see. */
  interval: ConfidenceInterval
  people: number
  /** People who would carry as much, were each observed as often. */
  effective: number
  shown: EffectSide
}

function sideOf(people: readonly PersonSides[], side: keyof PersonSides): Side {
  const counts = people.map((person) => person[side]).filter(({ judged }) => judged > 0)
  const judged = sum(counts.map((one) => one.judged))
  const incorrect = sum(counts.map((one) => one.incorrect))
  const share = judged > 0 ? incorrect / judged : 0
  const interval = judged > 0 ? wilsonInterval(incorrect, judged) : { low: 0, high: 1 }
  const isShown = counts.length >= MIN_PEOPLE
  return {
    judged,
    share,
    interval,
    people: counts.length,
    effective: judged > 0 ? judged ** 2 / sum(counts.map((one) => one.judged ** 2)) : 0,
    shown: {
      observations: judged,
      people: isShown ? counts.length : null,
      incorrect: isShown ? incorrect : null,
      share: isShown ? share : null,
      interval: isShown ? interval : null,
    },
  }
}

/** Most observations of one or two people tell about them, not about the task. */
const MIN_EFFECTIVE = 3

const isEnough = ({ judged, people, effective }: Side): boolean =>
  judged >= MIN_OBSERVATIONS && people >= MIN_PEOPLE && effective >= MIN_EFFECTIVE

function scoreInterval(before: Side, after: Side): ConfidenceInterval {
  const middle = after.share - before.share
  const below = Math.hypot(after.share - after.interval.low, before.interval.high - before.share)
  const above = Math.hypot(after.interval.high - after.share, before.share - before.interval.low)
  return { low: middle - below, high: middle + above }
}

function clusterInterval(
  people: readonly PersonSides[],
  before: Side,
  after: Side,
): ConfidenceInterval {
  const excess = (counts: SideCounts, side: Side) =>
    (counts.incorrect - counts.judged * side.share) / side.judged
  const squares = sum(
    people.map((person) => (excess(person.after, after) - excess(person.before, before)) ** 2),
  )
  const deviation = Math.sqrt((squares * people.length) / (people.length - 1))
  const margin = studentLimit(Math.min(before.effective, after.effective) - 1) * deviation
  const middle = after.share - before.share
  return { low: middle - margin, high: middle + margin }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, next) => all + next, 0)
