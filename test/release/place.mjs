/** A new home for a program that is tried there by an ordinary user, who is `nobody` where root tries it. */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const START_TIMEOUT_MS = 120_000
const USER = 'nobody'
const ACCOUNT = { email: 'super@northwind.example', password: 'Liftwise-demo-1' }

export function openPlace() {
  const user = ordinaryUser()
  const folder = mkdtempSync(join(tmpdir(), 'liftwise-release-'))
  chmodSync(folder, 0o755)
  const give = (path) => {
    if (user) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, path])
  }
  const makeFolder = (name) => {
    const path = join(folder, name)
    mkdirSync(path)
    if (user) chownSync(path, user.uid, user.gid)
    return path
  }
  give(folder)
  const cwd = makeFolder('home')
  // Nothing of this checkout: neither its packages nor its settings.
  const bin = makeFolder('bin')
  const environment = {
    PATH: `${bin}:${process.env.PATH}`,
    HOME: cwd,
    npm_config_update_notifier: 'false',
  }
  const options = (settings) => ({ cwd, env: { ...environment, ...settings }, ...user })

  const runToEnd = (program, args, started) => {
    const { status, signal, error } = spawnSync(program, args, {
      ...started,
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    if (status !== 0)
      throw new Error(`${program} ${args.join(' ')} ended with ${status ?? signal ?? error}.`)
  }

  /** Runs a program to its end. */
  const call = (program, args, settings = {}) => runToEnd(program, args, options(settings))

  /** Runs one that becomes another user itself. */
  const callAsRoot = (program, args) => runToEnd(program, args, { cwd, env: environment })

  /** Runs npm, which must know how this machine reaches the registry. */
  const npm = (...args) => call('npm', args, NPM)

  /** Runs lines of a shell, npm in them too. */
  const shell = (lines) => call('sh', ['-euc', lines], NPM)

  /** Starts the server, and stops it after the work. */
  const serving = async (node, program, settings, work) => {
    const port = await freePort()
    const server = spawn(node, [program, 'start'], {
      ...options({ ...settings, PORT: String(port) }),
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    const ended = new Promise((resolve) => server.once('exit', resolve))
    try {
      await ready(server, port)
      const ask = (query, token, variables) => post(port, { query, variables }, token)
      const signIn = async () => {
        const query =
          'mutation ($loginData: LoginInput!) { login(loginData: $loginData) { access_token } }'
        const { login } = await ask(query, null, { loginData: ACCOUNT })
        return login.access_token
      }
      await work({ ask, signIn })
    } finally {
      server.kill('SIGTERM')
      const status = await ended
      if (status !== 0) process.exitCode = 1
    }
    if (process.exitCode) throw new Error('The server did not end in order.')
  }

  return {
    folder,
    cwd,
    bin,
    userName: USER,
    give,
    makeFolder,
    call,
    callAsRoot,
    npm,
    shell,
    serving,
    close: () => rmSync(folder, { recursive: true, force: true }),
  }
}

const NETWORK =
  /^(node_extra_ca_certs|(https?|no)_proxy|npm_config_(registry|cafile|(https_)?proxy|noproxy))$/i

function networkSettings() {
  return Object.fromEntries(
    Object.entries(process.env).filter(([setting]) => NETWORK.test(setting)),
  )
}

const NPM = { ...networkSettings(), npm_config_audit: 'false', npm_config_fund: 'false' }

/** Returns null where the user is an ordinary one already. */
function ordinaryUser() {
  if (process.getuid?.() !== 0) return null
  const idOf = (option) => Number(execFileSync('id', [option, USER], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

async function ready(server, port) {
  for (let waited = 0; waited < START_TIMEOUT_MS; waited += 200) {
    if (server.exitCode !== null || server.signalCode !== null) throw new Error('The server ended.')
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null)
    if (answer?.ok) return
    await wait(200)
  }
  throw new Error('The server was not ready in two minutes.')
}

async function post(port, body, token) {
  const answer = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  const { data, errors } = await answer.json()
  if (errors) throw new Error(`The API refused: ${JSON.stringify(errors)}`)
  return data
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}
