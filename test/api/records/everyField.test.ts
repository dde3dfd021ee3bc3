/**
 * Every field of the forms that make or change a record, stored: forms and fields are the contract's own, so that a new one
 * has to be tried here. What is stored without it differs from what is stored with it.
 */
import { buildSchema, getNamedType, isInputObjectType } from 'graphql'
import { beforeAll, expect, it } from 'vitest'
import { typeDefs } from '#api/generated/typeDefs.ts'
import { api } from '#test/support/api.ts'
import { asOwner } from '#test/support/testDatabase.ts'
import {
  ACTS,
  type Change,
  CHANGES,
  type Form,
  FORMS,
  idMade,
  make,
  prepareForms,
} from './contractForms.ts'

const schema = buildSchema(typeDefs)

beforeAll(prepareForms)

/** Fields that the record holds only together with others: each has tests of its own. */
const BESIDE: Record<string, string[]> = {
  UserInput: ['invite', 'userHasFullLocationAccess', 'userHasFullDepartmentAccess'],
  TaskInput: ['taskHasFullLocationAccess', 'taskHasFullDepartmentAccess'],
  CreateObservationInput: ['technique', 'manual_override_reason'],
  UploadVideoInput: ['fileLocation', 'keypoints', 'analysis'],
  ClientInput: ['logo'],
  CommentInput: ['mentions'],
  UpdateVideoInput: [
    'isDipNDrive',
    'isOtherOptionCorrect',
    'otherDetails',
    'isAiInsideBaseCorrect',
    'isAiTurnNotTwistCorrect',
    'isAiBigEnginesCorrect',
    'isAiDipNDriveCorrect',
  ],
  UpdateObservationInput: [
    'review_type',
    'manual_override_reason',
    'is_inside_base',
    'is_big_engines',
    'is_turn_not_twist',
    'is_dip_n_drive',
    'is_other_option_correct',
    'other_details',
    'ai_review_status',
    'ai_review_notes',
    'ai_error_cause',
    'is_ai_prediction_correct',
    'is_ai_inside_base_correct',
    'is_ai_turn_not_twist_correct',
    'is_ai_big_engines_correct',
    'is_ai_dip_n_drive_correct',
    'feedback_notes',
    'internally_reviewed',
  ],
}

const types = Object.entries(FORMS)

/** The calls of the contract that change a record by a form, by the form's type. */
const changingCalls = new Map(
  Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap(({ name: call, args }) => {
    const [id, input] = ['id', 'input'].map((argument) => args.find((one) => one.name === argument))
    return id && input ? [[getNamedType(input.type).name, call] as const] : []
  }),
)

it('[7.109] every form that changes a record is tried', () => {
  const tried = new Set([...Object.keys(FORMS), ...Object.keys(CHANGES), ...ACTS])
  expect([...changingCalls.keys()].filter((type) => !tried.has(type))).toEqual([])
})

const changes = [
  ...types.flatMap(([type, form]): [string, Change][] =>
    changingCalls.has(type) ? [[type, { ...form, make: () => idMade(type) }]] : [],
  ),
  ...Object.entries(CHANGES),
]

it.each(changes)('[7.109] %s: each field of a change is tried', async (type, { least, more }) => {
  expect(untried(type, { ...(await least()), ...more() })).toEqual([])
})

it.each(changes)('[7.109] %s: each changed field is kept', async (type, form) => {
  const changed = async (values: object) => {
    const id = await form.make()
    const input = { ...(await form.least()), ...values }
    const document = `mutation ($id: ID!, $input: ${type}!) { ${changingCalls.get(type)}(id: $id, input: $input) { id } }`
    const { errors } = await form.as().gql(document, { id, input })
    expect(errors, JSON.stringify(values)).toBeUndefined()
    return storedRows(form, id, values)
  }
  const plain = await changed({})
  const same: string[] = []
  for (const [field, values] of Object.entries(form.more()))
    if ((await changed(values)) === plain) same.push(field)
  expect(same).toEqual([])
})

function untried(type: string, tried: object): string[] {
  const input = schema.getType(type)
  const fields = isInputObjectType(input) ? Object.keys(input.getFields()) : []
  const known = new Set(['clientId', ...Object.keys(tried), ...(BESIDE[type] ?? [])])
  return fields.filter((field) => !known.has(field))
}

it.each(types)('[7.109] %s: each field is tried', async (type, { least, more }) => {
  expect(untried(type, { ...(await least()), ...more() })).toEqual([])
})

it.each(types)('[7.109] %s: each field is kept', async (type, form) => {
  const plain = await stored(type, form, {})
  const same: string[] = []
  for (const [field, values] of Object.entries(form.more()))
    if ((await stored(type, form, values)) === plain) same.push(field)
  expect(same).toEqual([])
})

async function stored(type: string, form: Form, values: object): Promise<string> {
  const input = { ...(await form.least()), ...values }
  return storedRows(form, await make(type, form, input), values)
}

/** The row, and those of other tables that name it, without what differs each time. */
async function storedRows(
  form: Pick<Form, 'table' | 'least'>,
  id: string,
  values: object,
): Promise<string> {
  const { db } = await api()
  const tables = await asOwner<{ name: string; columns: string[] }>(
    db,
    `select c.relname as name, array_agg(a.attname::text) as columns from pg_constraint k
       join pg_class c on c.oid = k.conrelid
       join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
     where k.contype = 'f' and k.confrelid = $1::regclass and a.attname <> 'client_id'
     group by c.relname`,
    [form.table],
  )
  const rows = await asOwner(db, `select * from ${form.table} where id = $1`, [id])
  const beside = await Promise.all(
    tables.map(({ name: table, columns }) =>
      asOwner(
        db,
        `select * from ${table} where ${columns.map((column) => `${column} = $1`).join(' or ')}`,
        [id],
      ),
    ),
  )
  const differing = new Set<unknown>(Object.values(await form.least()))
  return JSON.stringify([rows, beside], (key, value: unknown) =>
    /^(id|created_at|updated_at|email|email_key|name|title_key|date|video_id|observation_id|file_location)$/.test(
      key,
    ) && !Object.hasOwn(values, key)
      ? undefined
      : value === id || differing.has(value)
        ? 'this'
        : value,
  )
}
