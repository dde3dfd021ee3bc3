/** Imported people get a mail to choose a password when the importer asks for it: once each. */
import { v7 as uuid } from 'uuid'
import { expect, it } from 'vitest'
import { api, signIn } from '#test/support/api.ts'
import { csv, runImport, openImportScenario, storedUsers } from './importScenario.ts'

const HEADERS = 'firstname,lastname,email,employee_id,type,locations,departments'

it('new people who can sign in are invited, once, by a link that works for seven days', async () => {
  const { mails, drainBackgroundWork, post, advanceClock } = await api()
  const scenario = await openImportScenario()
  const tag = uuid()
  const line = (name: string, type: string) =>
    `${name},Porter,${name}.${tag}@example.com,,${type},,`
  const mine = () => mails.filter(({ to }) => to.address.includes(tag))
  const file = (...lines: string[]) =>
    ({ ...scenario, kind: 'USERS', content: csv(HEADERS, ...lines) }) as const
  await runImport(file(line('old', 'Client User')))
  expect(mine()).toEqual([])
  const both = file(
    line('old', 'Client Observer'),
    line('ann', 'Client User'),
    line('bob', 'Client Observee'),
    line('none', 'None'),
  )
  expect(await runImport(both, true)).toMatchObject({
    import_result: { created: 3, updated: 1 },
  })
  await drainBackgroundWork()
  expect(
    mine()
      .map(({ to }) => to.address)
      .sort(),
  ).toEqual([`ann.${tag}@example.com`, `bob.${tag}@example.com`])
  expect(await runImport(both, true)).toMatchObject({ import_result: { unchanged: 4 } })
  await drainBackgroundWork()
  expect(mine()).toHaveLength(2)

  advanceClock(6 * 24 * 60 * 60)
  const [mail] = mine().filter(({ to }) => to.address.startsWith('ann'))
  expect(mail?.subject).toMatch(/^Your Liftwise account at /)
  const token = /\/reset\/([\w-]+)/.exec(mail?.text ?? '')?.[1]
  const choose = `mutation ($resetPasswordInput: ResetPasswordInput!) { resetPassword(resetPasswordInput: $resetPasswordInput) }`
  const password = 'a new password of hers'
  const answer = await post(choose, { resetPasswordInput: { resetToken: token, password } })
  expect(answer.data).toEqual({ resetPassword: true })
  const [ann] = await storedUsers(scenario.clientId)
  const person = {
    id: ann?.id ?? '',
    email: ann?.email ?? '',
    client_id: scenario.clientId,
    password,
    type: 'CLIENT_USER',
  } as const
  expect((await signIn(person)).accessToken).toBeTruthy()
})
