/** Locations, departments and tasks: how they hang together (spec 3, 4 and 5). */
import type { HelpTopic } from '../helpTopic.ts'
import { needs } from '../needs.ts'

export const locationsTopic: HelpTopic = {
  id: 'places',
  title: 'Locations, departments and tasks',
  needs: needs.page('/locations'),
  parts: [
    {
      points: [
        'Locations form a tree: a site, its halls, their zones. Departments can have a parent, too.',
        'A department belongs to locations. A location without departments is not offered in the form of an observation.',
        'A task belongs to locations and departments, or to all of them. It decides which principles are asked.',
        'Deleting a parent leaves its children, which then have no parent.',
        'What is deleted disappears from the dropdowns, and old observations keep its name.',
      ],
    },
    {
      needs: needs.page('/tasks/addTask'),
      text: '‘Override principles’ gives a task its own list. Without AI every task needs a manual check, so that switch is on and cannot be turned off.',
    },
    {
      needs: needs.not(needs.page('/tasks/addTask')),
      text: 'Tasks are set up by the provider. Ask below for a new one.',
    },
    { go: '/locations', label: 'Go to locations' },
    { go: '/departments', label: 'Go to departments' },
    { go: '/tasks', label: 'Go to tasks' },
  ],
}
