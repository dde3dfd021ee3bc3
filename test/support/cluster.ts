/**
 * Several web and worker processes of the built product behind nginx with the site of `src/server/deploy/nginx.conf`, where
 * that file has it: on ports 80 and 443, with a certificate in /etc/ssl/liftwise, in front of port 3000. So it needs the
 * rights of root, and these ports.
 */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from '#server/app/prepare.mjs'
import { freePort } from './startProduct.ts'

export const RUNS_NGINX = process.getuid?.() === 0 && spawnSync('nginx', ['-v']).status === 0

/** The host name of the file. */
export const SITE = 'liftwise.example.com'
/** The web process that the file names. */
const FIRST_WEB_PORT = 3000

const SITE_FILE = join(root, 'src/server/deploy/nginx.conf')
const CERTIFICATES = '/etc/ssl/liftwise'

export interface ClusterProcess {
  /** Port of a web process; the same slot always has the same one. */
  port: number
  /** Sends SIGTERM; resolves to its exit code. */
  stop: () => Promise<number | null>
  /** Sends SIGKILL; resolves when it has ended. */
  kill: () => Promise<void>
}

export interface Cluster {
  /** Port on which nginx answers without https; it passes all on to the site of `src/server/deploy/nginx.conf`. */
  port: number
  /** Certificate of that site, as PEM. */
  certificate: string
  /** Starts the process of a slot (0 or 1 of two), and resolves when it works. `folder`: another version's. */
  start: (role: 'web' | 'worker', slot: number, folder?: string) => Promise<ClusterProcess>
  /** Ends all processes and nginx. */
  close: () => Promise<void>
}

/** `folder`: for the files of nginx. */
export async function openCluster(
  folder: string,
  settings: Record<string, string>,
): Promise<Cluster> {
  const webPorts = [FIRST_WEB_PORT, await freePort()]
  const port = await freePort()
  const { process: nginx, certificate } = await startNginx(folder, port, webPorts)
  const running = new Set<ChildProcess>([nginx])
  process.once('exit', () => {
    // Killed, nginx would leave its own processes behind.
    for (const child of running) child.kill(child === nginx ? 'SIGTERM' : 'SIGKILL')
  })
  const environment = {
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    TRUST_PROXY: '1',
    // Accounts of the demo sign in on this machine only.
    PUBLIC_URL: 'https://127.0.0.1',
    ...settings,
  }
  return {
    port,
    certificate,
    start: async (role, slot, program = root) => {
      const webPort = webPorts[slot] ?? 0
      const child = spawn(process.execPath, [join(program, 'dist/server/main.js'), role], {
        cwd: program,
        env: { ...environment, PORT: String(webPort) },
      })
      running.add(child)
      child.once('exit', () => running.delete(child))
      await hasWritten(child, GREETINGS[role])
      const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
        const ended = once(child, 'exit')
        child.kill(signal)
        const [code] = (await ended) as [number | null]
        return code
      }
      return {
        port: webPort,
        stop: () => end('SIGTERM'),
        kill: async () => void (await end('SIGKILL')),
      }
    },
    close: async () => {
      await Promise.all(
        [...running].map((child) => {
          const ended = once(child, 'exit')
          child.kill('SIGTERM')
          return ended
        }),
      )
    },
  }
}

const GREETINGS = { web: 'Liftwise is at', worker: 'Liftwise is processing' }

async function hasWritten(child: ChildProcess, text: string): Promise<void> {
  let output = ''
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes(text)) resolve()
    }
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', hear)
    child.once('exit', (code) => reject(new Error(`It ended with ${code}: ${output}`)))
  })
}

/**
 * Copies the product to a folder as its next version, with one more migration. Its app has a script that this version lacks:
 * `/assets/next.js`.
 */
