/** The commands that the documents print: each exists, and each block of them is run by a test, or it is said why not. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { BENCHES } from '#test/bench/benches.ts'
import { planRows } from '#test/soak/planRows.ts'
import { printedBlock, printedBlocks } from '#test/support/printedBlock.mjs'
import { readCall } from '../app/commands/commandLine.ts'
import { COMMANDS } from '../app/commands/commandTable.ts'
import { projectRoot } from '../platform/settings/projectRoot.ts'

const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'src/server/OPERATIONS.md',
  'src/server/SCALE.md',
  'test/bench/README.md',
  'test/soak/README.md',
]

const read = (path: string): string => readFileSync(join(projectRoot, path), 'utf8')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
const units = readdirSync(join(projectRoot, 'src/server/deploy/systemd'))

/** The file of the test that runs a block as it is printed, by how it begins. */
const RUN_BY: Record<string, string> = {
  'mkdir /opt/liftwise-<version>': 'test/release.mjs',
  'cd /var/lib/liftwise && runuser': 'test/release/backUpByTimer.mjs',
  'create role liftwise login': 'test/support/testDatabase.ts',
  'cp /opt/liftwise/src/server/deploy/nginx.conf': 'src/server/deploy/printedCommands.test.ts',
}

const NEEDS_SYSTEMD = 'systemd must be the first process'

/** Blocks of which only the names are looked at, with the reason. */
const NOT_RUN: Record<string, string> = {
  'npm start': 'the server of test/e2e is started by it',
  'src/texts ': 'the folders of the repository',
  'useradd --system': NEEDS_SYSTEMD,
  'systemctl enable --now liftwise.service': NEEDS_SYSTEMD,
  'systemctl enable --now liftwise-web@3000.service': NEEDS_SYSTEMD,
  'systemctl start liftwise-backup.service': NEEDS_SYSTEMD,
  'systemctl restart liftwise-migrate.service': NEEDS_SYSTEMD,
}

it('[48.64] each block of commands is run by a test as it is printed, or it is said why not', () => {
  const blocks = ['README.md', 'src/server/OPERATIONS.md'].flatMap(printedBlocks)
  const beginnings = Object.keys({ ...RUN_BY, ...NOT_RUN })
  const startsWith = (block: string) => beginnings.filter((text) => block.startsWith(text))
  expect(blocks.filter((block) => startsWith(block).length !== 1)).toEqual([])
  expect(beginnings).toHaveLength(blocks.length)
  for (const [beginning, file] of Object.entries(RUN_BY))
    expect(read(file).replaceAll(/\(\s+/g, '('), file).toContain(`printedBlock('${beginning}`)
})

it('[48.64] the commands for nginx put the name of the site into its file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'liftwise-nginx-'))
  const site = join(folder, 'liftwise.conf')
  const [copy = '', set = '', reload] = printedBlock(
    'cp /opt/liftwise/src/server/deploy/nginx.conf',
    { '/opt/liftwise': projectRoot, '/etc/nginx/conf.d': folder, 'YOUR.NAME': 'lifts.example' },
  ).split('\n')
  execFileSync('sh', ['-euc', `${copy}\n${set}`])
  const names = readFileSync(site, 'utf8').match(/(?<=server_name ).*(?=;)/g)
  // The tests of several processes run nginx with the file.
  expect(reload).toBe('nginx -t && systemctl reload nginx')
  rmSync(folder, { recursive: true })
  expect(new Set(names)).toEqual(new Set(['lifts.example']))
})

/** Programs of others: printed for an administrator to use. */
const OTHERS = ['openssl rand', 'sha256sum', 'gpg', 'minisign', 'tar -xOf FILE keys.json']

/** Says what is wrong with a command; null: nothing. */
function faultOf(command: string): string | null {
  const [program = '', ...args] = command.split(' ')
  if (program === 'npm') return faultOfScript(args)
  if (program === 'npx') return faultOfTool(args)
  if (program === 'liftwise') return faultOfCall(args)
  if (program === 'systemctl')
    return args
      .filter((name) => name.includes('.') && name.startsWith('liftwise'))
      .every((name) => units.includes(name.replace(/@\w+/, '@')))
      ? null
      : 'no such unit'
  if (Object.hasOwn(COMMANDS, program)) return faultOfCall([program, ...args])
  return OTHERS.some((known) => command.startsWith(known)) ? null : 'no test knows it'
}

