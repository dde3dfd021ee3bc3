/**
 * Every field of every type, answered once with a value: a column that a query forgets is null, which nothing else tells.
 * The fields are the contract's own, so that a new one has to have a value somewhere, or a reason here.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  buildSchema,
  getNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { beforeAll, expect, it } from 'vitest'
import { typeDefs } from '#api/generated/typeDefs.ts'
import { seedDemoIfEmpty } from '#server/app/demo/seedDemo.ts'
import { type Actor, ownApi, signIn } from '#test/support/api.ts'
import { fullCall, QUERIES } from '#test/support/fullCall.ts'
import { projectRoot } from '#server/platform/settings/projectRoot.ts'
import { asOwner } from '#test/support/testDatabase.ts'

const NORTHWIND = ['super', 'observer', 'observee'].map((name) => `${name}@northwind.example`)

const TESTS = join(projectRoot, 'test')
const schema = buildSchema(typeDefs)
const found = new Set<string>()
const ids = new Map<string, Set<string>>()

/** Notes which fields of an answer have a value, and the ids of its records. */
function note(type: GraphQLOutputType, value: unknown): void {
  const named = getNamedType(type)
  if (value === null || value === undefined || !isObjectType(named)) return
  if (Array.isArray(value)) {
    for (const item of value) note(type, item)
    return
  }
  const fields = named.getFields()
  for (const [name, inner] of Object.entries(value)) {
    const field = fields[name]
    if (!field || inner === null) continue
    found.add(`${named.name}.${name}`)
    note(field.type, inner)
    if (name === 'id') ids.set(named.name, (ids.get(named.name) ?? new Set()).add(String(inner)))
  }
}

const queries = schema.getQueryType()?.getFields() ?? {}

async function ask(person: Actor, operation: string, given: Record<string, string>) {
  const { data } = await person.gql(fullCall(operation, { take: 20, given }))
  const field = queries[operation]
  if (field && data) note(field.type, data.answer)
}

const { db, files } = await ownApi()

beforeAll(async () => {
  await seedDemoIfEmpty({ db, files })
  // Accounts of the demo sign in on this machine only.
  await asOwner(db, 'update users set is_demo = false')
  const people = await Promise.all(
    ['provider@liftwise.example', ...NORTHWIND].map((email) =>
      signIn({ email, password: 'Liftwise-demo-1' } as Actor),
    ),
  )
  for (const person of people) for (const operation of QUERIES) await ask(person, operation, {})
  for (let round = 0; round < 8; round += 1) {
    const given = Object.fromEntries(
      [...ids].map(([type, all]) => [type, [...all][round] ?? [...all][0] ?? '']),
    )
    for (const operation of QUERIES)
      for (const person of people.slice(0, 2)) await ask(person, operation, given)
  }
}, 300_000)

/** Fields that no data here reach: a sample takes 20,000 pairs, and the timeline has no score of Dip n' Drive. */
const NOWHERE = new Set(['sampled_people', 'dipNDrive'])

/** Fields without a value in the demo. Another test asks for each by its name. */
const ELSEWHERE: Record<string, string> = {
  Person: 'hint deleted_at',
  FieldChange: 'before',
  AuditChain: 'is_whole broken_at checked_at progress',
  CalibrationClip: 'is_dip_n_drive retired_at',
  NamedRecord: 'deleted_at',
  Campaign: 'department_id department deleted_at',
  ObservationCampaign: 'department_id',
  Client:
    'logo_url recording_retention_days observation_retention_days follow_up_after_incorrect deleted_at',
  ClientAppearance: 'logo_url',
  RetentionCount: 'oldest',
  LegalHold: 'placed_by',
  Department: 'deleted_at',
  FollowUp: 'gbs_video_id gbs_video deleted_at',
  FollowUpOffer: 'refusal open_id closed_id coach',
  GbsVideo: 'deleted_at',
  Job: 'rows_total error url available_until format import_result judge_again_result client finished_at',
  ImportResult: 'moves',
  ImportError: 'value',
  ImportMove: 'from to',
  ImportChange: 'from to',
  JudgedPrincipleCount: 'from to',
  JudgeAgainChange: 'name technique_from technique_to',
  JudgedPrincipleChange: 'from to',
  Location: 'deleted_at',
  MyData: 'recording_retention_days observation_retention_days',
  HeldRecordingView: 'user',
  Notification: 'reason hold_subject comment_id',
  OfferedTask: 'locations people',
  OfferedCampaign: 'department_id departments',
  OfferedPerson: 'hint locations departments',
  Observation:
    'unlinked_observee_name unlinked_observee_employee_id manual_override_reason ai_review_notes feedback_notes pseudonymised_at deleted_at',
  ObservationTask: 'deleted_at',
  Video:
    'description is_arm_foot_aligned is_confined_space is_feet_inline is_hands_above_head video_size processing_error processing_started_at raw_video_url skeleton_misfit_at deleted_at',
  LiftKeypoint: 'isInsideBase isDipNDrive',
  LiftScore: 'insideBase dipNDrive',
  RecordChange: 'user',
  Comment: 'deleted_at',
  ObservationContest: 'user answer answer_text answered_by answered_at',
  RecordingView: 'user',
  FoundRecord: 'name detail date',
  Security: 'second_factor_since',
  Device: 'browser system',
  Me: 'language',
  MyClient: 'logo_url',
  ServerStatus: 'disk_problem mail_server mail_held_at last_backup_at oldest_due_at audit_check',
  ReplicaStatus: 'problem lag_seconds',
  FailedJob: 'client error',
  TaskAction: 'location deleted_at',
  TaskAnalysis: 'sampled_people',
  Task: 'deleted_at',
  User: 'mail_refusal pseudonymised_at deleted_at',
  Invitation: 'invited_at',
}

const isElsewhere = (type: string, field: string) => ELSEWHERE[type]?.split(' ').includes(field)

it('[7.108] every field of every type has a value somewhere', () => {
  const reachable = new Set<GraphQLObjectType>()
  const visit = (type: GraphQLOutputType) => {
    const named = getNamedType(type)
    if (!isObjectType(named) || reachable.has(named)) return
    reachable.add(named)
    for (const { type: inner } of Object.values(named.getFields())) visit(inner)
  }
  for (const { type } of Object.values(queries)) visit(type)
  const missing = [...reachable].flatMap((type) =>
    Object.values(type.getFields())
      .filter(
        (field) =>
          !isNonNullType(field.type) &&
          !found.has(`${type.name}.${field.name}`) &&
          !isElsewhere(type.name, field.name),
      )
      .map((field) => `${type.name}.${field.name}`),
  )
  expect(missing).toEqual([])
})

it('[7.108] what the demo has no value of is asked for by another test', () => {
  const others = readdirSync(TESTS, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('everyAnswer.all.test.ts'))
    .map((name) => readFileSync(join(TESTS, name), 'utf8'))
    .join('\n')
  const names = new Set(Object.values(ELSEWHERE).flatMap((fields) => fields.split(' ')))
  const unasked = [...names].filter(
    (name) => !NOWHERE.has(name) && !new RegExp(`\\b${name}\\b`).test(others),
  )
  expect(unasked).toEqual([])
})
