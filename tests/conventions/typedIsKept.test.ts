import { expect, test } from 'vitest';
import { sourceFiles } from './sourceFiles.ts';

/** What decision 125 offers for keeping what is typed: forms, fields edited in place, kept texts, guards, and the flow's draft. */
const kinds =
  /\b(useForm|useInlineEdit|useKeptText|useUnsaved|useLeaveGuard)\b|\bunsaved=\{|\bstore\.perform\b|\bform\.field\(/;
const fields =
  /<(TextField|TextArea|PhoneField|MoneyField|PasswordField|SourceField|DateTimePicker|DatePicker|TimeField)\b/;
const holds = /\buseState[(<]/;

/** Files whose fields hold a text that nothing keeps, and why nobody loses it. */
const lost: Record<string, string> = {
  'src/app/commands/Palette.tsx': 'a search',
  'src/flows/editor/simulator/SimulatorPanel.tsx': 'who calls in a simulation',
  'src/flows/editor/simulator/WhenField.tsx': 'when a simulated call comes in',
  'src/flows/editor/tests/NameForm.tsx': 'leaving it saves it',
  'src/flows/nodes/parts/CommaField.tsx': 'each letter is in the flow’s draft',
  'src/flows/nodes/parts/PhoneTextField.tsx': 'each letter is in the flow’s draft',
  'src/page/security/CodeStep.tsx': 'a code that counts once',
  'src/screens/messaging/campaigns/RecipientsCard.tsx': 'each letter is in the campaign’s draft, which its page guards',
  'src/screens/messaging/campaigns/WhenCard.tsx': 'each letter is in the campaign’s draft, which its page guards',
  'src/screens/messaging/inbox/ReplyForm.tsx': 'the conversation keeps it',
  'src/screens/tenancy/sessions/CodeForm.tsx': 'a code that counts once',
  'src/screens/tenancy/sessions/EmailForm.tsx': 'nobody is logged in',
  'src/screens/tenancy/sessions/LoginForm.tsx': 'nobody is logged in',
  'src/screens/tenancy/sessions/PasswordForm.tsx': 'nobody is logged in',
  'src/screens/tenancy/accounts/DeleteDialog.tsx': 'the name that confirms a deletion',
  'src/screens/telephony/wizard/TestCallDialog.tsx': 'who places a test call',
};

test('whatever is typed is kept or asked about, or is named here with the reason', () => {
  const found = sourceFiles(['src/app', 'src/flows', 'src/page', 'src/screens']).filter(
    ({ path, text }) => !path.includes('/devUi/') && fields.test(text) && holds.test(text) && !kinds.test(text),
  );
  expect(found.map(({ path }) => path)).toEqual(Object.keys(lost).toSorted());
});
