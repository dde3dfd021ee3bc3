/** Documents of the calls about guidance videos. */
import { answered } from '#test/support/answered.ts'
import type { Answer, Actor } from '#test/support/api.ts'

const FIELDS =
  'id title description file_location client_id video_url created_at updated_at deleted_at'
export const UPLOAD = `mutation ($input: GbsVideoInput!) { uploadGbsVideo(input: $input) { ${FIELDS} } }`
export const UPDATE = `mutation ($id: ID!, $input: GbsVideoInput!, $expectedUpdatedAt: DateTime) {
  updateGbsVideo(id: $id, input: $input, expectedUpdatedAt: $expectedUpdatedAt) { ${FIELDS} } }`
export const DELETE = `mutation ($id: ID!) { deleteGbsVideo(id: $id) { id deleted_at } }`
export const ONE = `query ($id: ID!) { getGbsVideosById(id: $id) { ${FIELDS} } }`
export const LIST = `query ($filter: GbsVideoFilter, $input: GbsVideoListInput) {
  getAllGbsVideosByClientId(filter: $filter, input: $input) { id title }
  totalGbsVideos(filter: $filter, input: $input) }`
export const OF_TASK = `query ($taskId: ID!) { getGbsVideoByTaskId(taskId: $taskId) { id } }`

export const errorOf = ({ errors }: Answer) => errors?.[0]?.extensions

export async function listTitles(
  person: Actor,
  filter: object | null = null,
  input: object | null = null,
): Promise<{ titles: string[]; total: number }> {
  const data = await answered(person.gql(LIST, { filter, input }))
  const videos: { title: string }[] = data.getAllGbsVideosByClientId
  return { titles: videos.map(({ title }) => title), total: data.totalGbsVideos }
}
