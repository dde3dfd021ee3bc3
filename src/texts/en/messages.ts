/** What rules and errors say, on both sides. */
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
  passwordRequired: 'Password is required',
  passwordWrong: 'This is not your password.',
  codeRequired: 'Enter the code from your authenticator app.',
  codeWrong:
    'This code is wrong or was used before. Enter the newest code from your app, or an unused recovery code.',
  secondFactorExists: 'You have a second factor. Remove it before you set up another.',
  secondFactorNotStarted: 'Start again: this set-up was replaced or is finished.',
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
    'You can delete an observation for a day after you have added it, unless it was reviewed or contested.',
  timeSkipped: 'The clocks skip this time on that day.',
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
  offlineChoices: 'No connection. The choices load as soon as it is back.',
  offlineSubmit:
    'You are offline, so the observation has not been added. Your draft is kept: connect to the internet and add it again.',
  deviceFull:
    'There is no room on this device, so the observation has not been added. Free some space, or connect to the internet and add it again.',
  recordingGone: 'The analysed recording is gone. Choose the video again.',
  submissionSentMeanwhile:
    'This observation has already been sent, so it cannot be changed here. Look for it in the list of observations.',
  submissionTooOld:
    'This was recorded more than 25 days ago. Check that the list of observations does not have it yet, then send it.',
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
  parentRequired: 'Choose a parent: you have access to some locations only.',
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
  inviteeWithoutLevel:
    'This person has no rights. Choose a user level before sending an invitation.',
  invitationAccepted: 'This person has a password already.',
  restoreNameTaken: 'Another one has this name now. Rename it, then restore again.',
  restorePersonTaken:
    'Someone else has this email or employee ID now. Change theirs, then restore again.',
  superUserDeleted: 'Only the provider can delete a super user.',
  userOutsideOwnScope:
    'This user has access to locations that you do not have. Ask a super user who has access to them.',

  // Campaign form
  startDateRequired: 'Start date is required',
  endDateBeforeStart: 'End date cannot be before start date',
  dayOutOfRange: 'Enter a date between 2000 and 2100.',
  requiredObservationsInvalid: 'Enter a whole number from 1 to 10,000, or leave it blank.',
  reminderLevelRequired: 'Choose who to remind.',
  reminderFrequencyRequired: 'Choose how often to remind.',
  campaignPersonRequired: 'Choose at least one person.',
  occurrenceUnknown: 'No occurrence of this campaign starts on that date.',

  // Help request and mails
  helpSubjectRequired: 'Subject is required',
  helpMessageRequired: 'Message is required',
  unsubscribeLinkInvalid:
    'This link is incomplete. Open it again from the email, or copy the full address.',

  // Lists and summaries
  noConnection: 'No connection. This loads as soon as it is back.',
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
  dateToBeforeDateFrom: 'Date to cannot be before date from',
  dateFromAfterToday: 'Date from cannot be after today',
  dateToAfterToday: 'Date to cannot be after today',
  dayIncomplete: 'Enter a complete date',
  titleRequired: 'Title is required',
  fileTypeRefused: 'This file type is not supported',
  fileTooLarge: 'This file is too large',
  fileEmpty: 'This file is empty',
  imageTooSmall: 'This image is too small: each side must have at least 16 pixels',
  imageTooNarrow: 'This image is too narrow: one side may be at most 20 times as long as the other',
  imageInvisible: 'This image is transparent: it would not be seen',
  imageUnreadable:
    'This image is damaged, has over 25 megapixels or is of another type than its name says',
  tooManyUploads:
    'You have uploaded too many files that nothing uses yet. Save what they belong to, or wait until tomorrow.',
  uploadMissing: 'This file was not uploaded or has already been used. Choose it again.',

  // Data protection
  recordsOutsideOwnScope:
    'Some records of this person are at locations that you do not have. Ask a super user who has access to them.',
  erasedAlready: 'The personal data of this person is already erased.',
  nameNotConfirmed: 'Type the name exactly as shown to confirm',
  recordingRemoved: 'The recording was removed, so it can no longer be analysed.',
  personErased: 'The personal data of this person was erased. Add them as a new person.',

  // Errors of the server
  unauthenticated: 'You are not signed in.',
  tokenExpired: 'Your access token has expired.',
  forbidden: 'You do not have access to this.',
  noAccessToPage: 'You do not have access to this page',
  notFound: 'This record does not exist.',
  textNotStorable: 'This text contains a broken character. Delete it, then type it again.',
  outsideAccess: 'Outside your access',
  someone: 'Someone',
  outsideYourAccess: 'outside your access',
  conflict: 'Someone else has changed this record. Reload it to see the change.',
  unexpected: 'Something went wrong',
  unavailable: 'Liftwise cannot answer at the moment. Wait a moment and try again.',
  diskFull: 'The disk is nearly full, so nothing was saved. Free some space and try again.',
  unreachable: 'No connection to the server. Check your network and try again.',
  foreignAnswer: 'A web filter or a network answered instead of Liftwise (%{status}).',
  anonymousRefused: 'This client does not use anonymous observations.',
  observerRefused: 'You cannot choose another observer.',
  departmentElsewhere: 'This department is not at the chosen location.',
  taskElsewhere: 'This task does not belong to the chosen location and department.',
  observerElsewhere: 'This person does not work at the chosen location and department.',
  observeeElsewhere: 'This person is not assigned to the chosen task.',
  overrideReasonAlone: 'Only an override has a reason, and it needs one.',
  reviewTypeRefused: 'This client does not use this type.',
  aiReviewContradicts: 'This status contradicts the AI result.',
  noAiResult: 'This observation has no AI result to review.',
  overrideRefused: 'This client does not use manual overrides.',
  overrideNotPossible: 'Only an AI result can be overridden.',
  overrideReasonRequired: 'Choose a reason for the override.',
  misfitByAnother:
    'Somebody else has said that the skeleton does not fit, so this analysis stays as it is.',
  answeredByHand: 'A person has answered by hand, so no verdict depends on the skeleton.',
  noSkeleton: 'Liftwise has not analysed this recording, so no verdict depends on its skeleton.',
  nothingToAnalyse: 'This observation comes from a form and has no recording to analyse.',
  modelUnknown: 'This model is not known. Reload the page and analyse the recording again.',
  cameraMotionInvalid: 'The motion of the camera must be 0 or more.',
  pictureSizeInvalid: 'The size of the picture must be from 1 to 20,000 pixels.',
  rawUploadRefused: 'This client does not allow the upload of recordings.',
  failedAnalysisWithFile: 'An analysis that failed has no file and no result.',
  answersAreAi:
    'This recording has an AI result, which is no answer by hand. Add it as an AI result, or say that the skeleton does not fit.',
  keypointsKnown:
    'Another observation already has this analysis, down to every number. Record and analyse a video of this lift.',
  aiVerdictReadOnly: 'These results come from the AI. Override them instead of editing them.',

  // With arguments
  textTooLong: 'This text is too long: use at most %{max} characters.',
  tooManyAttemptsSeconds:
    'Too many attempts. Wait 1 second and try again. |||| Too many attempts. Wait %{smart_count} seconds and try again.',
  tooManyAttemptsMinutes:
    'Too many attempts. Wait 1 minute and try again. |||| Too many attempts. Wait %{smart_count} minutes and try again.',
  verdictNotOfTask:
    'The task “%{task}” is not judged by %{principle}. Leave out the verdict on it.',
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
