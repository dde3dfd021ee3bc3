/** Texts of the model card: what the AI judges, how, and what it cannot see. */
export const modelCardLabels = {
  title: 'How the AI judges',
  intro:
    'The AI suggests a verdict on a lift from a video. It can be wrong, and a person can always review and override it. This page says what it measures, where its limits come from, and what it cannot see.',
  sees: {
    title: 'What it judges',
    INSIDE_BASE:
      'Inside Base: how far the hands are from the feet when the load leaves the ground. Filmed from the side or at an angle.',
    BIG_ENGINES: 'Big Engines: whether the knees or the back do the bending at the deepest point.',
    TURN_NOT_TWIST:
      'Turn Not Twist: whether the shoulders turn during the lift while the feet stay where they are.',
    DIP_N_DRIVE: "Dip n' Drive: not judged. No measure from a video has been shown to be reliable.",
  },
  limits: {
    title: 'What it cannot see',
    weight: 'How heavy the load is, how often it is lifted, and how tired someone is.',
    grip: 'Grip, footwear, the floor, and pain.',
    hidden: 'Legs or feet behind a load or a shelf. The verdict is then unknown.',
    people: 'Which of several people to judge. The verdict is then unknown.',
    front:
      'Reach and bending filmed from the front or from behind, because they point at the camera. The verdict is then unknown.',
    near: 'Anything closer to a threshold than the error of the measurement. The verdict is then unknown, and unknown never counts as correct.',
  },
  privacy: {
    title: 'What happens to the video',
    device: 'The video is analysed in the browser of the person who chose it. It is not uploaded.',
    kept: 'The product keeps the positions of 33 body parts in each picture, a drawing of them on a plain background, and the verdicts.',
    server:
      'The server judges again from the positions, with the same rules, and refuses impossible ones.',
    recording:
      'The video itself is uploaded only where the client allows it and the person who submits it switches it on.',
    identity: 'Neither is used to identify people.',
  },
  quality: {
    title: 'Quality of the recording',
    text: 'Each recording is good, fair or poor, for example because the feet are hidden or the camera moves. Poor recordings are left out of the AI accuracy report.',
  },
  model: {
    title: 'Model',
    name: 'BlazePose full, of @mediapipe/pose 0.5 (Apache 2.0), run by MediaPipe Tasks 0.10.35',
    hash: 'SHA-256 %{hash}',
    rate: 'At most 15 pictures a second, %{frames} pictures and %{seconds} seconds of video',
    accuracy: 'How often it was right here',
  },
  thresholds: {
    title: 'Thresholds, version %{version}',
    text: 'A verdict keeps the version that it was judged with. Values closer to a threshold than the margin are unknown.',
    name: 'Threshold',
    value: 'Value',
    margin: 'Margin',
    source: 'Source',
    limit: 'Limit',
    names: {
      reach: 'Inside Base: largest reach',
      sideView: 'Inside Base: smallest angle to the camera',
      kneeShare: 'Big Engines: smallest share of the knees in the bending',
      bending: 'Big Engines: smallest bending',
      obliqueView: 'Big Engines: smallest angle to the camera',
      shoulderTurn: 'Turn Not Twist: turn of the shoulders',
      footMove: 'Turn Not Twist: movement of a foot that turns along',
      footForward: 'Foot in front of the other',
      rise: 'Smallest rise of the hands in a lift',
      legVisibility: 'Smallest visibility of the better leg',
      footVisibility: 'Smallest visibility of a foot',
      severalPeople: 'Largest share of pictures with several people',
      trackGap: 'Longest time without the person',
      trackSpeed: 'Fastest movement of one person',
      personFound: 'Quality: smallest share of pictures with the person',
      personHeight: 'Quality: smallest height of the person',
      cameraMoving: 'Quality: largest share of pictures with a moving camera',
      frameRate: 'Quality: fewest pictures a second',
    },
    units: {
      degrees: '%{value}°',
      share: '%{value}',
      seconds: '%{value} s',
      trunkLengths: '%{value} trunk lengths',
      shoulderHeights: '%{value} of shoulder height',
      shoulderHeightsPerSecond: '%{value} shoulder heights a second',
      pictureHeights: '%{value} of the picture’s height',
      framesPerSecond: '%{value} a second',
    },
  },
} as const
