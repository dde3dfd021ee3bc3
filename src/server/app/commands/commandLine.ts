/**
 * The program's command line: finds the command, checks its options, answers `--help`. Exit codes: 0 done, 1 failed, 2 not
 * called as the help says.
 */
import { parseArgs } from 'node:util'
import { commandText } from '../../platform/settings/commandText.ts'
import { versionText } from '../../platform/settings/version.ts'
import type { Command, OptionValues } from './command.ts'
import { COMMANDS } from './commandTable.ts'
import { english } from '../../platform/texts/translator.ts'

/** Runs a command to its end, or until it serves; a failure ends the process. */
export async function runCommandLine(args: readonly string[]): Promise<void> {
  const call = readCall(args)
  if ('answer' in call) {
    console.log(call.answer)
  } else if ('mistake' in call) {
    console.error(call.mistake)
    process.exitCode = 2
  } else {
    try {
      const { run } = await call.command.load()
      process.exitCode = (await run(call.values)) ?? 0
    } catch (error) {
      console.error(english.word(error instanceof Error ? error.message : String(error)))
      process.exit(1)
    }
  }
}

type Call = { command: Command; values: OptionValues } | { answer: string } | { mistake: string }

/** Without a command everything is started. */
export function readCall(args: readonly string[]): Call {
  const [first, ...others] = args
  if (first === '--help' || first === '-h' || first === 'help') return { answer: helpOfAll() }
  if (first === '--version') return { answer: versionText() }
  const isNamed = first !== undefined && !first.startsWith('-')
  const name = isNamed ? first : 'start'
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) return { mistake: `There is no command '${name}'.\n\n${helpOfAll()}` }
  return readOptions(name, command, isNamed ? others : args)
}

function readOptions(name: string, command: Command, args: readonly string[]): Call {
  const { tokens } = parseArgs({
    args: [...args],
    strict: false,
    allowPositionals: true,
    tokens: true,
    options: Object.fromEntries(
      Object.entries(command.options).map(([option, { value }]) => [
        option,
        { type: value === null ? 'boolean' : 'string' },
      ]),
    ),
  })
  const refuse = (sentence: string): Call => ({
    mistake: `${sentence}\n\n${helpOf(name, command)}`,
  })
  const values: Record<string, string> = {}
  for (const token of tokens) {
    if (token.kind === 'positional')
      return refuse(
        `The command '${name}' takes no '${token.value}'. With npm, two dashes come before the options.`,
      )
    if (token.kind !== 'option') continue
    if (token.name === 'help' || token.rawName === '-h') return { answer: helpOf(name, command) }
    if (!Object.hasOwn(command.options, token.name))
      return refuse(`The command '${name}' has no option ${token.rawName}.`)
    const takesValue = command.options[token.name]?.value !== null
    if (takesValue && (!token.value || token.value.startsWith('--')))
      return refuse(`The option ${token.rawName} needs a value.`)
    if (!takesValue && token.value !== undefined)
      return refuse(`The option ${token.rawName} takes no value.`)
    values[token.name] = token.value ?? ''
  }
  const missing = Object.entries(command.options).find(
    ([option, { isRequired }]) => isRequired && values[option] === undefined,
  )
  if (missing) return refuse(`The option --${missing[0]} is missing.`)
  return { command, values }
}

function helpOfAll(): string {
  const commands = Object.entries(COMMANDS).map(([name, { summary }]) => [name, summary] as const)
  return [
    'Liftwise',
    columns(commands),
    `${commandText('COMMAND', '--help')} says more about one. Settings are environment variables.`,
    'Exit codes: 0 done, 1 failed or something must be mended, 2 not called like this.',
  ].join('\n\n')
}

function helpOf(name: string, { summary, details, options }: Command): string {
  const written = (option: string, value: string | null) =>
    value === null ? `--${option}` : `--${option} ${value}`
  const used = Object.entries(options).map(([option, { value, isRequired }]) =>
    isRequired ? written(option, value) : `[${written(option, value)}]`,
  )
  const rows = Object.entries(options).map(
    ([option, { value, meaning }]) => [written(option, value), meaning] as const,
  )
  return [
    commandText(name, used.join(' ')),
    summary,
    ...(details ? [details] : []),
    ...(rows.length > 0 ? [columns(rows)] : []),
  ].join('\n\n')
}

function columns(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([name]) => name.length)) + 2
  return rows.map(([name, meaning]) => `  ${name.padEnd(width)}${meaning}`).join('\n')
}
