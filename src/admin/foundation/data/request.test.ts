// @vitest-environment jsdom
import { expect, expectTypeOf, it, vi } from 'vitest'
import { graphql } from '#api/graphql.ts'
import type { Role } from '#domain/roles.ts'
import { ME } from '../auth/meDocument.ts'
import { cancelJob } from '../../parts/jobs/jobApi.ts'
import { request } from './request.ts'

it('a document gives its data and variables their types', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ data: { me: { type: 'CLIENT_USER' } } }))
  const { me } = await request(ME, {})
  expect(me.type).toBe('CLIENT_USER')
  expectTypeOf(me.type).toEqualTypeOf<Role>()
  expectTypeOf(me.employee_id).toEqualTypeOf<string | null>()
  expectTypeOf(cancelJob).parameter(0).toEqualTypeOf<string>()
})

it('what the document does not select, unknown variables and unknown documents do not compile', () => {
  const wrong = async () => {
    const { me } = await request(ME, {})
    // @ts-expect-error -- not selected
    void me.created_at
    // @ts-expect-error -- no variable of the document
    await request(ME, { id: '1' })
    // @ts-expect-error -- not in src/admin, so never validated against the SDL
    graphql('query Other { other }')
  }
  expect(wrong).toBeTypeOf('function')
})
