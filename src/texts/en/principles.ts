/** Texts of the principles' pictures. Names of the principles are the same in every language. */
export const publicPages = {
  principles: {
    instruction: {
      INSIDE_BASE:
        'Inside Base: stand with one foot forward and bring the load close to your body, over the space between your feet.',
      BIG_ENGINES:
        'Big Engines: bend your knees, keep your back straight and lift with the strong muscles of your legs.',
      TURN_NOT_TWIST:
        'Turn Not Twist: step round with your feet, so that your head, hips and the load turn together and your back does not twist.',
      DIP_N_DRIVE:
        "Dip n' Drive: bend your knees to get low behind the load, keep your back straight and drive it forward with your legs.",
    },
    gist: {
      INSIDE_BASE: 'Load close, feet apart',
      BIG_ENGINES: 'Legs lift, back stays straight',
      TURN_NOT_TWIST: 'Feet and load turn together',
      DIP_N_DRIVE: 'Get low, push with the legs',
    },
    name: {
      INSIDE_BASE: 'Inside Base',
      BIG_ENGINES: 'Big Engines',
      TURN_NOT_TWIST: 'Turn Not Twist',
      DIP_N_DRIVE: "Dip n' Drive",
    },
  },
} as const
