/** `npm run bench` lists what can be measured, `npm run bench -- NAME …` measures it; the file of a bench says what it takes. */
import { BENCHES } from './benches.ts'
import { runEachSmall } from './runEachSmall.ts'

const [name = '', ...args] = process.argv.slice(2)
const bench = BENCHES[name]
if (bench) {
  process.argv.splice(2, Infinity, ...args)
  await import(`./${bench.file}.ts`)
} else if (name === 'small') process.exitCode = await runEachSmall(args)
else {
  if (name) console.error(`There is no bench '${name}'.\n`)
  console.log('npm run bench -- NAME, where NAME is one of\n')
  const width = Math.max(...Object.keys(BENCHES).map(({ length }) => length))
  for (const [each, { what }] of Object.entries(BENCHES))
    console.log(`  ${each.padEnd(width)}  ${what}`)
  console.log(
    `\n  ${'small'.padEnd(width)}  each of them once, as small as it can be, to see that it runs`,
  )
  process.exitCode = name ? 1 : 0
}
