/**
 * `npm run release`: packs what an installation needs into dist/liftwise-<version>.tgz: the build, migrations, templates and
 * the exact versions of the packages that the built server imports. The web app's packages are part of its build.
 */
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { builtinModules } from 'node:module'
import { join } from 'node:path'
import { thirdPartyNotices } from './notices.mjs'
import { build, checkNode, install, root, run, say } from './prepare.mjs'

checkNode()
install()
build()

const folder = join(root, 'dist/release')
rmSync(folder, { recursive: true, force: true })
for (const path of [
  'dist/client',
  'dist/server',
  'templates',
  'src/server/platform/db/migrations',
  'src/server/app/demo/recordings',
  'src/server/deploy',
]) {
  mkdirSync(join(folder, path), { recursive: true })
  cpSync(join(root, path), join(folder, path), {
    recursive: true,
    filter: (source) => !source.endsWith('.test.ts'),
  })
}
cpSync(join(root, 'src/server/OPERATIONS.md'), join(folder, 'README.md'))
cpSync(join(root, 'src/server/SCALE.md'), join(folder, 'SCALE.md'))
for (const file of ['LICENSE', 'CHANGELOG.md', 'SECURITY.md'])
  cpSync(join(root, file), join(folder, file))
writeFileSync(join(folder, 'THIRD-PARTY-NOTICES.txt'), thirdPartyNotices(root))
chmodSync(join(folder, 'dist/server/main.js'), 0o755)

const source = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const versions = { ...source.devDependencies, ...source.dependencies }
writeFileSync(
  join(folder, 'package.json'),
  JSON.stringify(
    {
      name: source.name,
      version: source.version,
      description: source.description,
      license: source.license,
      type: source.type,
      bin: { liftwise: 'dist/server/main.js' },
      engines: source.engines,
      dependencies: Object.fromEntries(importedPackages().map((name) => [name, versions[name]])),
      overrides: source.overrides,
    },
    null,
    2,
  ),
)
// In this form npm packs the lock; the call drops from it what nothing needs.
cpSync(join(root, 'package-lock.json'), join(folder, 'npm-shrinkwrap.json'))
run('npm', [
  'install',
  '--prefix',
  folder,
  '--package-lock-only',
  '--prefer-offline',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
])
run('npm', ['pack', folder, '--pack-destination', join(root, 'dist'), '--loglevel=error'])
say(`dist/${source.name}-${source.version}.tgz is ready.`)

/** Returns the names of the packages that files of the built server import. */
function importedPackages() {
  const server = join(folder, 'dist/server')
  const specifiers = readdirSync(server).flatMap((file) => {
    const text = readFileSync(join(server, file), 'utf8')
    return [...text.matchAll(/(?:\bfrom|\bimport\(?) ?"([^"./][^"]*)"/g)].map(([, name]) => name)
  })
  const names = specifiers.map((specifier) =>
    specifier
      .split('/')
      .slice(0, specifier.startsWith('@') ? 2 : 1)
      .join('/'),
  )
  return [...new Set(names)]
    .filter((name) => !name.startsWith('node:') && !builtinModules.includes(name))
    .filter((name) => versions[name] !== undefined)
    .toSorted()
}
