/** Messages of rules and errors, on both sides. */
export const messages = {
  // Sign-in, forgotten and reset password
  wrongLogin: 'Incorrect username or password',
  signingIn: 'Signing in...',
  sessionEnded: 'Your session ended. Sign in to continue.',
  sessionEndedWithDraft: 'Your session ended. Sign in to continue; your draft is saved.',
  resetFailed: 'Error resetting password',
  passwordTooShort: 'Password must be at least 8 characters',
  passwordsDiffer: 'Passwords must match',
  passwordTooLong: 'Password must be at most 200 characters',
  passwordCommon:
    'This password is one of the most common ones. Choose another, such as three or four unrelated words.',
  passwordPersonal:
    'This password is only a name or an email address. Choose another, such as three or four unrelated words.',
  passwordRequired: 'Password is required',
  passwordWrong: 'This is not your password.',
  codeRequired: 'Enter the code from your authenticator app.',
  codeWrong:
    'This code is wrong or was used before. Enter the newest code from your app, or an unused recovery code.',
  secondFactorExists: 'You have a second factor. Remove it before you set up another.',
  secondFactorNotStarted: 'This set-up has expired or is complete. Start again.',
  secondFactorRequiredByClient: 'Your company requires a second factor, so it cannot be removed.',
  secondFactorSetupRequired: 'Your company requires a second factor. Set it up to continue.',
  secondFactorMissing: 'This person has no second factor.',
  emailRequired: 'Email is required',
  emailInvalid: 'Enter a valid email address',

  pageNotFound: 'Page not found',
  pageNotFoundReason:
    'This page does not exist. It may have been moved, or the link may be incomplete.',

  // Video lift times
  startTimeNegative: 'Start time must be positive',
  endTimeBeforeStart: 'End time must be greater than start time',
  timeAfterRecording: 'Time must be within the recording',
  liftTimesFailed: 'Failed to update video lift times.',

  // Observation form
  locationRequired: 'Location must be at least 2 characters long',
  departmentRequired: 'Department must be at least 2 characters long',
  taskRequired: 'Task is required',
  observerRequired: 'Observer is required',
  dateRequired: 'You must have a date selected',
  dateTooEarly: 'Enter a date in 2000 or later.',
  dateInFuture: 'Time selected cannot be after the current time.',
  takeBackRefused:
    'You can delete an observation within one day of adding it, unless it has been reviewed or contested.',
  timeSkipped: 'This time did not exist that day: the clocks went forward.',
  individualRequired:
    'The individual being observed must be recorded. Either select from the dropdown, or enter their name if they do not appear',
  individualOrEmployeeIdRequired:
    'The individual being observed must be recorded. Either select from the dropdown, or enter their name or employee ID if they do not appear',
  insideBaseRequired: 'Inside Base is required.',
  bigEnginesRequired: 'Big Engines is required.',
  dipNDriveRequired: 'Dip & Drive is required.',
  turnNotTwistRequired: 'Turn not twist is required.',
  noPrincipleAnswered:
    'At least one principle (Inside Base, Big Engines, Dip & Drive, or Turn Not Twist) must be answered.',
  otherIncomplete:
    "Both a technique and details need to be filled out for the 'Other' option. If not required, please remove answers",
  offlineChoices: 'No connection. The lists will load when you are back online.',
  offlineSubmit:
    'You are offline, so the observation has not been added. Your draft is kept: connect to the internet and add it again.',
  deviceFull:
    'There is no room on this device, so the observation has not been added. Free some space, or connect to the internet and add it again.',
  recordingGone: 'The analysed recording is gone. Choose the video again.',
  submissionSentMeanwhile:
    'This observation has already been sent, so it cannot be changed here. Look for it in the list of observations.',
  submissionTooOld:
    'This was recorded more than 25 days ago. Check that it is not in the list of observations, then send it.',
  observationFailed: 'An error has occured, please try again later!',
  observationDuplicate: 'An observation with the same details already exists.',

  // Other forms
  pullTiltTakeWithoutPulling: 'Pull, tilt, take applies to pulling tasks only.',
  principlesRequired: 'Choose at least one principle, or turn the override off.',
  manualCheckForced: 'Manual checks are required unless AI tooling is enabled.',
  higherLevelUser: 'Error, cannot edit a user with higher level permissions',
  deletionTitle: 'Deletion',
  deletionText: 'Are you sure you want to carry out this deletion? This action cannot be undone.',

  nameRequired: 'Name is required',
  nameTaken: 'This name is already in use.',
  parentInsideItself: 'Choose a parent that is not inside this one.',
  parentUnknown: 'This parent does not exist.',
  parentRequired: 'Choose a parent: you only have access to some locations.',
  placesRequired: 'Choose at least one: you can only give access you have yourself.',
  sortUnknown: 'This list cannot be sorted by this column.',
  choiceUnknown: 'One of these no longer exists. Remove it and save again.',
  tooManySelected: 'Too many selected.',
  clientDeleted: 'This client is disabled, so nothing can be added to it.',

  // Client form
  companyNameRequired: 'Company name is required',
  companyNameTaken: 'A client with this name already exists.',
  accountManagerUnknown: 'Choose one of the provider’s super users.',
  alertLevelInvalid: 'Choose who to alert.',
  monthsInvalid: 'Choose 1, 3, 6 or 12 months.',
  colourInvalid: 'Enter a colour such as #faa61a.',
  timeZoneInvalid: 'Choose a time zone such as Europe/Amsterdam.',
  ownClientDeleted: 'You cannot delete the client you belong to.',

  // User form
  userLevelRequired: 'User level is required',
  personNameRequired: 'Enter a first name, a last name or both.',
  emailTaken: 'A user with this email already exists.',
  employeeIdTaken: 'A user with this employee ID already exists.',
  levelRefused: 'You cannot assign or remove this user level.',
  providerAtOwnClientOnly: 'A provider super user must belong to your own client.',
  ownLevelChanged: 'You cannot change your own user level.',
  ownAccessChanged: 'You cannot change your own access.',
  ownAccountDisabled: 'You cannot disable your own account.',
  ownAccountDeleted: 'You cannot delete your own account.',
  inviteeDisabled: 'This account is disabled. Enable it before sending an invitation.',
  inviteeWithoutLevel: 'This person has no user level. Choose one before sending an invitation.',
  invitationAccepted: 'This person already has a password.',
  restoreNameTaken: 'Another record now has this name. Rename that one, then restore again.',
  restorePersonTaken:
    'Someone else now has this email or employee ID. Change theirs, then restore again.',
  superUserDeleted: 'Only the provider can delete a super user.',
  userOutsideOwnScope:
    'This user has access to locations you do not have access to. Ask a super user who does.',

  // Campaign form
  startDateRequired: 'Start date is required',
  endDateBeforeStart: 'End date cannot be before start date',
  dayOutOfRange: 'Enter a date between 2000 and 2100.',
  requiredObservationsInvalid: 'Enter a whole number from 1 to 10,000, or leave empty.',
  reminderLevelRequired: 'Choose who to remind.',
  reminderFrequencyRequired: 'Choose how often to remind.',
  campaignPersonRequired: 'Choose at least one person.',
  occurrenceUnknown: 'No round of this campaign starts on that date.',

  // Help request and mails
  helpSubjectRequired: 'Subject is required',
  helpMessageRequired: 'Message is required',
  unsubscribeLinkInvalid:
    'This link is incomplete. Open it again from the email, or copy the full address.',

  // Lists and summaries
  noConnection: 'No connection. This will load when you are back online.',
  tableFailed: 'Error',
  observationsFailed: 'Error loading observations.',
  summaryFailed: 'Error loading summary data.',
  noResults: 'No results were found',
  sampleTooSmall: 'Fewer than 5 observations: too few to draw conclusions.',
  notApplicable: 'N/A',

  // Lists' arguments
  upToOutOfRange: 'upTo must be a whole number from 1 to 1,000,000',
  takeOutOfRange: 'take must be a whole number from 1 to 100',
  skipNegative: 'skip must be a whole number of at least 0',
  searchTooLong: 'search must be at most 200 characters',
  tooManyValues: 'You can choose up to 100 values',
  dayInvalid: 'Enter a date as YYYY-MM-DD',
  dateToBeforeDateFrom: 'The end date cannot be before the start date',
  datesTwice: 'Choose a named range or dates, not both',
  dateFromAfterToday: 'The start date cannot be after today',
  dateToAfterToday: 'The end date cannot be after today',
  formatRefused: 'Use this format: %{pattern}',
  titleRequired: 'Title is required',
  fileTypeRefused: 'This file type is not supported',
  fileTooLarge: 'This file is too large',
  fileEmpty: 'This file is empty',
  imageTooSmall: 'This image is too small: each side must have at least 16 pixels',
  imageTooNarrow: 'This image is too narrow: one side may be at most 20 times as long as the other',
  imageInvisible: 'This image is transparent: it would be invisible',
  imageUnreadable: 'This image is damaged, has over 25 megapixels or is not the type its name says',
  tooManyUploads:
    'You have uploaded too many files that are not saved with a record yet. Save them, or try again tomorrow.',
  uploadMissing: 'This file was not uploaded or has already been used. Choose it again.',

  // Data protection
  recordsOutsideOwnScope:
    'Some records of this person are at locations you do not have access to. Ask a super user who does.',
  erasedAlready: 'The personal data of this person has already been erased.',
  nameNotConfirmed: 'Type the name as shown to confirm',
  recordingRemoved: 'The recording was removed, so it can no longer be analysed.',
  personErased: 'The personal data of this person was erased. Add them as a new person.',

  // Errors of the server
  unauthenticated: 'You are not signed in.',
  tokenExpired: 'Your access token has expired.',
  forbidden: 'You do not have access to this.',
  noAccessToPage: 'You do not have access to this page',
  notFound: 'This record does not exist.',
  textNotStorable: 'This text contains a broken character. Delete it, then type it again.',
  outsideAccess: 'No access',
  someone: 'Someone',
  outsideYourAccess: 'you cannot see',
  conflict: 'Someone else has changed this record. Reload it to see the change.',
  unexpected: 'Something went wrong',
  unavailable: 'Liftwise is not responding. Wait a moment and try again.',
  diskFull: 'The server is out of space, so nothing was saved. Tell the Liftwise provider.',
  unreachable: 'No connection to the server. Check your network and try again.',
  foreignAnswer: 'A web filter or a network answered instead of Liftwise (%{status}).',
  anonymousRefused: 'Anonymous observations are turned off for this client.',
  observerRefused: 'You cannot choose another observer.',
  departmentElsewhere: 'This department is not at the chosen location.',
  taskElsewhere: 'This task does not belong to the chosen location and department.',
  observerElsewhere: 'This person does not work at the chosen location and department.',
  observeeElsewhere: 'This person is not assigned to the chosen task.',
  overrideReasonAlone: 'Give a reason when you override a result, and only then.',
  reviewTypeRefused: 'This type of observation is turned off for this client.',
  aiReviewContradicts: 'This status contradicts the AI result.',
  noAiResult: 'This observation has no AI result to review.',
  overrideRefused: 'Manual overrides are turned off for this client.',
  overrideNotPossible: 'Only an AI result can be overridden.',
  overrideReasonRequired: 'Choose a reason for the override.',
  misfitByAnother: 'Someone else has already reported that the skeleton does not fit.',
  answeredByHand: 'Someone answered this observation, so the skeleton is not used.',
  noSkeleton: 'Liftwise has not analysed this recording, so the skeleton is not used.',
  nothingToAnalyse: 'This observation comes from a form and has no recording to analyse.',
  modelUnknown: 'This model is not known. Reload the page and analyse the recording again.',
  cameraMotionInvalid: 'The motion of the camera must be 0 or more.',
  pictureSizeInvalid: 'The size of the picture must be from 1 to 20,000 pixels.',
  rawUploadRefused: 'This client does not allow the upload of recordings.',
  failedAnalysisWithFile: 'A failed analysis cannot have a file or a result.',
  answersAreAi:
    'This recording has an AI result, so it cannot be added as a manual answer. Add it as an AI result, or report that the skeleton does not fit.',
  keypointsKnown:
    'Another observation has an identical analysis. Record and analyse a video of this lift.',
  aiVerdictReadOnly: 'These results come from the AI. Override them instead of editing them.',

  // With arguments
  textTooLong: 'This text is too long: use at most %{max} characters.',
  tooManyAttemptsSeconds:
    'Too many attempts. Wait 1 second and try again. |||| Too many attempts. Wait %{smart_count} seconds and try again.',
  tooManyAttemptsMinutes:
    'Too many attempts. Wait 1 minute and try again. |||| Too many attempts. Wait %{smart_count} minutes and try again.',
  verdictNotOfTask: '%{principle} does not apply to the task “%{task}”. Leave it unanswered.',
  withReference: '%{text}. Reference: %{reference}',
  twoSentences: '%{first} %{second}',
  eitherOr: '%{first} or %{second}',
  fileRefused: '%{reason}. %{limits}',
  imageLimits: 'One PNG, JPG or WEBP file, up to %{megabytes} MB.',

  clientWasDeleted: 'The client “%{name}” was deleted.',
  departmentWasDeleted: 'The department “%{name}” was deleted.',
  guidanceVideoWasDeleted: 'The guidance video “%{name}” was deleted.',
  locationWasDeleted: 'The location “%{name}” was deleted.',
  taskWasDeleted: 'The task “%{name}” was deleted.',
  personWasDeleted: 'The person “%{name}” was deleted.',
  recordWasDeleted: 'The record “%{name}” was deleted.',
} as const

