/** Moves the bundler's helpers, which would take a request of their own, into the file that every page loads first. */
import { basename } from 'node:path/posix'
import type { Plugin, Rolldown } from 'vite'

/** `name`: of a chunk that imports no other. */
export function mergeRuntime(name: string): Plugin {
  return {
    name: 'merge-runtime',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      // Before the page and its preload links are written.
      order: 'pre',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const runtime = chunks.find((chunk) => chunk.name === 'rolldown-runtime')
        const host = chunks.find((chunk) => chunk.name === name)
        const [statement, list] = EXPORT.exec(runtime?.code ?? '') ?? []
        if (!runtime || !host || !statement || !list || host.imports.length > 0)
          throw new Error(`The bundler's helpers cannot be moved into ${name}.`)
        // In a function, because the names in both files are equally short.
        const body = runtime.code.slice(0, -statement.length)
        const helpers = rename(list, (name, as) => `${as}:${name}`)
        const exported = rename(list, (_, as) => `${as}:${PREFIX}${as}`)
        host.code += `\nexport const{${exported}}=(()=>{${body};return{${helpers}}})();`
        for (const chunk of chunks) importFrom(host, runtime, chunk)
        delete bundle[runtime.fileName]
      },
    },
  }
}

function importFrom(
  host: Rolldown.OutputChunk,
  runtime: Rolldown.OutputChunk,
  chunk: Rolldown.OutputChunk,
) {
  if (!chunk.imports.includes(runtime.fileName)) return
  const statement = new RegExp(
    `import\\s*\\{([^}]*)\\}\\s*from\\s*"\\./${basename(runtime.fileName)}"`,
  )
  if (!statement.test(chunk.code)) throw new Error(`${chunk.name} imports helpers in another way.`)
  chunk.code = chunk.code.replace(statement, (_, list: string) => {
    const helpers = rename(list, (name, as) => `${PREFIX}${name} as ${as}`)
    return `import{${helpers}}from"./${basename(host.fileName)}"`
  })
  chunk.imports = [
    ...new Set(chunk.imports.map((file) => (file === runtime.fileName ? host.fileName : file))),
  ]
}

/** Rewrites each entry of a list of imports or exports: its name, and the one after 'as'. */
const rename = (list: string, entry: (name: string, as: string) => string) =>
  list.replaceAll(/([\w$]+)(?: as ([\w$]+))?/g, (_, name: string, as = name) => entry(name, as))

const EXPORT = /export\s*\{([^}]*)\};?\s*$/

const PREFIX = 'helper_'
