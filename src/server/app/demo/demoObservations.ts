/**
 * Generates a year of observations for one of the demo's companies: busy weekdays, people who improve, every review
 * type.
 */
import { v7 as uuid } from 'uuid'
import { DAY_MS } from '#domain/dates.ts'
import { OVERRIDE_REASONS } from '#domain/enumerations.ts'
import { type Answers, principleFlagsOf, NO_ANSWERS } from '#domain/observations/answers.ts'
import { applicablePrinciples, type Principle } from '#domain/observations/principles.ts'
import { evaluateTechnique } from '#domain/observations/technique.ts'
import { isObserveeOnly, rankOf } from '#domain/roles.ts'
import type { NewRow } from '../../platform/db/tables.ts'
import type { Company, DemoTaskRow, Workplace } from './buildCompany.ts'
import { aiReview, oppositeAnswers } from './demoAiReview.ts'
import type { ClientRow } from '../factories/buildClient.ts'
import type { UserRow } from '../factories/buildUser.ts'
import { type SeededRandom, seededRandom } from './seededRandom.ts'

export interface DemoObservation {
  task: DemoTaskRow['row']
  video: NewRow<'videos'>
  observation: NewRow<'observations'>
}

const NOTES = [
  'Stood too far from the load at the start.',
  'Good: checked the route first, then lifted.',
  'Asked for help with the second box.',
  'Knees stayed straight; talked it through afterwards.',
  'Floor was wet near the dock door.',
  'Much better than last month.',
]
const OTHER_DETAILS = [
  'Used the trolley brake.',
  'Gloves were missing.',
  'Load was labelled wrongly.',
]

export function buildDemoObservations(
  { client, company, people }: { client: ClientRow; company: Company; people: UserRow[] },
  count: number,
  now: Date,
  seeds: SeededRandom,
): DemoObservation[] {
  const observers = people.filter(({ type }) => rankOf(type) >= rankOf('CLIENT_OBSERVER'))
  const workers = people.filter(({ type }) => type !== 'NONE')
  const takenMinutes = new Set<string>()
  const observations: DemoObservation[] = []
  while (observations.length < count) {
    const age = 1 - observations.length / count
    // Separate random streams: the number of draws of a date depends on today, and must not change anything else.
    const date = randomWorkTime(now, age, forkRandom(seeds))
    const random = forkRandom(seeds)
    const task = random.pickWeighted(company.tasks, ({ plan }) => plan.share)
    const place = pickWorkplace(task, company.workplaces, random)
    const observee = random.chance(0.93) ? random.pick(workers) : null
    const isSelfAssessment =
      observee !== null && isObserveeOnly(observee.type) && random.chance(0.3)
    const minute = [
      task.row.id,
      place.location_id,
      observee?.id,
      Math.floor(date.getTime() / 60_000),
    ].join()
    if (takenMinutes.has(minute)) continue
    takenMinutes.add(minute)
    const observer = isSelfAssessment ? observee : random.pick(observers)
    observations.push(
      buildOne({
        client,
        company,
        task,
        place,
        observer,
        observee,
        isSelfAssessment,
        date,
        age,
        random,
      }),
    )
  }
  return observations
}

const forkRandom = (seeds: SeededRandom): SeededRandom => seededRandom(seeds.below(2 ** 31))

interface ObservationDraw {
  client: ClientRow
  company: Company
  task: DemoTaskRow
  place: Workplace
  observer: UserRow
  observee: UserRow | null
  isSelfAssessment: boolean
  date: Date
  age: number
  random: SeededRandom
}

