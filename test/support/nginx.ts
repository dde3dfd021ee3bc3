/**
 * nginx with the site of `src/server/deploy/nginx.conf`, where that file has it: on ports 80 and 443, with a certificate in
 * /etc/ssl/liftwise, in front of port 3000. So it needs the rights of root, and these ports.
 */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { lstatSync, mkdirSync, readFileSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from '#server/app/prepare.mjs'

export const RUNS_NGINX = process.getuid?.() === 0 && spawnSync('nginx', ['-v']).status === 0

/** The host name of the file. */
export const SITE = 'liftwise.example.com'
/** The web process that the file names. */
export const FIRST_WEB_PORT = 3000

const SITE_FILE = join(root, 'src/server/deploy/nginx.conf')
const CERTIFICATES = '/etc/ssl/liftwise'

interface NginxPlan {
  folder: string
  /** Where it answers without https too. */
  port: number
  webPorts: readonly number[]
}

export async function startNginx({
  folder,
  port,
  webPorts,
}: NginxPlan): Promise<{ process: ChildProcess; certificate: string }> {
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
