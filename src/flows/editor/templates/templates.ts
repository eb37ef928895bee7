import type { IntlShape } from 'react-intl';
import type { IconName } from '../../../ui/icon/iconPaths.ts';
import {
  connected,
  stepWriter,
  type StepWriter,
  type TemplateStep,
  type TemplateSteps,
  type TemplateWord,
} from './templateSteps.ts';

export interface Template {
  title: TemplateWord;
  about: TemplateWord;
  icon: IconName;
  steps: (write: StepWriter) => TemplateStep[];
}

const region = (id: string, name: string) => ({ id, name, prefixes: [], areaCodes: [], states: [], countries: [] });

/** Flows to start from, as this trade uses them. */
export const templates: readonly Template[] = [
  {
    title: 'frontDesk',
    about: 'frontDeskAbout',
    icon: 'phone',
    steps: ({ start, hours, ring, message, closed }) => [
      start('hours'),
      hours('desk', 'closed'),
      ring('desk', 'desk', 'message'),
      message(),
      closed(),
    ],
  },
  {
    title: 'afterHours',
    about: 'afterHoursAbout',
    icon: 'clock',
    steps: ({ start, hours, ring, message }) => [
      start('hours'),
      hours('team', 'on-call'),
      ring('team', 'team', 'message'),
      ring('on-call', 'onCall', 'message', { order: 'inOrder', screen: true }),
      message(),
    ],
  },
  {
    title: 'departments',
    about: 'departmentsAbout',
    icon: 'tree',
    steps: ({ start, menu, ring, message }) => [
      start('menu'),
      menu(
        'menu',
        'departmentsPrompt',
        [
          ['sales', 'sales'],
          ['support', 'support'],
        ],
        'message',
      ),
      ring('sales', 'salesRing', 'message'),
      ring('support', 'supportRing', 'message'),
      message(),
    ],
  },
  {
    title: 'languages',
    about: 'languagesAbout',
    icon: 'globe',
    steps: ({ start, menu, ring, message, step, speak, second }) => [
      start('menu'),
      menu(
        'language',
        'languagePrompt',
        [
          ['firstLanguage', 'first'],
          ['secondLanguage', 'second'],
        ],
        'first',
      ),
      ring('first', 'firstTeam', 'message'),
      ring('second', 'secondTeam', 'second-message'),
      message(),
      step('second-message', 'voicemail', 'secondMessage', { greeting: speak('secondGreeting', second) }),
    ],
  },
  {
    title: 'regions',
    about: 'regionsAbout',
    icon: 'map',
    steps: ({ start, step, say, ring, message }) => [
      start('where'),
      step(
        'where',
        'region',
        'where',
        { groups: [region('one', say('regionOne')), region('two', say('regionTwo'))] },
        { 'region-one': 'region-one', 'region-two': 'region-two', otherwise: 'elsewhere' },
      ),
      ring('region-one', 'regionOneRing', 'message'),
      ring('region-two', 'regionTwoRing', 'message'),
      ring('elsewhere', 'elsewhereRing', 'message'),
      message(),
    ],
  },
  {
    title: 'franchise',
    about: 'franchiseAbout',
    icon: 'building',
    steps: ({ start, step, speak }) => [
      start('nearest'),
      step('nearest', 'locations', 'nearest', { IVRmessage: speak('postcodePrompt'), IVRdigits: 5 }, { hangup: 'bye' }),
      step('bye', 'hangup', 'bye'),
    ],
  },
  {
    title: 'queue',
    about: 'queueAbout',
    icon: 'users',
    steps: ({ start, step, speak, ring, message }) => [
      start('welcome'),
      step('welcome', 'announce', 'welcome', { speech: speak('welcomeText') }, { next: 'agents' }),
      step('agents', 'roundRobin', 'agents', { targets: [], timeout: 15, rounds: 1 }, { unanswered: 'manager' }),
      ring('manager', 'manager', 'message'),
      message(),
    ],
  },
  {
    title: 'textBack',
    about: 'textBackAbout',
    icon: 'mail',
    steps: ({ start, ring, text, message }) => [
      start('team'),
      ring('team', 'team', 'text'),
      text('text', 'message'),
      message(),
    ],
  },
  {
    title: 'returning',
    about: 'returningAbout',
    icon: 'book',
    steps: ({ start, step, say, ring, message }) => [
      start('who'),
      step(
        'who',
        'caller',
        'who',
        {
          branches: [
            {
              id: 'new',
              name: say('newCallers'),
              any: [{ all: [{ fact: 'firstTime', not: false, operator: 'is', value: '' }] }],
            },
          ],
        },
        { 'caller-new': 'sales', otherwise: 'contact' },
      ),
      ring('sales', 'salesRing', 'message'),
      ring('contact', 'accountManager', 'message'),
      message(),
    ],
  },
  {
    title: 'twoTeams',
    about: 'twoTeamsAbout',
    icon: 'transfer',
    steps: ({ start, step, say, ring, message }) => [
      start('teams'),
      step(
        'teams',
        'split',
        'teams',
        {
          shares: [
            { id: 'a', name: say('teamA'), percent: 50 },
            { id: 'b', name: say('teamB'), percent: 50 },
          ],
          sticky: true,
        },
        { 'share-a': 'team-a', 'share-b': 'team-b' },
      ),
      ring('team-a', 'teamARing', 'message'),
      ring('team-b', 'teamBRing', 'message'),
      message(),
    ],
  },
  {
    title: 'campaign',
    about: 'campaignAbout',
    icon: 'chart',
    steps: ({ start, speak, ring, message }) => [
      start('team', { recording: true, consent: speak('consent') }),
      ring('team', 'adRing', 'message', { whisper: speak('adWhisper') }),
      message(),
    ],
  },
  {
    title: 'emergency',
    about: 'emergencyAbout',
    icon: 'warning',
    steps: ({ start, hours, menu, ring, message, closed }) => [
      start('hours'),
      hours('desk', 'menu'),
      ring('desk', 'desk', 'message'),
      menu(
        'emergencyMenu',
        'emergencyPrompt',
        [
          ['emergencyKey', 'on-call'],
          ['messageKey', 'closed'],
        ],
        'closed',
      ),
      ring('on-call', 'onCall', 'closed', { order: 'inOrder', screen: true }),
      message(),
      closed(),
    ],
  },
];

/** A template's steps in the reader's language, which is taken to be their callers' too. */
export function writeTemplate({ steps }: Template, intl: IntlShape): TemplateSteps {
  const isItalian = intl.locale.startsWith('it');
  return connected(
    steps(stepWriter(intl, isItalian ? { first: 'it-IT', second: 'en-GB' } : { first: 'en-US', second: 'es-ES' })),
  );
}
