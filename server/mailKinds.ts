import type { MailKinds } from './kernel/mail/mailKind.ts';
import { alertsMail as alerts } from './powerups/alerts/alerts.mail.ts';
import { callAlert } from './powerups/alerts/callAlert.mail.ts';
import { campaignOutOfCredit } from './messaging/campaigns/campaignOutOfCredit.mail.ts';
import { confirmEmail } from './tenancy/sessions/confirmEmail.mail.ts';
import { creditLow } from './messaging/topUps/creditLow.mail.ts';
import { domainAnswered } from './attribution/websites/domainAnswered.mail.ts';
import { domainAsked } from './attribution/websites/domainAsked.mail.ts';
import { integrationFailing } from './integrations/deliveries/integrationFailing.mail.ts';
import { flowNotPublished } from './telephony/flows/flowNotPublished.mail.ts';
import { flowReviewed } from './telephony/flows/flowReviewed.mail.ts';
import { invite } from './tenancy/people/invite.mail.ts';
import { passwordChanged } from './tenancy/sessions/passwordChanged.mail.ts';
import { reset } from './tenancy/sessions/reset.mail.ts';
import { porting } from './telephony/porting/porting.mail.ts';
import { report } from './reporting/scheduledReports/report.mail.ts';
import { securityChanged } from './tenancy/sessions/securityChanged.mail.ts';
import { signup } from './tenancy/accounts/signup.mail.ts';
import { textReceived } from './messaging/messages/textReceived.mail.ts';
import { topUpDue } from './messaging/topUps/topUpDue.mail.ts';
import { topUpFailed } from './messaging/topUps/topUpFailed.mail.ts';
import { voicemail } from './telephony/voicemails/voicemail.mail.ts';

export const mailKinds: MailKinds = {
  voicemail,
  callAlert,
  alerts,
  signup,
  invite,
  reset,
  passwordChanged,
  securityChanged,
  confirmEmail,
  porting,
  domainAsked,
  domainAnswered,
  integrationFailing,
  flowNotPublished,
  flowReviewed,
  report,
  textReceived,
  creditLow,
  topUpDue,
  topUpFailed,
  campaignOutOfCredit,
};
