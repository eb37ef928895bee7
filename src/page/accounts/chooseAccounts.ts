import { selectedAccounts } from './selectedAccounts.ts';
import { unsaved } from '../session/unsaved.ts';

/** Selects accounts (an empty list selects all); asks for confirmation while there is unsaved work. */
export async function chooseAccounts(ids: readonly number[]): Promise<void> {
  if (await unsaved.mayLeave('account')) selectedAccounts.choose(ids);
}
