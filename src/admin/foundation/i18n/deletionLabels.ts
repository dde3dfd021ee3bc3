/** What the dialog before a deletion says of each kind of record that names the deleted ones. */
const stoppedCampaigns = '1 campaign cannot go on |||| %{smart_count} campaigns cannot go on'
const tasksThere = '1 task is done there |||| %{smart_count} tasks are done there'
const peopleThere =
  '1 person has it in their access |||| %{smart_count} people have it in their access'

export const deletionLabels = {
  affects: 'This affects what names it:',
  notCounted: 'What names it could not be counted.',
  clients: {
    users: '1 person can no longer sign in |||| %{smart_count} people can no longer sign in',
    campaigns: '1 campaign stops |||| %{smart_count} campaigns stop',
  },
  users: {
    campaigns: '1 campaign is for them |||| %{smart_count} campaigns are for them',
    tasks: '1 task is done by them |||| %{smart_count} tasks are done by them',
    clients:
      'Account manager of 1 client, which then has none |||| Account manager of %{smart_count} clients, which then have none',
  },
  locations: {
    campaigns: stoppedCampaigns,
    locations: '1 location is inside |||| %{smart_count} locations are inside',
    departments: '1 department is there |||| %{smart_count} departments are there',
    tasks: tasksThere,
    users: peopleThere,
  },
  departments: {
    campaigns: stoppedCampaigns,
    departments: '1 department is inside |||| %{smart_count} departments are inside',
    tasks: tasksThere,
    users: peopleThere,
  },
  tasks: { campaigns: stoppedCampaigns },
  gbslibrary: { tasks: '1 task shows it |||| %{smart_count} tasks show it' },
}
