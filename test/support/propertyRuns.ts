/** Returns how many examples of a property are tried: all of them by `npm run test:all`, otherwise a fifth. */
export const runs = (all: number): number =>
  process.env['TEST_ALL'] === 'on' ? all : Math.ceil(all / 5)
