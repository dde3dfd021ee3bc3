/** The audit suite of the GraphQL-over-HTTP specification, on the running endpoint. */
import { serverAudits } from 'graphql-http'
import { afterAll, describe, expect, it } from 'vitest'
import { bareApp } from '#test/support/bareApp.ts'

const bare = await bareApp()

const url = `${await bare.app.listen({ port: 0, host: '127.0.0.1' })}/graphql`

afterAll(() => bare.close())

/** Calls by GET are refused, so that no foreign page and no cache has any: the specification allows both. */
const isOptionalGet = ({ name }: { name: string }) => /^MAY (accept|allow) .*\bGETs?\b/.test(name)

const audits = serverAudits({ url: () => url, fetchFn: fetch }).filter((one) => !isOptionalGet(one))

describe('[12.17] GraphQL over HTTP', () => {
  it.each(audits.map((audit) => [audit.name, audit] as const))('%s', async (_name, audit) => {
    const result = await audit.fn()
    expect(result.status === 'ok' ? 'ok' : result.reason).toBe('ok')
  })
})

describe('[12.17] the type of an answer', () => {
  const NEW = 'application/graphql-response+json'
  it.each([
    [`${NEW}, application/json;q=0.9`, NEW, 400],
    [`application/json;q=0.9, ${NEW}`, NEW, 400],
    [`application/json, ${NEW};q=0.5`, 'application/json', 200],
    [`${NEW};q=0, */*`, 'application/json', 200],
    ['text/html', 'application/json', 200],
  ])('for %s is %s', async (accept, type, status) => {
    const answer = await bare.post({ query: '{ nothing }' }, { accept })
    expect(answer.headers['content-type']).toBe(`${type}; charset=utf-8`)
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toEqual({
      errors: [
        {
          message: 'Cannot query field "nothing" on type "Query".',
          extensions: { code: 'BAD_INPUT' },
        },
      ],
    })
  })
})