function buildOne({
  client,
  company,
  task,
  place,
  observer,
  observee,
  isSelfAssessment,
  date,
  age,
  random,
}: ObservationDraw): DemoObservation {
  const of = { client_id: client.id, created_at: date, updated_at: date }
  const answers = randomAnswers(task, age, random)
  const { OTHER: other } = answers
  const ai =
    client.ai_enabled &&
    !isSelfAssessment &&
    !task.row.show_other_observation_option &&
    random.chance(0.6) &&
    (age > AGE_OF_LIFTS_ALONE || isJudgedLift(task.row))
  const overridden = ai && client.show_manual_override_options && random.chance(0.12)
  const principles = applicablePrinciples(task.row)
  const verdictOf = (given: Answers) =>
    evaluateTechnique(task.row, given, client.can_use_not_applicable) ?? 'incorrect'
  const technique = verdictOf(answers)
  // The video keeps the AI's answers, the observation has a person's answers instead.
  const finalAnswers = overridden ? oppositeAnswers({ answers, principles }) : answers
  const video: NewRow<'videos'> = {
    ...of,
    ...principleFlagsOf(answers),
    id: uuid(),
    user_id: observer.id,
    is_other_option_correct: other,
    other_details: other === null ? null : random.pick(OTHER_DETAILS),
    platform: ai ? random.pick(['IOS', 'ANDROID'] as const) : null,
    anonymous_observation: ai && client.anonymous_observations_enabled,
  }
  const isForCampaign = random.chance(0.7)
  const campaign = company.campaigns.find(
    ({ start_date, end_date, task_id }) =>
      task_id === task.row.id &&
      isoDay(date) >= start_date &&
      (!end_date || isoDay(date) <= end_date),
  )
  const observation: NewRow<'observations'> = {
    ...of,
    ...principleFlagsOf(finalAnswers),
    id: uuid(),
    name: task.row.name,
    kind: ai ? 'OBSERVATION' : isSelfAssessment ? 'SELF_ASSESSMENT' : 'MANUAL_OBSERVATION',
    location_id: place.location_id,
    department_id: place.department_id,
    task_id: task.row.id,
    campaign_id: campaign && isForCampaign ? campaign.id : null,
    video_id: video.id,
    user_id: observer.id,
    observee_id: observee?.id ?? null,
    unlinked_observee_name: observee ? null : `Agency worker ${1 + random.below(40)}`,
    technique: verdictOf(finalAnswers),
    ai_technique: ai ? technique : null,
    date,
    notes: random.chance(0.2) ? random.pick(NOTES) : null,
    review_type: overridden ? 'MANUAL_OVERRIDE' : ai ? 'AI' : 'MANUAL_TASK',
    manual_override_reason: overridden ? random.pick(OVERRIDE_REASONS) : null,
  }
  if (!ai) return { task: task.row, video, observation }
  const review = aiReview({ technique, answers, principles, overridden }, random)
  return {
    task: task.row,
    video: { ...video, ...review.video },
    observation: { ...observation, ...review.observation },
  }
}

/** So that the newest AI results all have a recording; those of the demo show lifts. */
const AGE_OF_LIFTS_ALONE = 0.1

/** Lifts, which the AI judges by three principles. */
export function isJudgedLift(task: DemoTaskRow['row']): boolean {
  const principles = applicablePrinciples(task)
  return (
    principles.length === JUDGED_BY_AI.length &&
    JUDGED_BY_AI.every((principle) => principles.includes(principle))
  )
}

const JUDGED_BY_AI: readonly Principle[] = ['INSIDE_BASE', 'BIG_ENGINES', 'TURN_NOT_TWIST']

/** People learn: a year ago the rate of faults was half as high again. */
function randomAnswers({ row, plan }: DemoTaskRow, age: number, random: SeededRandom): Answers {
  const principles = applicablePrinciples(row)
  const risk = (plan.risk * (1.05 + age * 0.6)) / principles.length
  const answers: Answers = { ...NO_ANSWERS }
  const { changed } = plan
  for (const principle of principles) {
    const isHard = changed?.principle === principle && age * 365 > changed.daysAgo
    answers[principle] = !random.chance(risk + (isHard ? changed.riskBefore : 0))
  }
  if (row.show_other_observation_option && random.chance(0.25)) answers.OTHER = random.chance(0.85)
  return answers
}

function pickWorkplace(
  { plan }: DemoTaskRow,
  workplaces: Workplace[],
  random: SeededRandom,
): Workplace {
  return random.pick(
    plan.departments
      ? workplaces.filter(({ department }) => plan.departments?.includes(department))
      : workplaces,
  )
}

/** `age` 1 is a year ago. Never later than an hour ago; a tenth of the work is at weekends. */
function randomWorkTime(now: Date, age: number, random: SeededRandom): Date {
  for (;;) {
    const start = Math.floor((now.getTime() - age * 365 * DAY_MS) / DAY_MS) * DAY_MS
    const moment = new Date(start + (5.5 + random.next() * 12) * 3_600_000)
    if (moment.getTime() > now.getTime() - 3_600_000)
      return new Date(now.getTime() - (1 + random.next() * 20) * 3_600_000)
    const weekend = moment.getUTCDay() % 6 === 0
    if (!weekend || random.chance(0.1)) return moment
    age += (random.next() - 0.3) / 100
  }
}

function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10)
}
