import { expect, it } from 'vitest'
import { appMessages, messages } from '#texts/en/messages.ts'

/** Copied by hand from the rules. */
it.each([
  ['8.1', 'Incorrect username or password'],
  ['2.6', 'Signing in...'],
  ['8.2', 'Error resetting password'],
  ['5.1', 'Password must be at least 8 characters'],
  ['5.2', 'Passwords must match'],
  ['5.3', 'Start time must be positive'],
  ['5.4', 'End time must be greater than start time'],
  ['8.6', 'Failed to update video lift times.'],
  ['5.5', 'Location must be at least 2 characters long'],
  ['5.6', 'Department must be at least 2 characters long'],
  ['5.7', 'Task is required'],
  ['5.8', 'You must have a date selected'],
  ['5.9', 'Time selected cannot be after the current time.'],
  [
    '5.10',
    'The individual being observed must be recorded. Either select from the dropdown, or enter their name if they do not appear',
  ],
  ['5.13', 'Inside Base is required.'],
  ['5.14', 'Big Engines is required.'],
  ['5.15', 'Dip & Drive is required.'],
  ['5.16', 'Turn not twist is required.'],
  [
    '5.17',
    'At least one principle (Inside Base, Big Engines, Dip & Drive, or Turn Not Twist) must be answered.',
  ],
  [
    '5.18',
    "Both a technique and details need to be filled out for the 'Other' option. If not required, please remove answers",
  ],
  ['5.21', 'Pull, tilt, take applies to pulling tasks only.'],
  ['5.22', 'Manual checks are required unless AI tooling is enabled.'],
  ['8.3', 'Error'],
  ['8.4', 'Error loading observations.'],
  ['8.5', 'Error loading summary data.'],
  ['8.7', 'Error, cannot edit a user with higher level permissions'],
  ['2.41', 'No results were found'],
  ['8.9', 'An error has occured, please try again later!'],
  ['8.10', 'An observation with the same details already exists.'],
  ['8.10', 'An observation with the same details is a duplicate of one that exists'],
  ['2.48', 'Deletion'],
  ['2.48', 'Are you sure you want to carry out this deletion? This action cannot be undone.'],
  ['2.9', 'You do not have access to this page'],
  ['8.12', 'Something went wrong'],
  ['9.29', 'N/A'],
])('[%s] %s is worded letter by letter', (_item, text) => {
  expect(Object.values<string>({ ...messages, ...appMessages })).toContain(text)
})
