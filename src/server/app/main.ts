#!/usr/bin/env node
/** The program: runs the command that its arguments name, or everything in one process. */
import { runCommandLine } from './commands/commandLine.ts'

process.env['NODE_ENV'] ??= 'production'
// Nothing that the program writes is for other users of the machine.
process.umask(0o077)
await runCommandLine(process.argv.slice(2))
