/** Where the numbers of the judgement come from, and what they cannot tell: by version, what is new in it. */
export const thresholds = {
  v1: {
    reach: {
      source:
        'About 40 cm. NIOSH lifting equation (1994), horizontal distance; HSE Manual handling assessment charts, hand distance from the lower back.',
      limit:
        'The hands are measured, not the load, as if they reached straight ahead. The error is 0.05 to 0.15 trunk lengths.',
    },
    sideView: {
      source: 'Measured on rendered workers whose movement is known exactly.',
      limit:
        'Nearer to the front or the back, the reach points at the camera and cannot be measured.',
    },
    kneeShare: {
      source:
        'Knee flexion over knee plus trunk flexion at the deepest point: a squat bends the knees more, a stoop the trunk (Burgess-Limerick, 2003).',
      limit:
        'The knee is found too straight and the trunk too bent, so shares are 0.03 to 0.08 too small: the margin lies below the threshold, 0.01 above it. How heavy the load is, is unknown.',
    },
    bending: {
      source: 'Twice the error of knee and trunk together.',
      limit: 'Lifts from table height are not judged for Big Engines.',
    },
    obliqueView: {
      source: 'Measured on rendered workers whose movement is known exactly.',
      limit: 'From the front and from behind, bending points at the camera.',
    },
    shoulderTurn: {
      source:
        'Measured on rendered workers whose movement is known exactly. Straight lifts show up to 21° where the view is frontal, up to 14° elsewhere.',
      limit: 'A twist of less than 30° is not found. A twist before the lift starts is not judged.',
    },
    footMove: {
      source:
        'Measured on rendered workers whose movement is known exactly. Feet that stay move up to 5 %, feet that turn along 20 % and more.',
      limit: 'Seen in the picture: a step exactly towards the camera looks shorter.',
    },
    footForward: {
      source: 'Measured on rendered workers whose movement is known exactly.',
      limit: 'Shown on the timeline only. Right in 93 to 95 % of the frames.',
    },
    rise: {
      source: 'About 28 cm, twice the swing of the arms while walking.',
      limit: 'Raising empty hands looks like a lift.',
    },
    legVisibility: {
      source: 'Measured on rendered workers whose movement is known exactly.',
      limit: 'The model guesses hidden legs; below this its guesses are wrong.',
    },
    footVisibility: {
      source: 'Measured on rendered workers whose movement is known exactly.',
      limit: 'Safety shoes in the colour of the floor are seen less.',
    },
    severalPeople: {
      source: 'Single frames show a second person where there is none.',
      limit: 'People far behind may not be found.',
    },
    trackGap: {
      source: 'A lift takes 1 to 2 seconds.',
      limit: 'Shorter gaps are bridged by the frames around them.',
    },
    trackSpeed: {
      source: 'About 7 m/s, faster than people run with a load.',
      limit: 'Another person exactly behind the first is not noticed.',
    },
    personFound: {
      source:
        'Measured on rendered workers whose movement is known exactly. People who can be seen are found in over 95 % of the frames.',
      limit: 'Someone who leaves the picture after the lift counts as missing.',
    },
    personHeight: {
      source: 'Measured on rendered workers whose movement is known exactly.',
      limit: 'Depends on the resolution of the recording too.',
    },
    cameraMoving: {
      source: 'Feet that walk move one after the other; a camera moves both.',
      limit: 'A camera that moves only while the person walks is not noticed.',
    },
    frameRate: {
      source:
        '15 frames a second show a lift; below 8 its start is uncertain by more than 0.3 seconds.',
      limit: 'Frames without a person count too.',
    },
  },
  v2: {
    reach: {
      limit:
        'The hands are measured, not the load, as if they reached straight ahead. On recordings that were not used to find version 1 the reach was found 0.125 trunk lengths too small, with a mean error of 0.16: the margin is wider below the threshold.',
    },
    kneeShare: {
      limit:
        'The knee is found too straight and the trunk too bent, so shares are 0.03 to 0.08 too small on rendered workers; on real people border cases were found up to 0.08 too large. How heavy the load is, is unknown.',
    },
    footVisibility: {
      source:
        'Measured on rendered workers whose movement is known exactly. On 69 recordings of real people, Inside Base was right 4 times more and never wrong with legs that are seen less than Big Engines needs.',
    },
    cameraMoving: {
      source:
        'Feet that walk move one after the other, and feet that a load hides jump without the hips; a camera moves all of them. Of 56 recordings of real people with a camera that stands still none is said to move; before, 15 were.',
      limit: 'Of 13 recordings with a moving camera 4 are noticed.',
    },
    backgroundMotion: {
      source:
        'Half of the distance from which on feet count as moved. Rendered recordings with a still camera show less than 0.01.',
      limit:
        'Beside a person who fills the picture, and in front of plain walls, it cannot be measured.',
    },
    handVisibility: {
      source:
        'Measured on 59 recordings of real people lifting, none of which was used to find version 1. No verdict was lost, and one fewer was given where nothing is lifted.',
      limit: 'Hands behind a load are guessed where the arms point.',
    },
    ankleRise: {
      source:
        'Measured on 59 recordings of real people lifting, none of which was used to find version 1. Where a load hides the shins, the knee is found 33° too bent: all 4 wrong verdicts of ten deadlifts went, and 2 of 17 right ones.',
      limit: 'Heels that are lifted from the floor raise the ankle by up to 5 %.',
    },
    shankChange: {
      source:
        'Measured on rendered workers whose movement is known exactly. Shanks that are seen shorten by up to 9 % from the side and 35 % from 30°, those that a load hides by 42 and 46 %.',
      limit: 'From the front and from behind they shorten more, where nothing is judged anyway.',
    },
    standingTime: {
      source:
        'Measured on 59 recordings of real people lifting, none of which was used to find version 1. Without an upright posture to compare with, one of five border cases was decided.',
      limit: 'Recordings that begin and end bent are not judged for Big Engines.',
    },
    shoulderDrop: {
      source:
        'On rendered recordings both verdicts on loads at table height went, and no other one.',
      limit: 'Lifts from knee height by small bends are not judged.',
    },
    feetTravel: {
      source:
        'Measured on 59 recordings of real people lifting, none of which was used to find version 1. Verdicts without a lift fell from 12 to 9, on rendered ones from 8 to 5; 2 of 28 right ones on Turn Not Twist went.',
      limit: 'Picking something up while walking is not judged.',
    },
    hipsTravel: {
      source:
        'Measured on rendered workers whose movement is known exactly. The hips of people who lift travel by up to 0.11, while feet that a load hides jump by up to 0.38.',
      limit: 'Walking straight towards the camera or away from it is not noticed.',
    },
    handsApart: {
      source:
        'On 18 recordings of real people and 20 rendered ones, hands that lift are up to 0.29 apart, arms that are raised to the sides 0.79 and more.',
      limit: 'About 75 cm. Lifting with one hand while the other is stretched out is not judged.',
    },
    liftTime: {
      source:
        'On 18 recordings of real people and 20 rendered ones, lifts take 0.29 seconds and more from a tenth to nine tenths of the rise, jumps and swinging arms 0.26 at most.',
      limit: 'Empty hands may rise slowly too.',
    },
    handsBelow: {
      source:
        'On 7 recordings of real people and 20 rendered ones, hands that lift hang 0.29 and more below the shoulders, those of squats with empty hands 0.02 at most.',
      limit: 'Taking something from a shelf at the height of the chest is not judged.',
    },
    twistViewFrom: {
      source:
        'On rendered twists of 50°, 46 to 52° were found between 30 and 60° from the front, 16 to 28° from the side and from behind.',
      limit: 'The angle itself is found with an error of 10°.',
    },
    twistViewTo: {
      source: 'As for the smallest.',
      limit: 'From the side, a twist that is found counts; that none is found does not.',
    },
    sideTurn: {
      source:
        'As for the smallest angle: twists of 50° are found as 16° or more, straight lifts up to 12°.',
      limit: 'A twist of less than 40° away from the camera is not noticed from the side.',
    },
    turnInPicture: {
      source:
        'Measured on rendered workers whose movement is known exactly. Twists of 50° show as 44 to 62°, straight lifts as up to 21°.',
      limit: 'Asked for where the camera stands 45° or more from the front and from behind.',
    },
    startTwist: {
      source:
        'Measured on rendered workers whose movement is known exactly. Straight lifts show up to 13°.',
      limit: 'The twist of a single moment is found too small.',
    },
    pushTravel: {
      source: 'About 35 cm, one step.',
      limit: 'Seen across the picture: pushing straight towards the camera is not found.',
    },
    dip: {
      source:
        'Measured on rendered workers whose movement is known exactly. A dip of 40° was found as 23°, none as up to 9°.',
      limit: 'Only three rendered pushes and pulls were measured: a suggestion.',
    },
    elbow: {
      source:
        'Measured on rendered workers whose movement is known exactly. Straight arms are found bent by 10 to 28°.',
      limit: 'Only hinders the verdict ‘correct’.',
    },
    confidence: {
      source:
        'The confidence follows from the distance to the threshold and from how well the body that was found fits one with constant bones and standing feet.',
      limit:
        'It cannot know what else is wrong, for example another person, so it is never over 0.97.',
    },
  },
  v3: {
    personHeight: {
      source:
        'Measured on rendered workers whose movement is known exactly. On 80 recordings of real people no verdict on a lift was lost below it, and 3 went where nothing is lifted.',
    },
    turnTime: {
      source:
        'On rendered recordings no verdict is wrong from 1.3 seconds on, while within 0.8 three twists are called correct; on 35 recordings of real people nothing is lost between 1.4 and 3.',
      limit: 'Who waits longer with the load before twisting is not noticed.',
    },
  },
} as const
