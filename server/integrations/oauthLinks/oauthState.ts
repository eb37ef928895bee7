import { z } from 'zod';
import { OAuthProvider } from '#values/oauthWords.ts';
import { seal, unseal } from '../../kernel/vault.ts';

const State = z.object({
  provider: OAuthProvider,
  account: z.number().int(),
  /** Who asked: nobody else can finish. */
  user: z.number().int(),
  callback: z.string(),
  popup: z.boolean(),
  /** The page to go back to. */
  back: z.string(),
  verifier: z.string(),
  /** Milliseconds since 1970. */
  until: z.number(),
});
export type State = z.infer<typeof State>;

const about = 'oauth state';

/** What comes back from a provider as it went: encrypted, so that nobody can read or make one. */
export const sealState = (vaultKey: Uint8Array, state: State) => seal(vaultKey, JSON.stringify(state), about);

/** Undefined for one that isn’t ours. */
export function openState(vaultKey: Uint8Array, sealed: string): State | undefined {
  try {
    return State.parse(JSON.parse(unseal(vaultKey, sealed, about)));
  } catch {
    return undefined;
  }
}
