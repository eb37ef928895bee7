import type { ReaderIdentity } from '../../api/client/IdentityContext.ts';
import { preloadEndpoint } from '../../api/client/preloadEndpoint.ts';

/** Preloads what a number's wizard shows first. Its flow is loaded by the editor's machine. */
export async function preloadWizard(reader: ReaderIdentity): Promise<void> {
  await Promise.all([preloadEndpoint(reader, 'getAccountTree', {}), preloadEndpoint(reader, 'listNumbers', {})]);
}