export function copyAsNextVersion(folder: string, migration: { name: string; sql: string }): void {
  for (const path of ['dist/server', 'src/server/platform/db/migrations'])
    cpSync(join(root, path), join(folder, path), { recursive: true })
  for (const path of ['node_modules', 'templates', 'src/server/app/demo/recordings']) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    symlinkSync(join(root, path), join(folder, path))
  }
  for (const path of ['dist/client', 'dist/client/assets']) {
    mkdirSync(join(folder, path), { recursive: true })
    for (const name of readdirSync(join(root, path)))
      if (name !== 'assets') symlinkSync(join(root, path, name), join(folder, path, name))
  }
  writeFileSync(join(folder, 'dist/client/assets/next.js'), 'export {}\n')
  writeFileSync(join(folder, 'package.json'), '{ "version": "9.9.9", "type": "module" }\n')
  writeFileSync(
    join(folder, `src/server/platform/db/migrations/${migration.name}.sql`),
    `${migration.sql}\n`,
  )
}

/** Runs a command of the product in a folder, and returns what it wrote. */
export function runCommand(
  folder: string,
  command: string,
  settings: Record<string, string>,
): string {
  return execFileSync(process.execPath, [join(folder, 'dist/server/main.js'), command], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...settings },
    encoding: 'utf8',
  })
}

/** `port`: where it answers without https too. */
async function startNginx(
  folder: string,
  port: number,
  webPorts: readonly number[],
): Promise<{ process: ChildProcess; certificate: string }> {
  const certificate = makeCertificate(folder)
  const path = join(folder, 'nginx.conf')
  writeFileSync(path, mainConfiguration(folder, port, siteFile(folder, webPorts)))
  const nginx = spawn('nginx', ['-c', path, '-e', join(folder, 'nginx.log')], { stdio: 'pipe' })
  let output = ''
  nginx.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  nginx.once('exit', () => removeCertificate())
  for (;;) {
    if (nginx.exitCode !== null) throw new Error(`nginx ended: ${output}`)
    // Without a process behind it nginx answers, too.
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null)
    if (answer) return { process: nginx, certificate }
    await wait(20)
  }
}

/** Returns the file with more web processes, each on a line as the file says. */
function siteFile(folder: string, webPorts: readonly number[]): string {
  const more = webPorts
    .filter((webPort) => webPort !== FIRST_WEB_PORT)
    .map((webPort) => `\n  server 127.0.0.1:${webPort} max_fails=0;`)
  const path = join(folder, 'liftwise.conf')
  writeFileSync(
    path,
    readFileSync(SITE_FILE, 'utf8').replace(/^ {2}server .*$/m, (line) => line + more.join('')),
  )
  return path
}

/** Includes the site's file as nginx's own configuration does, and what programs without https can call. */
function mainConfiguration(folder: string, port: number, site: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join('\n')
  return `user root;
daemon off;
pid ${join(folder, 'nginx.pid')};
worker_processes 1;
events { worker_connections 1024; }
http {
access_log off;
${temporary}
include ${site};
server {
  listen 127.0.0.1:${port};
  client_max_body_size 0;
  location / {
    proxy_http_version 1.1;
    proxy_request_buffering off;
    proxy_buffering off;
    proxy_set_header Host ${SITE};
    proxy_ssl_server_name on;
    proxy_ssl_name ${SITE};
    proxy_ssl_verify on;
    proxy_ssl_trusted_certificate ${join(CERTIFICATES, 'fullchain.pem')};
    proxy_pass https://127.0.0.1;
  }
}
}
`
}

/** Makes a certificate that signs itself, and puts it where the file looks for it. Returns it as PEM. */
function makeCertificate(folder: string): string {
  const place = join(folder, 'certificates')
  mkdirSync(place)
  const [certificate, key] = [join(place, 'fullchain.pem'), join(place, 'privkey.pem')]
  execFileSync(
    'openssl',
    `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=${SITE}
      -addext subjectAltName=DNS:${SITE} -keyout ${key} -out ${certificate}`.split(/\s+/),
    { stdio: 'pipe' },
  )
  removeCertificate()
  symlinkSync(place, CERTIFICATES)
  return readFileSync(certificate, 'utf8')
}

/** Removes what this file has left, also in a run that was killed, and never a certificate of this machine. */
function removeCertificate(): void {
  const found = lstatSync(CERTIFICATES, { throwIfNoEntry: false })
  if (!found) return
  if (!found.isSymbolicLink())
    throw new Error(`${CERTIFICATES} is this machine’s own; nginx is tested on another machine.`)
  unlinkSync(CERTIFICATES)
}
