import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { checkPorts, checkSpelling } from './checkEnvironment.ts'

it.each([
  ['PUBLIC_ULR', 'PUBLIC_URL'],
  ['DATABASE_POOLSIZE', 'DATABASE_POOL_SIZE'],
  ['TOKEN_SECRETS', 'TOKEN_SECRET'],
  ['LIFTWISE_SMTP_URL', 'SMTP_URL'],
  ['public_url', 'PUBLIC_URL'],
])('[48.4] a variable %s is taken for a misspelt %s', (name, meant) => {
  expect(checkSpelling({ [name]: 'x' })).toEqual([
    {
      level: 'mend',
      subject: 'Settings',
      sentence: `${name} is no setting. ${meant} is: rename it, or remove it.`,
    },
  ])
})

it('[48.4] variables of other programs are nobody’s misspelling', () => {
  const others = [
    'HOME',
    'PATH',
    'HOSTNAME',
    'LANG',
    'PWD',
    'USER',
    'SHELL',
    'TERM',
    'POSTGRES_PASSWORD',
    'NODE_OPTIONS',
  ]
  expect(checkSpelling(Object.fromEntries(others.map((name) => [name, 'x'])))).toEqual([])
})

it('[48.4] a port of another program must be changed, one of Liftwise is as it should be', async () => {
  let answer = 'Another program'
  const server = createServer((_request, response) => response.end(answer)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const check = () => checkPorts({ host: '127.0.0.1', port, metricsPort: null })
  expect(await check()).toMatchObject([
    { level: 'mend', sentence: expect.stringContaining(`port ${port}`) },
  ])
  answer = '{"status":"ok"}'
  expect(await check()).toMatchObject([{ level: 'note' }])
  server.close()
  await once(server, 'close')
  expect(await check()).toMatchObject([{ level: 'ok' }])
  expect(await checkPorts({ host: '127.0.0.1', port, metricsPort: port })).toMatchObject([
    { level: 'mend' },
  ])
})
