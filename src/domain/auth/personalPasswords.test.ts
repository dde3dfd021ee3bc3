import { expect, it } from 'vitest'
import { isPersonalPassword } from './personalPasswords.ts'

const owner = {
  email: 'zoe.muller@northwind.example',
  firstname: 'Zoë',
  lastname: 'Müller',
  company_name: 'Northwind Logistics',
}

it('[42.16] a password that is no more than a name or an address is known, however it is typed', () => {
  const refused = [
    'zoe.muller@northwind.example',
    'Zoe.Muller@Northwind.Example',
    'zoe_muller1',
    'MÜLLER!!',
    'Müller2026',
    'MullerZoe!!',
    'northwind logistics',
    'Liftwise1',
  ]
  for (const password of refused) expect(isPersonalPassword(password, owner), password).toBe(true)
  for (const password of ['Liftwise-demo-1', 'Zoe lifts boxes', '83749201', 'tall crate'])
    expect(isPersonalPassword(password, owner), password).toBe(false)
})

it('[42.16] a person without an address and names has none of their own', () => {
  const nobody = { email: null, firstname: '', lastname: '', company_name: '' }
  expect(isPersonalPassword('83749201', nobody)).toBe(false)
  expect(isPersonalPassword('tall crate', nobody)).toBe(false)
})
