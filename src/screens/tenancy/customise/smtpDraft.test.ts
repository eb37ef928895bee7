import { expect, test } from 'vitest';
import { ThemeSettings } from '#contract/tenancy/customise.contract.ts';
import { problemsOf } from '../../../ui/form/fieldProblem.ts';
import { SmtpDraft } from './smtpDraft.ts';

const mail = {
  fromAddress: 'a@b.test',
  replyTo: null,
  host: 'mail.b.test',
  tls: 'tls',
  username: null,
  password: null,
};

test.each([
  ['58y', { port: { word: 'onlyNumbers' } }],
  [null, { port: { word: 'required' } }],
  ['70000', { port: { word: 'highest', num: 65_535 } }],
  ['587', {}],
])('the port %j of a mail server is judged by its digits', (port, problems) => {
  const draft = { ...mail, port };
  const { error } = SmtpDraft.safeParse(draft);
  expect(problemsOf(error?.issues ?? [], draft)).toEqual(problems);
});

test('what is no path or URL of an image is refused as such', () => {
  const { error } = ThemeSettings.pick({ logo: true }).safeParse({ logo: 'our logo' });
  expect(problemsOf(error?.issues ?? [], { logo: 'our logo' })).toEqual({ logo: { word: 'image' } });
});
