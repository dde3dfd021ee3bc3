declare module 'node-polyglot' {
  export default class Polyglot {
    constructor(options: {
      locale: string
      phrases: object
      replace: (
        this: string,
        pattern: RegExp,
        valueOf: (token: string, name: string) => string | number,
      ) => string
    })
    t(key: string, values?: object): string
  }
}
