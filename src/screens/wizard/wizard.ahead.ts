import { endpoints } from '#contract/endpoints.ts';
import { callAhead } from '../../api/client/call.ts';
import { openedFlows, type FlowPlace } from './openedFlows.ts';

/**
 * Asks for what the wizard of a number reads first: the numbers, the accounts and the flow. A number that was opened here
 * before most likely has the flow that it had then; if not, its flow is asked for when the number is known.
 */
export async function askWizard({ id = '' }: Readonly<Record<string, string>>): Promise<void> {
  const guess = openedFlows.of(id);
  const numbers = callAhead(endpoints.listNumbers, {});
  void callAhead(endpoints.getAccountTree, {});
  if (guess) askFlow(guess);
  const number = (await numbers).find((each) => each.id === id);
  if (number?.action !== 'flow' || number.actionId === null) return;
  const flow = { account: number.account, id: number.actionId };
  if (guess?.id !== flow.id || guess.account !== flow.account) askFlow(flow);
  openedFlows.keep(id, flow);
}

function askFlow({ account, id }: FlowPlace): void {
  void callAhead(endpoints.getFlow, { params: { account, type: 'flow', id } });
}
