/** The language of a request, of a person and of a client. */
import { describe, expect, it } from 'vitest'
import { loadServerTexts } from '#texts/loadServerTexts.ts'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildDepartment, buildLocation } from '#server/app/factories/buildPlaces.ts'
import { actor, api, speaking } from '#test/support/api.ts'
import { now } from '#test/support/clock.ts'
import { updateRow } from '#test/support/scenarios/scheduleScenario.ts'

const { db, app } = await api()

const person = await actor('CLIENT_OBSERVER')

const CHOOSE =
  'mutation ($language: Language) { updateMyLanguage(language: $language) { language } }'

describe('[49.22] a person', () => {
  it('has no language until they choose one, and may take it back', async () => {
    const read = async () => (await person.gql('{ me { language } }')).data.me
    expect(await read()).toEqual({ language: null })
    const { data } = await person.gql(CHOOSE, { language: 'en' })
    expect(data.updateMyLanguage).toEqual({ language: 'en' })
    expect(await read()).toEqual({ language: 'en' })
    await person.gql(CHOOSE, { language: null })
    expect(await read()).toEqual({ language: null })
  })

  it('cannot choose one that the product does not have', async () => {
    const { errors } = await person.gql(CHOOSE, { language: 'tlh' })
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', field: 'language' })
  })

  it('has none where the chosen one is gone', async () => {
    await updateRow(db, 'users', person, { language: 'tlh' })
    expect((await person.gql('{ me { language } }')).data).toEqual({ me: { language: null } })
  })
})

it('[49.22] a client has English until the provider chooses another language', async () => {
  const provider = await actor('PROVIDER_SUPER_USER')
  const { data } = await provider.gql(
    'mutation ($input: ClientInput!) { createClient(input: $input) { language } }',
    { input: { companyName: `Speakers ${person.id}` } },
  )
  expect(data.createClient).toEqual({ language: 'en' })
})

it('[49.20] an error says its words, and their key and values for programs with words of their own', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: {
      authorization: `Bearer ${person.accessToken}`,
      'accept-language': 'tlh, en-GB;q=0.5',
    },
    payload: {
      query: `mutation { sendHelpRequest(input: { subject: "${'x'.repeat(201)}", message: "" }) }`,
    },
  })
  const [error] = answer.json().errors
  expect(error.extensions.fields).toEqual([
    {
      field: 'subject',
      message: 'This text is too long: use at most 200 characters.',
      text: { key: 'messages.textTooLong', args: { max: 200 } },
    },
    {
      field: 'message',
      message: 'Message is required',
      text: { key: 'messages.helpMessageRequired', args: {} },
    },
  ])
})

it('[49.21] a request in French is refused in French', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'accept-language': 'tlh, fr-CA;q=0.9, en;q=0.8' },
    payload: { query: '{ me { id } }' },
  })
  expect(answer.json().errors[0].message).toBe(
    (await loadServerTexts('fr')).messages.unauthenticated,
  )
})

it('[49.27] a deleted place around others is marked in the reader’s language', async () => {
  const client = await buildClient(db, { language: 'de' })
  const of = { client_id: client.id }
  const gone = await buildLocation(db, { ...of, name: 'Halle', deleted_at: now() })
  const { id } = await buildLocation(db, { ...of, name: 'Rampe', parent_id: gone.id })
  await buildDepartment(db, { ...of, locations: [id] })
  const reader = speaking(await actor('CLIENT_SUPER_USER', client), 'pl')
  const { data } = await reader.gql(
    `{ filterFormData { locations { id parent_name } } observationChoices { locations { id parent_name } } }`,
  )
  const named = { id, parent_name: 'Halle (usunięto)' }
  expect(data.filterFormData.locations).toContainEqual(named)
  expect(data.observationChoices.locations).toContainEqual(named)
})
