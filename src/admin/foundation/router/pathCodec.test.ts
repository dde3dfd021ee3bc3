import { describe, expect, it } from 'vitest'
import { PAGES, matchPage } from '#domain/access.ts'
import { pathCodec } from './pathCodec.ts'

describe('paths', () => {
  it.each([
    ['/login', '/'],
    ['/', '/home'],
    ['/users', '/users'],
    ['/clients/create', '/clients/addClient'],
    ['/users/create', '/users/addUser'],
    ['/allobservations/create', '/allobservations/addObservation'],
    ['/gbslibrary/create', '/gbslibrary/addGbsVideo'],
    ['/users/7/show', '/users/7'],
    ['/users/7', '/users/7/edit'],
    ['/gbslibrary/7', '/gbslibrary/7/edit'],
    ['/users/7/resetpassword', '/users/7/resetpassword'],
    ['/users/importUsers/employeeIds', '/users/importUsers/employeeIds'],
    ['/locations/importLocations', '/locations/importLocations'],
    ['/departments/importDepartments', '/departments/importDepartments'],
    ['/help', '/help'],
  ])('[37.1] %s is shown as %s and read back', (canonical, publicPath) => {
    expect(pathCodec.encode(canonical)).toBe(publicPath)
    expect(pathCodec.decode(publicPath)).toBe(canonical)
  })

  it.each(['/users/7/nonsense', '/gbslibrary/7', '/locations/7/edit/nonsense/more/'])(
    '[37.2] an unknown address never opens a page unseen: %s',
    (publicPath) => {
      const canonical = pathCodec.decode(publicPath)
      expect(pathCodec.encode(canonical)).toBe(publicPath.replace(/\/$/, ''))
    },
  )

  it.each(['/home', '/users/addUser', '/users/7/edit'])(
    '[2.11] a public path given to a link stays what it is: %s',
    (publicPath) => expect(pathCodec.encode(publicPath)).toBe(publicPath),
  )
})

it('[2.21] reaches every page by its public path, and comes back to it', () => {
  const paths = Object.keys(PAGES).map((page) => page.replace(':id', '7').replace('*', 'token'))
  for (const path of paths) expect(pathCodec.encode(pathCodec.decode(path))).toBe(path)
})

it('[37.2] takes nothing unknown for a page', () => {
  expect(matchPage(pathCodec.encode('/unknown/users/7/nonsense'))).toBeNull()
  expect(pathCodec.decode('/users/7/nonsense')).toBe('/unknown/users/7/nonsense')
})
