#!/usr/bin/env node
/** The program: runs the command that its arguments name, or everything in one process. */
import { runCommandLine } from './commands/commandLine.ts'

process.env['NODE_ENV'] ??= 'production'
await runCommandLine(process.argv.slice(2))
