import { describe, expect, it } from 'vitest'
import { message } from '../messages.ts'
import { changeRefusal, deletionRefusal, editRefusal, mayBelongToClient } from './userRules.ts'
import type { TargetUser, UserIdentity } from './userRules.ts'

const person = (id: string, type: UserIdentity['type']): UserIdentity & TargetUser => ({
  id,
  type,
  client_id: 'c1',
  has_wider_access: false,
})
const superUser = person('s', 'CLIENT_SUPER_USER')
const provider = person('p', 'PROVIDER_SUPER_USER')
const observer = person('o', 'CLIENT_OBSERVER')
const unchanged = { enabled: undefined }

describe('[6.49] [6.50] [6.51] what someone may do to a user', () => {
  it('super users are edited by the provider only, and by themselves', () => {
    expect(editRefusal(person('t', 'CLIENT_SUPER_USER'), superUser)).toBe(
      message('higherLevelUser'),
    )
    expect(editRefusal(superUser, superUser)).toBeNull()
    expect(editRefusal(observer, observer)).toBe(message('higherLevelUser'))
    expect(editRefusal(superUser, provider)).toBe(message('higherLevelUser'))
    expect(editRefusal(superUser, observer)).toBeNull()
    expect(editRefusal(provider, superUser)).toBeNull()
  })

  it('nobody changes their own level or disables themselves', () => {
    const { type: level } = provider
    const lower = { ...unchanged, level: 'CLIENT_USER' } as const
    expect(changeRefusal(provider, provider, lower)).toBe(message('ownLevelChanged'))
    expect(changeRefusal(provider, provider, { level, enabled: false })).toBe(
      message('ownAccountDisabled'),
    )
    expect(changeRefusal(provider, provider, { level, enabled: true })).toBeNull()
  })

  it('a client super user gives neither their own level nor a higher one', () => {
    const raised = { ...unchanged, level: 'CLIENT_SUPER_USER' } as const
    expect(changeRefusal(superUser, observer, raised)).toBe(message('levelRefused'))
    expect(changeRefusal(provider, observer, raised)).toBeNull()
  })

  it('nobody deletes themselves, and super users are deleted by the provider only', () => {
    expect(deletionRefusal(provider, provider)).toBe(message('ownAccountDeleted'))
    expect(deletionRefusal(person('t', 'CLIENT_SUPER_USER'), superUser)).toBe(
      message('superUserDeleted'),
    )
    expect(deletionRefusal(superUser, observer)).toBeNull()
    expect(deletionRefusal(provider, superUser)).toBeNull()
  })

  it('[15.9] nobody changes or deletes a user with wider access, but themselves', () => {
    const wider = { ...observer, has_wider_access: true }
    expect(editRefusal(superUser, wider)).toBe(message('userOutsideOwnScope'))
    expect(deletionRefusal(superUser, wider)).toBe(message('userOutsideOwnScope'))
    expect(editRefusal(superUser, { ...superUser, has_wider_access: true })).toBeNull()
  })

  it('who works in every client belongs to the provider’s own', () => {
    expect(mayBelongToClient('PROVIDER_SUPER_USER', 'c2', provider)).toBe(false)
    expect(mayBelongToClient('PROVIDER_SUPER_USER', 'c1', provider)).toBe(true)
    expect(mayBelongToClient('CLIENT_SUPER_USER', 'c2', provider)).toBe(true)
  })
})