function faultOfCall(args: readonly string[]): string | null {
  const [name = '', ...options] = args
  // Its name alone, in a sentence.
  if (options.length === 0 && !name.startsWith('-'))
    return name in COMMANDS ? null : `no command '${name}'`
  const call = readCall(args.map((arg) => arg.replace(/^\[|\]$/g, '')))
  return 'mistake' in call ? (call.mistake.split('\n')[0] ?? '') : null
}

function faultOfScript([first = '', ...others]: readonly string[]): string | null {
  const [name = '', ...options] = first === 'run' ? others : [first, ...others]
  const args = options.filter((option) => option !== '--')
  const script = scripts[name]
  if (!script) return `no script '${name}'`
  if (script.includes('start.mjs')) return faultOfCall([name, ...args])
  if (name === 'bench' && args[0] && !(args[0] in { ...BENCHES, small: '', NAME: '' }))
    return `no bench '${args[0]}'`
  if (name === 'test:soak' && !args.includes('<row>')) planRows(args)
  return null
}

const PROJECTS = ['unit', 'screens', 'api', 'e2e', 'browsers']

function faultOfTool([tool = '', ...args]: readonly string[]): string | null {
  if (!existsSync(join(projectRoot, 'node_modules/.bin', tool))) return `no tool '${tool}'`
  const project = args[args.indexOf('--project') + 1] ?? ''
  if (args.includes('--project') && !PROJECTS.includes(project)) return `no project '${project}'`
  const missing = args.filter(
    (arg) =>
      arg.startsWith('test/') &&
      !arg.includes('<') &&
      !existsSync(join(projectRoot, arg)) &&
      // A pattern of files.
      !readdirSync(join(projectRoot, 'test'), { recursive: true, encoding: 'utf8' }).some((file) =>
        `test/${file}`.startsWith(arg),
      ),
  )
  return missing.length > 0 ? `no ${missing.join(' and no ')}` : null
}

const FIRST_WORDS =
  /^(npm|npx|liftwise|systemctl|openssl|sha256sum|gpg|minisign|tar|curl|psql|node|nginx) /

const OF_LIFTWISE = /^(npm|npx|liftwise) /

/** Returns the commands between backquotes, and those of Liftwise in blocks. */
function printedCommands(document: string): string[] {
  const text = read(document).replaceAll(/^```[^]*?^```$/gm, '')
  const spans = [...text.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span)
  const lines = printedBlocks(document).flatMap((block) => block.split('\n'))
  const ofLiftwise = lines.filter((line) => OF_LIFTWISE.test(line))
  const isCommand = (span: string) =>
    FIRST_WORDS.test(span) ||
    (document.endsWith('OPERATIONS.md') && /^[a-z-]+ (--|\[--)/.test(span))
  return [...spans, ...ofLiftwise]
    .map((span) => span.replaceAll(/\s+/g, ' ').replace(/^[A-Z_]+=\S+ /, ''))
    .filter((span) => isCommand(span) && !/<command>|<version>/.test(span))
}

it.each(DOCUMENTS)('[48.64] %s prints commands that exist', (document) => {
  const commands = printedCommands(document)
  expect(commands.length).toBeGreaterThan(0)
  const faults = commands.flatMap((command) => {
    const fault = faultOf(command)
    return fault === null ? [] : [`${command}: ${fault}`]
  })
  expect(faults).toEqual([])
})

it('[48.64] OPERATIONS.md lists every command, and names files that the release has', () => {
  const text = read('src/server/OPERATIONS.md')
  const listed = [...text.matchAll(/^\| `([\w-]+)/gm)].map(([, name]) => name)
  expect(listed).toEqual(expect.arrayContaining(Object.keys(COMMANDS)))
  const files = [...text.matchAll(/\/opt\/liftwise\/(src[\w./-]*)/g)].map(([, file = '']) => file)
  expect(files.length).toBeGreaterThan(3)
  expect(files.filter((file) => !existsSync(join(projectRoot, file)))).toEqual([])
})
