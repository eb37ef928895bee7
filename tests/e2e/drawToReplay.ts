import type { TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import { apiAs, demoPassword, type Site } from './site.ts';

/** Something that a person can name: its role, and all of its name or a pattern in it. */
export type Named = readonly [role: string, name: string | RegExp];

/** How a person works, whatever with. */
export interface Hands {
  /** Operates a button, link, row or option. */
  press: (role: string, name: string | RegExp, within?: Named) => Promise<void>;
  /** Replaces the text of a field. */
  write: (name: string | RegExp, text: string, field?: { role?: string; within?: Named }) => Promise<void>;
  /** Opens a list by its button, whose name ends with its label, and chooses an option. */
  choose: (label: string, option: string | RegExp, within?: Named) => Promise<void>;
  /** Waits until something is there. */
  meets: (role: string, name: string | RegExp, within?: Named) => Promise<void>;
  /** Waits until it is said somewhere. */
  says: (text: string | RegExp) => Promise<void>;
}

const exits = ['group', 'Next step'] as const;
const settings = ['region', 'Step settings'] as const;

/** A location routing with a branch, for the step that needs one. */
export async function aLocationRouting(site: Site): Promise<void> {
  const api = await apiAs(site, 'admin@demo.test');
  const number = (await api<TrackingNumber[]>('GET', '/v2/number')).find(({ name }) => name === 'Letterbox card');
  const account = `/v2/routing/${number?.account}`;
  const { id } = await api<{ id: string }>('PUT', `${account}/locations`, { name: 'Practices' });
  const targets = [{ id: 'desk', label: 'Desk', number: '+61370102030' }];
  await api('PUT', `${account}/branch`, {
    name: 'Carlton',
    code: 'CARL',
    country: 'AU',
    lat: -37.8,
    lon: 144.97,
    locationId: id,
    targets,
  });
}

/**
 * Draws a flow with every kind of step, proves it, mends the one place where calls are cut off, keeps a call as a test,
 * publishes, calls and replays the call. The number that it is for hangs up at first.
 */
export async function drawToReplay(hands: Hands): Promise<void> {
  const { press, write, choose, meets, says } = hands;
  await write('Email', 'admin@demo.test');
  await write('Password', demoPassword);
  await press('button', 'Log in');
  await meets('heading', 'Dashboard');
  await press('link', 'Numbers');
  await meets('heading', 'Numbers');
  await press('link', /^Letterbox card/, ['table', 'Numbers']);
  await press('button', 'Create call flow');
  await press('button', 'Outline');

  const select = async (step: string) => {
    await write('Find a step', step, { role: 'searchbox' });
    await press('row', new RegExp(`(^|\\s)${step}$`));
    await meets('textbox', 'Name', settings);
  };
  const add = async (after: string, type: string) => {
    await select(after);
    await press('button', 'Add a step');
    await press('button', new RegExp(`^${type}`), ['dialog', 'Add a step']);
    await meets('heading', type);
  };
  const connect = async (step: string, exit: string, target: string) => {
    await select(step);
    await choose(exit, target, exits);
  };
  const person = async (number: string) => {
    await press('button', 'Add number', settings);
    await write('Phone number', number, { within: settings });
  };

  for (const type of ['Round robin', 'Menu', 'Opening hours', 'Region', 'Caller', 'Split', 'Text message', 'Tag'])
    await add('Welcome', type);
  await add('Region', 'Another flow');
  await choose('Flow', /^(?!Choose a flow)(?!.*not published)/, settings);
  await add('Menu', 'Locations');
  await choose('Location routing', 'Practices', settings);
  await add('Locations', 'Hang up');
  await select('Region');
  await write(/^Area codes/, '03', { within: settings });
  await select('Round robin');
  await person('(03) 7010 1234');
  await select('Ring the team');
  await write('Phone number', '(03) 7010 1235', { within: settings });
  await connect('Split', 'B 50 %', 'Caller');
  await connect('Caller', 'Otherwise', 'Region');
  await connect('Opening hours', 'Otherwise', 'Menu');

  await press('button', 'Proof');
  await says(/^Calls can be cut off in one place until/);
  await says('Menu: No key pressed isn’t connected');
  await press('button', 'Play this call');
  await says('The call reached an unconnected path.');
  await press('button', 'Proof');
  await connect('Menu', 'No key pressed', 'Take a message');
  await press('button', 'Proof');
  await says(/^Every call ends with a person, a message or a goodbye, until/);

  await press('button', 'Test');
  await says('The flow changed since this call.');
  await press('button', 'Play it again');
  await says(/Records up to/);
  await press('button', 'Change caller');
  await write('Caller’s number', '+61 3 7010 9876');
  await press('button', 'Start the call');
  await press('button', 'Skip message');
  await press('button', /^1 Sales/);
  await press('button', /answers$/);
  await says('The call was answered.');
  await press('button', 'Save as test');
  await write('Name of the test', 'Sales is reached');
  await press('button', 'Save');
  await says('Kept as a test');
  await press('button', 'Test');

  await press('button', 'Publish');
  await press('button', 'Publish', ['dialog', 'Publish this flow?']);
  await says('Version 1 is live');
  await press('button', 'Test');
  await press('button', 'Change caller');
  await press('button', 'Place test call');
  await write('Caller’s number', '+61 3 7010 9876', { within: ['dialog', 'Place test call'] });
  await write(/^Keys the caller presses/, '1');
  await press('button', 'Call', ['dialog', 'Place test call']);
  await press('link', 'Open call');
  await meets('heading', /7010 9876/);
  await says('Answered');
  await press('button', 'Replay on the canvas');
  await meets('region', 'Replay of the call');
}
