/** Notes for translators on texts that are not clear alone, and on lengths where it is tight. */
import type { BranchOf, KeyOf } from './keys.ts'
import type { ServerTexts } from './loadServerTexts.ts'

export interface TranslatorNote {
  note?: string
  /** Characters that fit on a phone, placeholders apart. */
  limit?: number
}

/** The note on a text, or on the branch that it is in. */
export function noteOn(key: string): TranslatorNote | undefined {
  const path = key.split('.')
  const keys = path.map((_, at) => path.slice(0, path.length - at).join('.'))
  const noted = keys.find((one) => Object.hasOwn(TRANSLATOR_NOTES, one))
  return noted ? TRANSLATOR_NOTES[noted as NotedKey] : undefined
}

type NotedKey = KeyOf<ServerTexts> | BranchOf<ServerTexts>

/** By key, or by the branch above several. */
export const TRANSLATOR_NOTES: Partial<Record<NotedKey, TranslatorNote>> = {
  'addObservation.before': { note: 'Before the values that a choice had until now.' },
  'addObservation.campaign.not': {
    note: 'A button: the observation shall not count for this campaign.',
  },
  'addObservation.changePlace': {
    note: 'A button: choose another location and department.',
    limit: 12,
  },
  'addObservation.clock': { note: 'About a device whose clock is wrong.' },
  'addObservation.recent': { note: 'Heading above people or tasks chosen lately.' },
  'addObservation.unfit': { note: 'Before the values that the new choice does not allow.' },
  'auditLog.empty': { note: 'A value of a record, before or after a change.' },
  'broken.title': { note: 'Said in English when no texts could be loaded.' },
  'campaigns.blocked': {
    note: 'Reasons are from `enums.campaignObstacle`, which go on in the same sentence.',
  },
  'charts.correctBelow': { note: 'Below a number, in small letters.', limit: 14 },
  'charts.totalBelow': { note: 'Below a number, in small letters.', limit: 14 },
  'charts.ofWhole': { note: 'After a number: ‘12 of 40’.' },
  'choices.all': { note: 'Nothing in particular is chosen in a list.' },
  'days.until': { note: 'A range of days without a beginning.' },
  'days.from': { note: 'A range of days without an end.' },
  'enums.accountState': { note: 'A chip.', limit: 20 },
  'enums.aiReviewStatus': {
    note: 'A chip. ‘Positive’ is a technique that the AI called incorrect.',
    limit: 20,
  },
  'enums.campaignObstacle': { note: 'Goes on in the sentence of `campaigns.blocked`.' },
  'enums.campaignState': { note: 'A chip.', limit: 16 },
  'enums.captureProblem': { note: 'What makes a recording hard to assess.' },
  'enums.followUpState': { note: 'A chip.', limit: 22 },
  'enums.principle': { note: 'The same in every language.' },
  'enums.processingState': { note: 'A chip.', limit: 16 },
  'enums.role': { note: 'A user level. The words of the glossary.', limit: 30 },
  'enums.technique': { note: 'A chip: the result of an observation.', limit: 14 },
  'enums.verdict': { note: 'A chip: what the AI says of a principle.', limit: 14 },
  'form.conflict': { note: 'Two people changed the same record.' },
  'form.conflict.on': { note: 'A switch is on.' },
  'form.conflict.off': { note: 'A switch is off.' },
  'form.restored': { note: 'Above a form: what was typed earlier is there again.' },
  'jobs.states': { note: 'A chip: the state of an import or export.', limit: 20 },
  'jobs.stateOf': { note: 'Heard by screen readers.' },
  'jobs.actionOf': { note: 'Heard by screen readers.' },
  'list.cellCut': { note: 'At the end of a text that an Excel cell cannot hold.' },
  'list.sheet': { note: 'The name of a sheet of an Excel file.', limit: 31 },
  'list.chosen': { note: 'Rows of a list that are ticked.' },
  mails: {
    note: 'A body has paragraphs; `[A button]`; `> a quotation`; `| label | value` once, and `* label | value` for each row of a list. Signs and placeholders stay.',
  },
  mailFigures: { note: 'Figures within a sentence of an email.' },
  mailParts: { note: 'Parts of sentences of emails.' },
  'menu.add': { note: 'Below a sign at the bottom of a phone.', limit: 12 },
  'menu.observations': { note: 'Also below a sign at the bottom of a phone.', limit: 14 },
  'menu.today': { note: 'Also below a sign at the bottom of a phone.', limit: 12 },
  'messages.eitherOr': { note: 'Two things of which one is needed.' },
  'messages.jobCancelled': { note: 'Of an import or export.' },
  'messages.signingIn': { note: 'With three dots, as specified.' },
  'messages.someone': { note: 'In place of a name that is not known.' },
  'messages.tableFailed': { note: 'In place of rows that could not be loaded.' },
  'myData.everywhere': { note: 'In place of locations or departments: access to all of them.' },
  'notifications.unseen': {
    note: 'In place of a name that the reader may no longer see; within a sentence.',
  },
  'observationFilters.overall': { note: 'The result of all principles together.' },
  'observations.detail.viewedAs': { note: 'A user level, between dots.' },
  'observations.history': { note: 'Lines of what was changed, by whom, and from what to what.' },
  'observations.review.right': { note: 'The AI is right.', limit: 14 },
  'observations.review.wrong': { note: 'The AI is wrong.', limit: 14 },
  personalFile: { note: 'The file of everything held about a person; names of files and tables.' },
  'principles.name': { note: 'The same in every language.' },
  'qr.inside': { note: 'The location or department that this one is part of.' },
  'ra.page.edit': { note: 'Before the name of the record, or after it.' },
  'reviewQueue.keyNames': { note: 'Keys of the keyboard: each another letter or sign.' },
  'reviewQueue.sure': { note: 'How sure the AI is: 80% sure.' },
  'search.actions': { note: 'Heading above what can be done: add, import, export.' },
  'search.opened': { note: 'Heading above what was opened lately.' },
  'signIn.terms': { note: 'The short name of the terms and conditions.' },
  'today.refused.badge': { note: 'A chip in the list’s header.' },
}
