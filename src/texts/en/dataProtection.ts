/** Labels of retention, legal holds and the erasure of a person. */
export const dataProtection = {
  cancel: 'Cancel',
  retention: {
    title: 'Data protection',
    hint: 'Checked every night at 03:00 in the client’s time zone. Figures stay as they are. What is under a legal hold is kept.',
    recordingsHint:
      'Older recordings and their keypoints are deleted; results stay. 30 or more. Empty: kept without limit.',
    observationsHint:
      'Older observations lose names, notes and recordings; people become pseudonyms. 30 or more. Empty: kept without limit.',
    preview:
      'The next run deletes %{recordings} recordings and removes names and notes from %{observations} observations.',
    oldest: 'The oldest is from %{day}.',
    held: '%{count} stay because of a legal hold.',
    failed: 'What would be removed could not be counted. Try again in a moment.',
    confirmTitle: 'Save these limits?',
    final: 'This cannot be undone.',
    confirm: 'Save and remove',
    notSaved: 'Nothing was saved. Change the limits, or confirm what they remove.',
    days: '%{count} days',
    unlimited: 'Kept without limit',
  },
  holds: {
    title: 'Legal hold',
    hint: 'While a legal hold is in place, nothing that it covers is deleted or pseudonymised.',
    none: 'There is none.',
    failed: 'Legal holds could not be loaded.',
    place: 'Place a legal hold',
    placed: 'The legal hold is in place.',
    reason: 'Reason',
    reasonHint: 'For example the number of the case.',
    end: 'End the legal hold',
    endWarning: 'The next nightly run then removes what is older than the client’s limits.',
    of: {
      CLIENT: 'Legal hold of the whole client',
      PERSON: 'Legal hold of a person',
      OBSERVATION: 'Legal hold of this observation',
    },
  },
  erase: {
    title: 'Erase personal data',
    hint: 'Replaces the person by a pseudonym. Figures stay as they are. This cannot be undone.',
    start: 'Erase personal data',
    failed: 'What would be erased could not be counted.',
    held: 'A legal hold covers this person or their observations. End it first.',
    intro: 'This erases the personal data of %{name}:',
    account:
      'The account loses name, email and employee ID, is deleted, and can no longer sign in.',
    observed: '%{count} observations about them keep their results and lose all notes.',
    recordings: '%{count} recordings of them are deleted.',
    observations: '%{count} observations by them stay, under the pseudonym.',
    limits:
      'Not reached: names that people typed into other records, emails already sent, downloaded files, and backups. Exports that are still kept are deleted.',
    confirm: 'Type %{name} to confirm',
    done: 'The personal data was erased.',
    erased: 'The personal data of this person was erased on %{day}.',
  },
  recordingRemoved: 'The recording was removed after %{count} days.',
  recordingErased: 'The recording was removed.',
  pseudonymised:
    'Names and notes were removed on %{day}. This observation can no longer be changed.',
} as const
