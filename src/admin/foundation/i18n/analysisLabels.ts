/** Texts of judging stored recordings again. */
export const judgeAgainLabels = {
  title: 'Judge recordings again',
  subtitle:
    'Stored recordings are judged with the current thresholds, version %{version}. Nothing changes before you apply it, and what people have reviewed or overridden stays.',
  check: 'Check what would change',
  checkAgain: 'Check again',
  apply: 'Change 1 observation |||| Change %{smart_count} observations',
  progress: '%{done} of %{total} recordings judged',
  cancelled: 'Cancelled. Changes made so far are kept.',
  report:
    '%{judged} recordings judged, %{changed} would change. %{skipped} unchanged because people have reviewed them.',
  applied:
    '%{judged} recordings judged, %{changed} changed. %{skipped} unchanged because people have reviewed them.',
  observations: 'Observation that changes |||| First %{smart_count} observations that change',
  columns: { principle: 'Principle', change: 'Change', count: 'Observations' },
} as const

/** Texts of the AI analysis of a recording. */
export const analysisLabels = {
  title: 'AI analysis',
  unfold: 'Analyse a video',
  optional: 'Analyse a video on this device. The video itself is not uploaded.',
  choose: 'Choose video',
  record: 'Record video',
  another: 'Choose another video',
  again: 'Analyse again',
  remove: 'Remove result',
  advice: {
    title: 'How to film',
    still: 'Put the camera down or hold it still and level, at hip height.',
    distance: 'Stand 2.5 to 4 m away, about 60° from the front of the person.',
    whole: 'Keep the whole person in the picture, from head to feet.',
    one: 'One person, one lift, at most 60 seconds.',
    picture: 'Camera at hip height, level, 60 degrees from the front of a person who lifts a box',
  },
  running: {
    loading: 'Loading the analysis…',
    frames: 'Frame %{done} of %{total}',
    cancel: 'Cancel analysis',
    busy: 'Analysing…',
    meanwhile: 'You can fill in the other fields meanwhile.',
    preview: 'The video with the detected person',
  },
  part: {
    title: 'Part to analyse',
    use: 'Analyse this part',
    start: 'Start of the part',
    end: 'End of the part',
    length: '%{start} s to %{end} s, %{length} of at most 60 s',
  },
  camera: {
    title: 'Record video',
    record: 'Start recording',
    stop: 'Stop and analyse',
    cancel: 'Cancel',
    elapsed: '%{seconds} of 60 s',
    denied: 'The camera is blocked for this site. Allow it in the browser, or choose a video.',
    missing: 'No camera was found. Choose a video instead.',
    preview: 'Camera picture',
  },
  result: {
    title: 'AI result',
    beforeSubmit: 'This is what the AI found. It is added with the observation.',
    answersFromAi: 'The AI result above gives the answers.',
    byHand: 'Answer by hand instead',
    uploadRecording: 'Also upload the recording',
    uploadRecordingHint: 'Others with access to this observation can then watch the person.',
    found: {
      LIFT: 'Lift from %{start} to %{end}',
      PUSH: 'Push or pull from %{start} to %{end}',
    },
    none: { LIFT: 'No lift was found', PUSH: 'No push or pull was found' },
    quality: 'Quality of the recording: %{grade}',
    poor: 'A poor recording is left out of the AI accuracy report.',
    about: 'How the AI judges',
    cutOff: 'The end of this video is missing. Its first %{seconds} s were analysed.',
  },
  observation: {
    none: 'This observation has no AI result yet.',
    inProgress: 'An analysis is in progress since %{since}.',
    failed: 'The last analysis failed. %{reason}',
    saving: 'Saving the result…',
    saved: 'The AI result was saved.',
    replace: 'Analyse a video again',
    recording: 'Uploaded video',
  },
  lift: {
    proposed:
      'The AI found the lift from %{start} to %{end}. If you change the times, the AI judges again, unless someone has reviewed the result.',
    use: 'Use these times',
  },
  evidence: {
    title: 'How the AI decided',
    measured: '%{values}; %{needs}.',
    visibility: 'Visibility %{value}.',
    confidence: 'Confidence %{value}',
    tentative: 'A suggestion: this has been measured on few recordings.',
    knee: 'knee %{value}',
    trunk: 'trunk %{value}',
    kneeShare: 'knee share %{value}',
    reach: 'reach %{value} trunk lengths',
    shoulderTurn: 'shoulders turned %{value}',
    footMove: 'feet moved %{value} of shoulder height',
    dip: 'knees dipped %{value}',
    elbow: 'arms bent %{value}',
    startTwist: 'shoulders twisted %{value} at the start',
    show: 'Show %{time}',
  },
  reasons: {
    BIG_ENGINES: {
      correct: 'The legs did most of the bending.',
      incorrect: 'The back bent more than the legs.',
    },
    INSIDE_BASE: {
      correct: 'The load was picked up close to the feet.',
      incorrect: 'The load was picked up too far from the feet.',
    },
    TURN_NOT_TWIST: {
      correct: 'The body turned without twisting.',
      incorrect: 'The shoulders turned while the feet stayed.',
    },
    DIP_N_DRIVE: {
      correct: 'The legs drove the push.',
      incorrect: 'The legs did not drive the push.',
    },
  },
  needs: {
    BIG_ENGINES: 'needs at least %{threshold}',
    INSIDE_BASE: 'needs at most %{threshold}',
    TURN_NOT_TWIST: 'needs less than %{threshold} while the feet stay',
    DIP_N_DRIVE: 'needs at least %{threshold}',
  },
} as const
