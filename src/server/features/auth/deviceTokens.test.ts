import { expect, it } from 'vitest'
import { deviceTokens } from './deviceTokens.ts'

const { create, find } = deviceTokens('the secret of this test, long enough')
const ann = { id: 'ann', password_hash: 'hash of Ann' }
const bob = { id: 'bob', password_hash: 'hash of Bob' }

it('[10.30] knows a device by the token of the account alone, until its password changes', () => {
  const [ofAnn, ofBob] = [create(ann), create(bob)]
  expect(find([ofBob, ofAnn], ann)).toBe(ofAnn)
  expect(find([ofBob], ann)).toBeNull()
  expect(find([ofAnn], null)).toBeNull()
  expect(find([ofAnn], { ...ann, password_hash: 'another hash' })).toBeNull()
  expect(
    find([create({ id: 'cy', password_hash: null })], { id: 'cy', password_hash: null }),
  ).toBeNull()
})

it('[10.30] believes no token that was changed, or signed with another secret', () => {
  const token = create(ann)
  const [id = '', signature = ''] = token.split('.')
  const foreign = deviceTokens('another secret').create(ann)
  for (const forged of ['', '.', id, `x${token}`, `${id}x.${signature}`, `${id}.`, foreign])
    expect(find([forged], ann), forged).toBeNull()
})
