import type { Page } from 'playwright-core';
import type { Flow } from '#contract/telephony/routing.contract.ts';
import type {
  FlowEditorEvent,
  Panel,
  PublicationOutcome,
  PublishChoice,
  SaveOutcome,
} from '../../src/machines/flowEditor/flowEditor.types.ts';
import type { Problem } from '#values/flow/problem.ts';
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
export const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

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
  publications: RequestGate;
}

/** Holds the requests of one flow back. */
export async function holdFlow(page: Page, { id, account }: Pick<Flow, 'id' | 'account'>): Promise<FlowRequests> {
  const requests = {
    loads: new RequestGate(),
    saves: new RequestGate(),
    versions: new RequestGate(),
    publications: new RequestGate(),
  };
  const path = `/v2/routing/${account}/flow/${id}`;
  await intercept(page, path, (request) => (request.method === 'GET' ? requests.loads : requests.saves).hold(request));
  await intercept(page, `${path}/versions/:version`, requests.versions.hold);
  for (const publication of ['schedule', 'canary', 'versions/:version/publish'])
    await intercept(page, `${path}/${publication}`, requests.publications.hold);
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
  return saves.end(isNotValid(outcome.problems));
}

function isNotValid(problems: readonly Problem[]): Ending {
  const body = { errorCode: 'FLOW-NOT-VALID', message: 'FLOW-NOT-VALID', reference: 'r-1', info: { problems } };
  return (request) => request.fulfill({ status: 422, json: body });
}

const endPublication = ({ publications }: FlowRequests, outcome: PublicationOutcome) =>
  publications.end(outcome.kind === 'done' ? answers({}) : isNotValid(outcome.problems));

/** Ends what the machine waits for: with that answer, or lost on the way. */
export async function endRequest(requests: FlowRequests, state: string, output: unknown): Promise<void> {
  const ending = output === undefined ? getsLost : answers(output);
  if (state === 'draft.openingVersion') return requests.versions.end(ending);
  if (state === 'draft.sending')
    return output === undefined ? requests.saves.end(getsLost) : endSave(requests, output as SaveOutcome);
  if (state.startsWith('publishing.'))
    return output === undefined
      ? requests.publications.end(getsLost)
      : endPublication(requests, output as PublicationOutcome);
  return requests.loads.end(ending);
}

const publishSheet = (page: Page) => dialog(page, /^Publish (this flow|version \d+ again)\?$/);

async function choose(page: Page, { publishAt, canary }: PublishChoice): Promise<void> {
  const sheet = publishSheet(page);
  if (canary) await sheet.getByText('A share of callers').click();
  if (publishAt === null) return sheet.getByRole('button', { name: 'Publish', exact: true }).click();
  await sheet.getByText('At a set time').click();
  await sheet
    .getByRole('group', { name: /Publish at/ })
    .getByRole('spinbutton')
    .first()
    .focus();
  await page.keyboard.type('03102027');
  await page.keyboard.type('0400am');
  return sheet.getByRole('button', { name: 'Schedule', exact: true }).click();
}

function openPanel(page: Page, panel: Panel): Promise<void> {
  switch (panel) {
    case 'calls':
      return fromFlowMenu(page, 'Calls');
    case 'flow':
      return fromFlowMenu(page, 'Flow settings');
    case 'versions':
      return fromFlowMenu(page, 'Versions');
    case 'problems':
      return page.getByRole('button', { name: /^(No problems|\d+ problems?|Checking…)$/ }).click();
    case 'proof':
      return button(page, 'Proof').click();
    case 'test':
      return button(page, 'Test').click();
  }
}

/** What a person does for an event of the machine. */
export async function act(page: Page, event: FlowEditorEvent): Promise<void> {
  switch (event.type) {
    case 'load.retried':
      return button(page, 'Try again').click();
    case 'document.changed':
      return page.getByLabel('Flow name').fill(event.document.name);
    case 'save.requested':
      return page.keyboard.press('Control+s');
    case 'publish.asked':
      return page.getByRole('button', { name: /^Publish( this version again)?$/, disabled: false }).click();
    case 'publish.left':
      return publishSheet(page).getByRole('button', { name: 'Cancel' }).click();
    case 'publish.chosen':
      return choose(page, event.choice);
    case 'publish.requested':
    case 'publication.refused':
      throw new Error(`nobody does ${event.type}`);
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
    case 'panel.opened':
      return openPanel(page, event.panel);
    case 'panel.closed':
      return button(page, 'Close panel').click();
    case 'version.opened':
      return button(page, `Open version ${event.version}`).click();
    case 'version.closed':
      return button(page, 'Back to the draft').click();
    case 'version.restored':
      return button(page, 'Restore this version').click();
  }
}
