import { selectedAccounts } from './selectedAccounts.ts';
import { unsaved } from '../session/unsaved.ts';

/** Makes the page be about these accounts, none meaning all; asks before unsaved work is given up. */
export async function chooseAccounts(ids: readonly number[]): Promise<void> {
  if (await unsaved.mayLeave('account')) selectedAccounts.choose(ids);
}
