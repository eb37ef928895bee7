import type { MailKinds } from '../mail/mailKind.ts';
import { callAlert } from './callAlert.mail.ts';
import { campaignOutOfCredit } from './campaignOutOfCredit.mail.ts';
import { confirmEmail } from './confirmEmail.mail.ts';
import { creditLow } from './creditLow.mail.ts';
import { flowNotPublished } from './flowNotPublished.mail.ts';
import { flowReviewed } from './flowReviewed.mail.ts';
import { invite } from './invite.mail.ts';
import { passwordChanged } from './passwordChanged.mail.ts';
import { reset } from './reset.mail.ts';
import { porting } from './porting.mail.ts';
import { report } from './report.mail.ts';
import { securityChanged } from './securityChanged.mail.ts';
import { signup } from './signup.mail.ts';
import { textReceived } from './textReceived.mail.ts';
import { topUpDue } from './topUpDue.mail.ts';
import { topUpFailed } from './topUpFailed.mail.ts';
import { voicemail } from './voicemail.mail.ts';

export const mailKinds: MailKinds = {
  voicemail,
  callAlert,
  signup,
  invite,
  reset,
  passwordChanged,
  securityChanged,
  confirmEmail,
  porting,
  flowNotPublished,
  flowReviewed,
  report,
  textReceived,
  creditLow,
  topUpDue,
  topUpFailed,
  campaignOutOfCredit,
};
