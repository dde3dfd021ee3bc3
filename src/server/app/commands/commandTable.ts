/** The program's commands with their help; each is loaded only when it runs. */

import type { Command } from './command.ts'

export const COMMANDS: Readonly<Record<string, Command>> = {
  start: {
    summary: 'Does everything in one process: web app, API and background work.',
    details: `Brings the database up to date first. Without DATABASE_URL the database is embedded, in DATA_DIR, and
holds a demo where PUBLIC_URL is this machine.
WORKER=off leaves the background work to others.`,
    options: {},
    load: () => import('./startCommand.ts'),
  },
  web: {
    summary: 'Serves the web app and the API, and does no background work.',
    details: `Needs DATABASE_URL and a database that is up to date (migrate). Any number may run, with at least one worker.`,
    options: {},
    load: () => import('./webCommand.ts'),
  },
  worker: {
    summary:
      'Does background work only: jobs, mails, schedules, roll-ups and the removal of what has expired.',
    details: `Needs DATABASE_URL and a database that is up to date (migrate). Any number may run; each piece of work is done once.`,
    options: {},
    load: () => import('./workerCommand.ts'),
  },
  migrate: {
    summary: 'Brings the database up to date with this version.',
    details: `Processes of the version before may run meanwhile. Of several calls at a time, one works and the others wait for it.`,
    options: {},
    load: () => import('./migrateCommand.ts'),
  },
  'create-admin': {
    summary: 'Creates an account of the provider, for example the first real one.',
    details: `Asks twice for the password, or reads it from a pipe.`,
    options: {
      email: { value: 'ADDRESS', meaning: 'what the account signs in with', isRequired: true },
      firstname: { value: 'NAME', meaning: 'Provider, if not set' },
      lastname: { value: 'NAME', meaning: 'Admin, if not set' },
      company: {
        value: 'NAME',
        meaning: 'name of the provider’s own client: Liftwise, if not set',
      },
    },
    load: () => import('./createAdminCommand.ts'),
  },
  backup: {
    summary: 'Writes database, files and TOKEN_SECRET to one new file.',
    details: `Writes the database as of one moment, all files and the TOKEN_SECRET. The server may run meanwhile.
Fails, and writes nothing, where a file that the database names is missing; it says which.
Use the server's settings: DATA_DIR; or DATABASE_URL and TOKEN_SECRET; and S3_… where files are in a bucket.
Only its owner may read FILE. Protect it as you protect passwords: it holds all data and the key that signs sign-ins.`,
    options: {
      to: { value: 'FILE', meaning: 'the new file', isRequired: true },
      'without-missing-files': {
        value: null,
        meaning: 'warns of files that are missing, and backs up all else',
      },
    },
    load: () => import('./backupCommand.ts'),
  },
  restore: {
    summary: 'Restores a backup into an empty installation, on either engine and file store.',
    details: `Call it before the server is started with the installation: an empty DATA_DIR; or an empty database at DATABASE_URL;
and an empty bucket where S3_… is set. Database and files may be of another kind than before.
The whole backup is verified before anything is written, and the rows are compared with it afterwards. A backup of an
earlier version of Liftwise is brought up to date. With DATABASE_URL, TOKEN_SECRET or TOKEN_SECRET_PREVIOUS must be that of the backup, which
\`tar -xOf FILE keys.json\` prints. After a failure everything is empty again; after an interruption, repeat the command.
Emails, reminders and alerts are held until the provider lets them go on the page /status.`,
    options: {
      from: { value: 'FILE', meaning: 'the backup', isRequired: true },
      mail: {
        value: 'on',
        meaning: 'sends emails from the start: it takes the place of the installation',
      },
    },
    load: () => import('./restoreCommand.ts'),
  },
  doctor: {
    summary:
      'Examines settings, database, files, mail, disk and memory, and says what to mend; exit code 1: something.',
    details: `Call it with the server's settings, before the first start or while processes run. It changes nothing but a probe
file, which it deletes.`,
    options: {
      'mail-to': { value: 'ADDRESS', meaning: 'also sends a test email to this address' },
    },
    load: () => import('./doctorCommand.ts'),
  },
  'end-sessions': {
    summary: 'Ends every session of all accounts, for example after a leak of the TOKEN_SECRET.',
    details: `Voids all links to reset passwords and invitations too. Stop all processes first, and set the new TOKEN_SECRET, with the
one before as TOKEN_SECRET_PREVIOUS; without DATABASE_URL, rename DATA_DIR/token-secret to token-secret-previous. What that
encrypted is encrypted with the new one. Nothing that the secret before signed works afterwards, once it is removed.`,
    options: {
      'secret-is-lost': {
        value: null,
        meaning: 'takes a new secret without the one before; second factors are set up again',
      },
    },
    load: () => import('./endSessionsCommand.ts'),
  },
  'remove-demo': {
    summary: 'Removes the demo’s companies with all that is in them, and the demo’s accounts.',
    details: `Stop the server first where the database is embedded. Companies and accounts that the demo did not make stay. The command
refuses where somebody added accounts to a company of the demo. Make a backup before: nothing brings the demo back.`,
    options: {
      'with-added': {
        value: null,
        meaning: 'removes companies of the demo also where accounts were added to them',
      },
    },
    load: () => import('./removeDemoCommand.ts'),
  },
  'verify-audit': {
    summary: 'Checks the audit log of every client; exit code 1: one was changed.',
    details: '',
    options: {
      hashes: { value: 'FILE', meaning: 'hashes that were mailed earlier, to compare with' },
    },
    load: () => import('./verifyAuditCommand.ts'),
  },
}
