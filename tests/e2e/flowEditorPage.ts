import type { Page, Route } from 'playwright-core';
import type { Flow } from '#contract/routing.contract.ts';
import type { FlowEditorEvent, SaveOutcome } from '../../src/machines/flowEditor/flowEditor.types.ts';
import { expectVisible } from './person.ts';
import { type Ending, getsLost, isRefused, RequestGate } from './RequestGate.ts';

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name });
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** The requests that the editor of one flow waits for. */
export interface FlowRequests {
  loads: RequestGate;
  saves: RequestGate;
  versions: RequestGate;
}

/** Holds the requests of one flow back. */
export async function holdFlow(page: Page, { id, account }: Pick<Flow, 'id' | 'account'>): Promise<FlowRequests> {
  const requests = { loads: new RequestGate(), saves: new RequestGate(), versions: new RequestGate() };
  const url = `**/v2/routing/${account}/flow/${id}`;
  await page.route(url, (route) =>
    route.request().method() === 'GET' ? requests.loads.hold(route) : requests.saves.hold(route),
  );
  await page.route(`${url}/versions/*`, requests.versions.hold);
  return requests;
}

const answers =
  (json: unknown): Ending =>
  (route: Route) =>
    route.fulfill({ json });

/** Ends a save as the server would; of a stale one the editor reads what others left. */
export async function endSave({ saves, loads }: FlowRequests, outcome: SaveOutcome): Promise<void> {
  if (outcome.kind === 'saved') return saves.end(answers({ flow: outcome.flow, problems: [] }));
  if (outcome.kind === 'stale') {
    await saves.end(isRefused(409, 'STALE-VERSION'));
    return loads.end(answers(outcome.theirs));
  }
  const { problems } = outcome;
  const body = { errorCode: 'FLOW-NOT-VALID', message: 'FLOW-NOT-VALID', reference: 'r-1', info: { problems } };
  return saves.end((route) => route.fulfill({ status: 422, json: body }));
}

/** Ends what the machine waits for: with that answer, or lost on the way. */
export async function endRequest(requests: FlowRequests, actor: string, output: unknown): Promise<void> {
  const ending = output === undefined ? getsLost : answers(output);
  if (actor === 'openingVersion') return requests.versions.end(ending);
  if (actor === 'sending')
    return output === undefined ? requests.saves.end(getsLost) : endSave(requests, output as SaveOutcome);
  return requests.loads.end(ending);
}

/** What a person does for an event of the machine. */
export async function act(page: Page, event: FlowEditorEvent): Promise<void> {
  switch (event.type) {
    case 'load.retried':
      return button(page, 'Try again').click();
    case 'document.changed':
      await tab(page, 'Settings').click();
      return page.getByLabel('Flow name').fill(event.document.name);
    case 'save.requested':
      return button(page, 'Save draft').click();
    case 'publish.requested':
      await button(page, 'Publish').click();
      return dialog(page, 'Publish this flow?').getByRole('button', { name: 'Publish' }).click();
    case 'refusal.dismissed':
      return dialog(page, 'Not published').getByRole('button', { name: 'Show' }).click();
    case 'mine.kept':
      return button(page, 'Keep mine').click();
    case 'theirs.taken':
      return button(page, 'Take theirs').click();
    case 'comparison.opened':
      return button(page, 'Compare').click();
    case 'comparison.closed':
      return button(page, 'Back').click();
    case 'conflict.left':
      return page.keyboard.press('Escape');
    case 'simulation.started':
      return tab(page, 'Simulate').click();
    case 'simulation.stopped':
      return tab(page, 'Settings').click();
    case 'version.opened':
      await tab(page, 'Versions').click();
      await expectVisible(page.getByText(`Version ${event.version}`, { exact: true }));
      return button(page, 'Open').click();
    case 'version.closed':
      return button(page, 'Back to the draft').click();
    case 'version.restored':
      return button(page, 'Restore as draft').click();
  }
}
