/**
 * `npm run test:release`: packs the release archive, unpacks it into an empty folder, installs its packages, and proves that it starts
 * there, that a demo account signs in, and that its other commands run. Takes a minute or two and the network.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fail, root, run, say } from '../src/server/app/prepare.mjs'

const START_TIMEOUT_MS = 120_000

run('npm', ['run', '--silent', 'release'])
const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const folder = mkdtempSync(join(tmpdir(), 'liftwise-release-'))
const installed = join(folder, 'program')
const cwd = join(folder, 'work')
for (const path of [installed, cwd]) mkdirSync(path)
const archive = join(root, `dist/${name}-${version}.tgz`)
run('tar', ['-xzf', archive, '-C', installed, '--strip-components=1'])
run('npm', ['ci', '--prefix', installed, '--omit=dev', '--no-audit', '--no-fund'])

for (const file of ['LICENSE', 'CHANGELOG.md', 'THIRD-PARTY-NOTICES.txt'])
  if (!existsSync(join(installed, file))) fail(`The release lacks ${file}.`)
const program = join(installed, 'dist/server/main.js')
const port = await freePort()
// Nothing of this checkout: neither its packages nor its settings.
const env = { PATH: process.env.PATH, PORT: String(port), DATA_DIR: join(cwd, 'data') }
const server = spawn(program, ['start'], { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] })
try {
  await ready()
  await signIn()
  call('--version')
  call('doctor')
  call('backup', '--to', join(folder, 'backup.tar'))
  await stop()
  call('verify-audit')
  Object.assign(env, { DATA_DIR: join(cwd, 'restored') })
  call('restore', '--from', join(folder, 'backup.tar'))
} finally {
  await stop()
  rmSync(folder, { recursive: true, force: true })
}
say('\nThe release archive installs, starts and runs its commands.')

async function stop() {
  if (server.exitCode !== null) return
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  await ended
}

function call(...args) {
  const { status } = spawnSync(program, args, { cwd, env, stdio: 'inherit' })
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}.`)
}

async function ready() {
  for (let waited = 0; waited < START_TIMEOUT_MS; waited += 200) {
    if (server.exitCode !== null) fail('The server ended.')
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null)
    if (answer?.ok) return
    await wait(200)
  }
  throw new Error('The server was not ready in two minutes.')
}

async function signIn() {
  const answer = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: 'mutation ($loginData: LoginInput!) { login(loginData: $loginData) { access_token } }',
      variables: {
        loginData: { email: 'super@northwind.example', password: 'Liftwise-demo-1' },
      },
    }),
  })
  const { data, errors } = await answer.json()
  if (!data?.login?.access_token) throw new Error(`No sign-in: ${JSON.stringify(errors)}`)
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port: free } = probe.address()
      probe.close(() => resolve(free))
    })
  })
}
