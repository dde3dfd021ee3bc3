/** Prepares mutations of second factors and devices for the tests of their audit entries. */
import { actor } from '#test/support/api.ts'
import {
  confirm,
  otherDevice,
  setUpSecondFactor,
  start,
  startSetUp,
} from '../auth/secondFactorCalls.ts'
import { type Prepare, preparedAs } from './deletionCalls.ts'

export const SECURITY_CALLS: Readonly<Record<string, Prepare>> = {
  updateMyLanguage: async (of) =>
    preparedAs(
      of.admin,
      'mutation ($language: Language) { updateMyLanguage(language: $language) { id } }',
      { language: 'fr' },
    ),
  startSecondFactor: async ({ admin }) => ({ call: () => start(admin) }),
  confirmSecondFactor: async ({ admin }) => {
    const { code } = await startSetUp(admin)
    return { call: () => confirm(admin, code()) }
  },
  renewRecoveryCodes: async ({ admin }) => {
    const { recoveryCodes } = await setUpSecondFactor(admin)
    return preparedAs(admin, `mutation { renewRecoveryCodes(code: "${recoveryCodes[0]}") }`)
  },
  removeSecondFactor: async ({ admin }) => {
    const { code } = await setUpSecondFactor(admin)
    return preparedAs(admin, `mutation { removeSecondFactor(code: "${await code.next()}") }`)
  },
  endMyDevice: async ({ admin }) => {
    const { id } = await otherDevice(admin)
    return preparedAs(admin, `mutation { endMyDevice(id: "${id}") }`)
  },
  endMyOtherDevices: async ({ admin }) => {
    await otherDevice(admin)
    return preparedAs(admin, 'mutation { endMyOtherDevices }')
  },
  endUserDevice: async ({ admin, client }) => {
    const person = await actor('CLIENT_USER', client)
    const { id } = await otherDevice(person)
    return preparedAs(admin, `mutation { endUserDevice(userId: "${person.id}", id: "${id}") }`)
  },
  resetSecondFactor: async ({ admin, client }) => {
    const person = await actor('CLIENT_USER', client)
    await setUpSecondFactor(person)
    return preparedAs(admin, `mutation { resetSecondFactor(userId: "${person.id}") }`)
  },
}
