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
        const body = runtime.code.replace(statement, `;return{${rename(list, '$2:$1')}}`)
        host.code += `\nexport const{${rename(list, `$2:${PREFIX}$2`)}}=(()=>{${body}})();`
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
  chunk.code = chunk.code.replace(
    statement,
    (_, list: string) =>
      `import{${rename(list, `${PREFIX}$1 as $2`)}}from"./${basename(host.fileName)}"`,
  )
  chunk.imports = [
    ...new Set(chunk.imports.map((file) => (file === runtime.fileName ? host.fileName : file))),
  ]
}

/** Rewrites each entry of a list of imports or exports, of which $1 and $2 are the names before and after 'as'. */
const rename = (list: string, pattern: string) =>
  list.replaceAll(/(\w+)(?: as (\w+))?/g, (_, name: string, as = name) =>
    pattern.replaceAll('$1', name).replaceAll('$2', as),
  )

const EXPORT = /export\s*\{([^}]*)\};?\s*$/

const PREFIX = 'helper_'
