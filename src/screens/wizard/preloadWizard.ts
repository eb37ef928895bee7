import type { ReaderIdentity } from '../../api/client/IdentityContext.ts';
import { preloadEndpoint } from '../../api/client/preloadEndpoint.ts';

/** Preloads what a number's wizard shows first: numbers, accounts and the number's flow. */
export async function preloadWizard(
  reader: ReaderIdentity,
  { id }: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  void preloadEndpoint(reader, 'getAccountTree', {});
  const numbers = await preloadEndpoint(reader, 'listNumbers', {});
  const number = numbers?.find((each) => each.id === id);
  if (number?.action !== 'flow' || number.actionId === null) return;
  await preloadEndpoint(reader, 'getFlow', { params: { account: number.account, type: 'flow', id: number.actionId } });
}
