import { endpoints } from '#contract/endpoints.ts';
import { callAhead } from '../../api/client/call.ts';

/** What the wizard of a number reads first: the numbers, the accounts, and the flow as soon as its number is known. */
export async function askWizard({ id }: Readonly<Record<string, string>>): Promise<void> {
  const asked = [callAhead(endpoints.listNumbers, {}), callAhead(endpoints.getAccountTree, {})] as const;
  const number = (await asked[0]).find((each) => each.id === id);
  if (number?.action !== 'flow' || number.actionId === null) return;
  await callAhead(endpoints.getFlow, { params: { account: number.account, type: 'flow', id: number.actionId } });
}
