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
    one: 'One person, at most 60 seconds.',
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
  turn: {
    title: 'Turn the picture',
    preview: 'A picture of the video, turned by %{turn}°',
    quarter: 'Turn by 90°',
    use: 'Analyse it like this',
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
  lifts: {
    title: '%{smart_count} lift |||| %{smart_count} lifts',
    worst: 'The verdict is that of the worst lift, at %{start}.',
    chosen: 'The verdict is that of the lift at %{start}, as someone has chosen.',
    choose:
      'Choose the lift to judge. If you change the times, the AI judges again, unless someone has reviewed the result.',
  },
  lift: {
    proposed:
      'The AI found the lift from %{start} to %{end}. If you change the times, the AI judges again, unless someone has reviewed the result.',
    use: 'Use these times',
  },
  evidence: {
    title: 'How the AI decided',
    picture: '%{principle} at %{time}: the skeleton, and what was measured on it',
    measured: {
      kneeShare: 'Knees carry %{value} of the bend; correct from %{threshold}.',
      reach: 'Hands are %{value} trunk lengths from the feet; correct up to %{threshold}.',
      shoulderTurn: 'Shoulders turn %{value}; correct below %{threshold} while the feet stay.',
      dip: 'Knees dip %{value} before the load moves; correct from %{threshold}.',
      startTwist: 'Shoulders are twisted %{value} at the start; correct below %{threshold}.',
    },
    visibility: 'Visibility %{value}.',
    confidence: 'Confidence %{value}',
    tentative: 'A suggestion: this has been measured on few recordings.',
    knee: 'knee %{value}',
    trunk: 'trunk %{value}',
    footMove: 'feet moved %{value} of shoulder height',
    elbow: 'arms bent %{value}',
    show: 'Show %{time}',
  },
  skeleton: {
    misfit: 'The skeleton does not fit',
    fits: 'It does fit',
    youSaid:
      'You said that the skeleton does not fit, so the AI gives no verdict. Answer below by hand; the analysis is kept without a verdict.',
    said: 'A person said on %{date} that the skeleton does not fit, so the AI gives no verdict.',
    saved: 'The AI gives no verdict on this recording any more.',
    takenBack: 'The AI has judged the recording again.',
  },
} as const
