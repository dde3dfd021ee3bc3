/** Agreement of a person's answers about calibration clips with the agreed truth. */
import { wilsonInterval } from '../accuracy/accuracy.ts'
import type { Answer } from '../observations/answers.ts'
import { PRINCIPLES, type Principle } from '../observations/principles.ts'

/** The truth about one principle of a clip, and what a person answered; null: cannot tell. */
export interface AnsweredPrinciple {
  truth: boolean
  answer: Answer
}

export interface Agreement {
  /** Answers that say correct or incorrect. */
  answered: number
  agreed: number
  /** Answers that say that it cannot be told. */
  unsure: number
  /** Null: there are too few answers, or only one kind of truth or answer. */
  kappa: Kappa | null
}

/** Cohen's kappa: 1 is full agreement, 0 what chance would give, below 0 less than that. */
export interface Kappa {
  value: number
  /** 95 % confidence, within -1 to 1. */
  low: number
  high: number
}

/** Answers from which on kappa is told: below, its interval says nothing. */
export const MIN_ANSWERS_FOR_KAPPA = 10

export function agreementOf(answers: readonly AnsweredPrinciple[]): Agreement {
  const told = answers.filter(({ answer }) => answer !== null)
  const count = (truth: boolean, answer: boolean) =>
    told.filter((one) => one.truth === truth && one.answer === answer).length
  const table: AnswerTable = [
    [count(true, true), count(true, false)],
    [count(false, true), count(false, false)],
  ]
  return {
    answered: told.length,
    agreed: table[0][0] + table[1][1],
    unsure: answers.length - told.length,
    kappa: told.length < MIN_ANSWERS_FOR_KAPPA ? null : cohensKappa(table),
  }
}

/** Counts by truth (rows) and answer (columns). */
export type AnswerTable = readonly [row: readonly [number, number], row: readonly [number, number]]

/**
 * Returns kappa (Cohen 1960) with the large-sample interval of Fleiss, Cohen and Everitt (1969), for full agreement that
 * of Wilson's interval of the agreement; null when one of both has a single category: kappa is then 0 or not defined,
 * with no interval, whatever they agree on.
 */
export function cohensKappa(table: AnswerTable): Kappa | null {
  const [[a, b], [c, d]] = table
  const total = a + b + c + d
  if (total === 0) return null
  const shares = [
    [a / total, b / total],
    [c / total, d / total],
  ] as const
  const rows = shares.map(([first, second]) => first + second)
  const columns = [shares[0][0] + shares[1][0], shares[0][1] + shares[1][1]]
  const at = (values: readonly number[], index: number) => values[index] ?? 0
  const observed = shares[0][0] + shares[1][1]
  const expected = at(rows, 0) * at(columns, 0) + at(rows, 1) * at(columns, 1)
  if ([...rows, ...columns].includes(0)) return null
  const beyondChance = (share: number) => (share - expected) / (1 - expected)
  const value = beyondChance(observed)
  // The formula below gives full agreement no interval at all, however few the answers are.
  if (observed === 1)
    return { value, low: beyondChance(wilsonInterval(total, total).low), high: value }
  let sum = -((value - expected * (1 - value)) ** 2)
  for (const i of [0, 1] as const)
    for (const j of [0, 1] as const) {
      const share = shares[i][j]
      const both = at(rows, j) + at(columns, i)
      sum +=
        i === j
          ? share * (1 - (at(rows, i) + at(columns, i)) * (1 - value)) ** 2
          : (1 - value) ** 2 * share * both ** 2
    }
  const margin = Z_95 * Math.sqrt(Math.max(0, sum) / (total * (1 - expected) ** 2))
  return { value, low: Math.max(-1, value - margin), high: Math.min(1, value + margin) }
}

/** The 97.5 % quantile of the standard normal distribution. */
const Z_95 = 1.959963984540054

/** Words for kappa after Landis and Koch (1977), whose lowest says that there may be no agreement beyond chance. */
export type KappaLevel = 'chance' | 'slight' | 'fair' | 'moderate' | 'substantial' | 'almostPerfect'

/** Returns the level that is sure: of the interval's lower end. */
export const kappaLevelOf = ({ low }: Pick<Kappa, 'low'>): KappaLevel => {
  if (low <= 0) return 'chance'
  if (low <= 0.2) return 'slight'
  if (low <= 0.4) return 'fair'
  if (low <= 0.6) return 'moderate'
  return low <= 0.8 ? 'substantial' : 'almostPerfect'
}

export const agreementByPrinciple = (
  answers: readonly (AnsweredPrinciple & { principle: Principle })[],
): (Agreement & { principle: Principle })[] =>
  PRINCIPLES.map((principle) => ({
    principle,
    ...agreementOf(answers.filter((one) => one.principle === principle)),
  }))
