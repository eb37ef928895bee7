import type { z } from 'zod';
import { confirmEmail } from './kinds/confirmEmail.mail.ts';
import { invite } from './kinds/invite.mail.ts';
import { passwordChanged } from './kinds/passwordChanged.mail.ts';
import { reset } from './kinds/reset.mail.ts';
import { porting } from './kinds/porting.mail.ts';
import { report } from './kinds/report.mail.ts';
import { signup } from './kinds/signup.mail.ts';
import { voicemail } from './kinds/voicemail.mail.ts';

/** Every kind of mail, by the name that its outbox rows carry. */
export const mailKinds = { voicemail, signup, invite, reset, passwordChanged, confirmEmail, porting, report };

export type MailKindName = keyof typeof mailKinds;

/** What a mail of a kind is queued with. */
export type MailPayload<Name extends MailKindName> = z.infer<(typeof mailKinds)[Name]['payload']>;
