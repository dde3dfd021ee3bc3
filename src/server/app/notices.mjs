/** Collects the licences of all packages that the product consists of or is built with, the web app's too. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Returns the text for a release: each package of the lock file that is not for tests only, with its licence. */
export function thirdPartyNotices(root) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const texts = Object.entries(packages)
    .filter(([path, { dev }]) => path.startsWith('node_modules/') && !dev)
    // Packages of other systems are not installed here; their siblings have the same licence.
    .filter(([path]) => existsSync(join(root, path, 'package.json')))
    .map(([path, { version }]) => noticeOf(join(root, path), version))
  return [
    'Liftwise contains, installs or is built with these packages, whose licences follow.',
    ...new Set(texts.toSorted()),
  ].join(`\n\n${'-'.repeat(80)}\n\n`)
}

function noticeOf(folder, version) {
  const { name, license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file))
  const texts = files.map((file) => join(folder, file)).flatMap((path) => readText(path))
  const by = typeof author === 'string' ? author : author?.name
  const said = typeof license === 'string' ? license : (license?.type ?? 'see its repository')
  return [`${name} ${version} (${said})`, ...(texts.length > 0 ? texts : [by ? `By ${by}` : ''])]
    .join('\n\n')
    .trim()
}

function readText(path) {
  try {
    return [readFileSync(path, 'utf8').trim()]
  } catch {
    // A folder of that name.
    return []
  }
}