export const publicPages = { messages } as const

export const appMessages = {
  tooManyContests: 'You have contested too many results in the past hour. Try again later.',
  jobUnreadable: 'Liftwise has been updated since you requested this. Request it again.',
  jobStillRunning: 'This is still running.',
  jobCancelled: 'Cancelled.',
  jobAccessRevoked: 'You no longer have access to this.',
  jobInterrupted: 'The server stopped before this was finished.',
  auditLogsChanged:
    'The audit log of %{name} was changed at entry %{position}. |||| %{smart_count} audit logs were changed.',
  jobDiskFull: 'The server is out of disk space, so the file could not be saved. Try again later.',
  tooManyJobs:
    'You have too many imports and exports running. Wait for one to finish, or cancel one under Imports and exports.',
  notAnImportCheck: 'This is not an import check.',
  checkHasProblems: 'Fix the problems in this file, then choose it again.',
  jobFileExpired: 'The file has expired. Choose it again.',
  retentionOutOfRange: 'Enter 30 to 36,500 days, or leave empty to keep data indefinitely.',
  holdReasonRequired: 'Reason is required',
  holdPlacedAlready: 'This is already under a legal hold.',
  holdOfClientRefused: 'Only the provider can place or end a legal hold on a client.',
  holdOfOneself:
    'You cannot place or end a legal hold on yourself or on your own observations. Ask someone else.',
  holdOfSomebodyElse: 'Only the person who placed this legal hold, or the provider, can end it.',
  underLegalHold: 'A legal hold covers this person or their observations. End it first.',
  superUserPersonalData: 'Only the provider can do this with a super user’s data.',

  calibrationTruthRequired: 'Enter the right answer for at least one principle.',
  calibrationTruthOfTask: 'Answer only the principles that apply to this task.',
  calibrationWithoutRecording: 'This observation has no recording to assess.',
  calibrationClipExists: 'This observation is already a calibration clip.',
  calibrationAgreedByOneself: 'Someone else must confirm the answers you entered.',
  followUpNotIncorrect:
    'You can start a follow-up only after an incorrect result, for someone who has an account.',
  followUpOfOthers:
    'Only the observer or a super user can start a follow-up, and not for themselves.',
  followUpOpenAlready: 'This person already has an open follow-up for this task.',
  followUpCorrectSince: 'This person has since been observed doing this task correctly.',
  followUpCoachRequired: 'Choose a coach.',
  followUpCoachUnknown: 'Choose someone else with an account who works at this place.',
  followUpDueDateRequired: 'Choose a due date.',
  followUpDueDatePast: 'Choose today or a later date.',
  followUpAgreedRequired: 'Write what you agreed.',
  followUpNotYours:
    'Only the coach, the person who started it and super users can change this follow-up.',
  followUpNotOpen: 'The coaching has already been recorded, or this follow-up is closed.',
  followUpCountInvalid: 'Choose 1 to 10 incorrect results.',
  taskActionSubjectRequired: 'Choose a task or a place.',
  taskActionNoteRequired: 'Write what will be changed.',
  taskActionOwnerRequired: 'Choose an owner.',
  taskActionOwnerUnknown:
    'Choose an observer or super user with an account who can see this task or place.',
  taskActionDone: 'This action is already done.',
  taskActionNotDone: 'This action is not done yet.',
  taskActionPrincipleDone:
    'You cannot change the principle of a finished action. Reopen the action first.',
  taskActionOfOthers: 'Only the person who added this action, or a super user, can delete it.',
  commentRequired: 'Write a comment.',
  tooManyMentions: 'Mention at most %{max} people.',
  mentionUnknown: 'Someone you mention cannot see this observation. Choose people from the list.',
  commentMomentInvalid: 'Choose a moment within the recording.',
  commentGone: 'This comment was deleted. Start a new one.',
  commentOfOthers: 'Only the person who wrote this comment can change it.',
  commentIsAnswer: 'Only whole threads can be resolved: use the first comment.',
  percentOutOfRange: 'Enter a whole number from 0 to 100.',
  blindAnswerRequired: 'Answer at least one principle, or skip this one.',
  notInBlindSample: 'This observation is not part of the blind sample.',
  contestReasonRequired: 'Say what is wrong with the result.',
  contestAnswerRequired: 'Explain why you kept or changed the result.',
  contestOfOthers: 'Only the person observed and the observer can contest this result.',
  contestWithoutResult: 'There is no result to contest yet.',
  contestOpen: 'You have already contested this result. You will be notified of the answer.',
  reviewOfOneself: 'You cannot review a result about yourself. Ask someone else.',
  contestAnsweredByOneself:
    'You cannot answer an objection you raised, or one about an observation of you or by you.',
  aiReviewRefused: 'AI review is turned off for this client.',
  observationDuplicateFromServer:
    'An observation with the same details is a duplicate of one that exists',
  liftsOutOfRange: 'Choose 1 to 10.',
  campaignTypeRequired: 'Choose a campaign type.',
  campaignTypeRefused: 'Campaigns of this type need AI, which is turned off for this client.',
  campaignFrequencyRequired: 'Choose how often the campaign repeats.',
  campaignModesConflict: 'Choose either specific users or a location and department.',
  campaignPlaceRequired: 'Choose a location or a department.',
  campaignNotRunning: 'This campaign does not run on the date of the observation.',
  campaignOutsideOwnScope:
    'Choose a location, or specific users: you only have access to some locations.',
  videoRequired: 'Video is required',
  observationPseudonymised:
    'The names and notes of this observation were removed. It can no longer be changed.',
  campaignElsewhere: 'This campaign is for another task, location or department.',
  videoElsewhere: 'This video belongs to another observation.',
  videoWithoutRecording: 'This file is not a recording of a lift.',
  analysisReviewed: 'Someone has reviewed or overridden this result, so it cannot be changed.',
  skeletonMisfit: 'The skeleton does not fit, so answer yourself (type: manual task).',
  videoLimits: 'One MP4, WEBM or MOV file, up to %{megabytes} MB.',
  campaignWasDeleted: 'The campaign “%{name}” was deleted.',

  // Saved views
  viewNameRequired: 'Enter a name.',
  viewNameTaken: 'You already have a view with this name.',
  viewQueryInvalid: 'This filter cannot be saved.',
  viewSharedBySuperUsers: 'Only super users can share a view with the company.',
  viewOfOthers: 'Only the owner of this view can change it.',
  tooManyViews: 'You have %{max} views. Delete one first.',
} as const

