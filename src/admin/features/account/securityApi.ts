/** Calls about one's own second factor and devices. */
import { useQuery } from '@tanstack/react-query'
import type { Security as SecurityOfContract } from '#api/generated/contract.ts'
import { graphql } from '#api/graphql.ts'
import { request } from '../../foundation/data/request.ts'

export type Security = Omit<SecurityOfContract, '__typename' | 'devices'> & { devices: Device[] }
export type Device = Omit<SecurityOfContract['devices'][number], '__typename'>

const SECURITY_FIELDS = `second_factor_since recovery_codes_left second_factor_required
  devices { id browser system first_used_at last_used_at is_current }`

/** Query key of everybody's second factor and devices. */
export const SECURITY_KEY = ['security'] as const

export const useMySecurity = () =>
  useQuery({
    queryKey: [...SECURITY_KEY, 'mine'],
    queryFn: async ({ signal }): Promise<Security> =>
      (await request(MY_SECURITY, {}, { signal })).mySecurity,
  })

export const useUserSecurity = (userId: string) =>
  useQuery({
    queryKey: [...SECURITY_KEY, userId],
    queryFn: async ({ signal }): Promise<Security> =>
      (await request(USER_SECURITY, { userId }, { signal })).userSecurity,
  })

const MY_SECURITY = graphql(`query MySecurity { mySecurity { ${SECURITY_FIELDS} } }`)

const USER_SECURITY = graphql(`query UserSecurity($userId: ID!) {
  userSecurity(userId: $userId) { ${SECURITY_FIELDS} }
}`)

export const START = graphql(`
  mutation StartSecondFactor($password: String!) {
    startSecondFactor(password: $password) {
      secret
      uri
    }
  }
`)

export const CONFIRM = graphql(`
  mutation ConfirmSecondFactor($code: String!) {
    confirmSecondFactor(code: $code)
  }
`)

export const RENEW_CODES = graphql(`
  mutation RenewRecoveryCodes($code: String!) {
    renewRecoveryCodes(code: $code)
  }
`)

export const REMOVE = graphql(`
  mutation RemoveSecondFactor($code: String!) {
    removeSecondFactor(code: $code)
  }
`)

export const END_MY_DEVICE = graphql(`
  mutation EndMyDevice($id: ID!) {
    endMyDevice(id: $id)
  }
`)

export const END_MY_OTHER_DEVICES = graphql(`
  mutation EndMyOtherDevices {
    endMyOtherDevices
  }
`)

export const END_USER_DEVICE = graphql(`
  mutation EndUserDevice($userId: ID!, $id: ID!) {
    endUserDevice(userId: $userId, id: $id)
  }
`)

export const RESET_SECOND_FACTOR = graphql(`
  mutation ResetSecondFactor($userId: ID!) {
    resetSecondFactor(userId: $userId)
  }
`)
