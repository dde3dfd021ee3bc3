/** The pair of tokens that a sign-in or a refresh answers with. */
import type { Tokens } from '#api/generated/contract.ts'
import type { Role } from '#domain/roles.ts'
import type { AccessTokens } from '../../context/request/accessTokens.ts'

export async function issueTokenPair(
  tokens: AccessTokens,
  of: { userId: string; sessionId: string; role: Role; refreshToken: string },
  issuedAt: Date,
): Promise<Tokens> {
  const { refreshToken, ...claims } = of
  return { access_token: await tokens.sign(claims, issuedAt), refresh_token: refreshToken }
}
