import type { Page } from 'playwright-core';
import type { Flow } from '#contract/telephony/routing.contract.ts';
import type { FlowEditorEvent, SaveOutcome } from '../../src/machines/flowEditor/flowEditor.types.ts';
import { liveVersion } from '../model/machines/flowEditor.builders.ts';
import { type Ending, getsLost, isRefused, RequestGate } from './RequestGate.ts';
import { intercept } from './intercept.ts';

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** Opens an entry of the flow's menu. */
export async function fromFlowMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /: flow and number settings$/ }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}
/** Opens the settings of the whole flow, if they are not open. */
export async function openFlowSettings(page: Page): Promise<void> {
  if (!(await page.getByRole('region', { name: 'Flow settings' }).isVisible()))
    await fromFlowMenu(page, 'Flow settings');
}
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Keeps the editor from saving by itself, so that a test decides when it saves: with Ctrl+S. */
export async function holdAutosave(page: Page): Promise<void> {
  await page.addInitScript(
    (waits) => {
      const start = window.setTimeout.bind(window);
      const held = (handler: TimerHandler, delay = 0, ...rest: unknown[]) =>
        waits.includes(delay) ? 0 : start(handler, delay, ...rest);
      Object.assign(window, { setTimeout: held });
    },
    [1_000, 5_000],
  );
}

/** The requests that the editor of one flow waits for. */
export interface FlowRequests {
  loads: RequestGate;
  saves: RequestGate;
  versions: RequestGate;
}

/** Holds the requests of one flow back. */
export async function holdFlow(page: Page, { id, account }: Pick<Flow, 'id' | 'account'>): Promise<FlowRequests> {
  const requests = { loads: new RequestGate(), saves: new RequestGate(), versions: new RequestGate() };
  const path = `/v2/routing/${account}/flow/${id}`;
  await intercept(page, path, (request) => (request.method === 'GET' ? requests.loads : requests.saves).hold(request));
  await intercept(page, `${path}/versions/:version`, requests.versions.hold);
  // What others are compared with.
  await intercept(page, `${path}/versions/${liveVersion.version.version}`, (request) =>
    request.fulfill({ json: liveVersion }),
  );
  return requests;
}

const answers =
  (json: unknown): Ending =>
  (request) =>
    request.fulfill({ json });

/** Ends a save as the server would; of a stale one the editor reads what others left. */
export async function endSave({ saves, loads }: FlowRequests, outcome: SaveOutcome): Promise<void> {
  if (outcome.kind === 'saved') return saves.end(answers({ flow: outcome.flow, problems: [] }));
  if (outcome.kind === 'stale') {
    await saves.end(isRefused(409, 'STALE-VERSION'));
    return loads.end(answers(outcome.theirs));
  }
  const { problems } = outcome;
  const body = { errorCode: 'FLOW-NOT-VALID', message: 'FLOW-NOT-VALID', reference: 'r-1', info: { problems } };
  return saves.end((request) => request.fulfill({ status: 422, json: body }));
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
      await openFlowSettings(page);
      return page.getByLabel('Flow name').fill(event.document.name);
    case 'save.requested':
      return page.keyboard.press('Control+s');
    case 'publish.requested':
      await button(page, 'Publish').click();
      return dialog(page, 'Publish this flow?').getByRole('button', { name: 'Publish' }).click();
    case 'refusal.dismissed':
      return dialog(page, 'Not published').getByRole('button', { name: 'Show' }).click();
    case 'mine.kept':
      return button(page, 'Keep mine').click();
    case 'theirs.taken':
      return button(page, 'Take theirs').click();
    case 'merge.opened':
      return button(page, 'Preview').click();
    case 'merge.closed':
      return button(page, 'Back').click();
    case 'merge.chosen':
      return page.getByRole('button', { name: /^(Combine both|(Save|Publish) the merged flow)$/ }).click();
    case 'conflict.left':
      return page.keyboard.press('Escape');
    case 'simulation.started':
    case 'simulation.stopped':
      return button(page, 'Test').click();
    case 'version.opened':
      await fromFlowMenu(page, 'Versions');
      return button(page, `Open version ${event.version}`).click();
    case 'version.closed':
      return button(page, 'Back to the draft').click();
    case 'version.restored':
      return button(page, 'Restore this version').click();
  }
}
