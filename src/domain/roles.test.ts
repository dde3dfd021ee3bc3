import { describe, expect, it } from 'vitest'
import {
  ROLES,
  assignableRoles,
  isObserveeOnly,
  isRole,
  mayAssign,
  mayChangeRole,
  mayEditSuperUsers,
  mayEditUserWithRole,
  mayPickObserver,
  rankOf,
  rolesToAlert,
  rolesToRemind,
  canAccessAllClients,
} from './roles.ts'

const LETTERS = {
  P: 'PROVIDER_SUPER_USER',
  S: 'CLIENT_SUPER_USER',
  O: 'CLIENT_OBSERVER',
  U: 'CLIENT_USER',
  E: 'CLIENT_OBSERVEE',
  N: 'NONE',
} as const
type Letter = keyof typeof LETTERS
const ALL = Object.keys(LETTERS) as Letter[]

/** Returns the targets, as letters, that a rule allows for the actor. */
const targets = (
  rule: (actor: (typeof ROLES)[number], target: (typeof ROLES)[number]) => boolean,
  actor: Letter,
): string => ALL.filter((target) => rule(LETTERS[actor], LETTERS[target])).join('')

describe('roles', () => {
  it('[1.16] [3.46] [6.49] are exactly the six, and rank from the provider to none', () => {
    const byRank = ROLES.toSorted((a, b) => rankOf(b) - rankOf(a))
    expect(byRank).toEqual(Object.values(LETTERS))
    expect(isRole('CLIENT_USER')).toBe(true)
    expect(['ADMIN', '', null, 3, 'client_user'].some(isRole)).toBe(false)
  })

  it.each([
    ['P', 'PSOUEN'],
    ['S', 'OUEN'],
    ['O', ''],
    ['U', ''],
    ['E', ''],
    ['N', ''],
  ] as const)(
    '[6.49] [6.50] [6.51] [7.35] %s assigns the levels %j, and edits and deletes people of them',
    (actor, expected) => {
      expect(targets(mayAssign, actor)).toBe(expected)
      expect(targets((role, target) => assignableRoles(role).includes(target), actor)).toBe(
        expected,
      )
      expect(targets(mayEditUserWithRole, actor)).toBe(expected)
    },
  )

  it('[7.34] a client super user keeps a super user as one, and neither raises nor lowers to or from that level', () => {
    expect(mayChangeRole('CLIENT_SUPER_USER', 'CLIENT_SUPER_USER', 'CLIENT_SUPER_USER')).toBe(true)
    expect(mayChangeRole('CLIENT_SUPER_USER', 'CLIENT_SUPER_USER', 'CLIENT_USER')).toBe(false)
    expect(mayChangeRole('CLIENT_SUPER_USER', 'CLIENT_USER', 'CLIENT_SUPER_USER')).toBe(false)
    expect(mayChangeRole('CLIENT_SUPER_USER', 'CLIENT_USER', 'CLIENT_OBSERVER')).toBe(true)
    expect(mayChangeRole('PROVIDER_SUPER_USER', 'CLIENT_USER', 'PROVIDER_SUPER_USER')).toBe(true)
    expect(mayChangeRole('CLIENT_OBSERVER', 'CLIENT_USER', 'CLIENT_USER')).toBe(false)
  })

  it('[6.52] the observer picker requires the client flag and O, S or P', () => {
    expect(ALL.filter((letter) => mayPickObserver(LETTERS[letter], true)).join('')).toBe('PSO')
    expect(ALL.some((letter) => mayPickObserver(LETTERS[letter], false))).toBe(false)
  })

  it('[1.17] only E records about themselves, only P works in every client and edits super users', () => {
    expect(ROLES.filter(isObserveeOnly)).toEqual(['CLIENT_OBSERVEE'])
    expect(ROLES.filter(canAccessAllClients)).toEqual(['PROVIDER_SUPER_USER'])
    expect(ROLES.filter(mayEditSuperUsers)).toEqual(['PROVIDER_SUPER_USER'])
  })

  it('[9.7] [9.9] alert and reminder levels name one role, both or none', () => {
    expect(rolesToAlert('NONE')).toEqual([])
    expect(rolesToAlert('CLIENT_SUPER_USER')).toEqual(['CLIENT_SUPER_USER'])
    expect(rolesToAlert('BOTH')).toEqual(['CLIENT_SUPER_USER', 'CLIENT_OBSERVER'])
    expect(rolesToRemind('CLIENT_USER')).toEqual(['CLIENT_USER'])
    expect(rolesToRemind('BOTH')).toEqual(['CLIENT_USER', 'CLIENT_OBSERVER'])
  })
})