export const app = { messages: appMessages } as const

export const importMessages = {
  importFileEmpty: 'This file is empty.',
  importWorkbook:
    'This is a workbook or an archive, not a CSV file. Save it as CSV, then choose that file.',
  importNotText: 'This is not a CSV file: it contains characters that are not text.',
  importTooLarge: 'This file is larger than 20 MB. Split it into several.',
  importTooManyRows: 'You can import up to 100,000 rows at once. Split the file into several.',
  importEncodingUnknown: 'Unknown encoding. Leave it out to have it detected.',
  importNoRows: 'This file has headers but no rows.',
  importHeadersWrong: 'Invalid headers on the csv, the headers must be %{headers}',
  importHeaderTwice: 'Two columns have the header %{header}. Remove one of them.',
  importQuoteOpen: 'Row %{row} has an opening quotation mark without a closing one.',
  importRowTooLong:
    'Row %{row} is longer than 1,000,000 characters. Check for a missing closing quotation mark.',
  importTooManyColumns: 'Row %{row} has more than 500 columns.',
  importSurplusCell:
    '‘%{value}’ has no header. If a cell contains a comma or semicolon, put it in quotation marks.',
  importColumn: 'Column %{column}',
  importRowsRefused:
    '1 row has a problem. Nothing was imported. |||| %{smart_count} rows have problems. Nothing was imported.',
  importDataChanged: 'Data used by this import has changed. Try again.',

  typeUnknown:
    'Unknown user level. Use one of the levels in the user form, such as Client Observer.',
  employeeIdRequired: 'Employee ID is required',
  emailUnknown: 'No user has this email.',
  placeUnknown: '‘%{name}’ does not exist.',
  placeAmbiguous: 'Several places are named ‘%{name}’. Write the path: %{paths}.',
  parentsInCircle: 'This row and its parent contain each other.',
  parentRowRefused: 'Its parent in row %{row} also has a problem.',
  placesTooDeep: 'Places can be nested up to 20 levels deep.',
  sameEmailInRow: 'Row %{row} has the same email.',
  sameEmployeeIdInRow: 'Row %{row} has the same employee ID.',
  sameNameAndParentInRow: 'Row %{row} has the same name and parent.',

  idShortened:
    'This looks like a long number that a spreadsheet shortened. Format the column as text in the spreadsheet and enter the ID again.',
  idSpreadsheetError:
    'This is an error that a spreadsheet shows in place of a value. Format the column as text in the spreadsheet and enter the ID again.',
  idMadeDate:
    'A spreadsheet seems to have turned this ID into a date. Format the column as text in the spreadsheet and enter the ID again.',
  idLostDigits:
    'A spreadsheet keeps 15 digits of a number and turns the others into zeros. Format the column as text in the spreadsheet and enter the ID again.',
  idFormatted:
    'This looks like a number that a spreadsheet formatted. Format the column as text in the spreadsheet and enter the ID again.',
  idLostZeros:
    'A spreadsheet may have removed leading zeros: the stored ID is %{stored}. Format the column as text in the spreadsheet and enter the ID again.',
} as const

export const pages = { messages: importMessages } as const
