import { paths } from '#contract/paths.ts';
import { signingKey } from '../../kernel/access/signingKeys.ts';
import { findInviter } from './signups.repository.ts';
import { unseal } from '../../kernel/vault.ts';
import { mailKind } from '../../kernel/mail/mailKind.ts';
import { mailPayloads } from '../../kernel/mail/mailPayloads.ts';
import { signupText } from './signupText.ts';

/** The signup link for the owner of a new account. `token` is encrypted, so that the outbox grants no access. */
export const signup = mailKind({
  payload: mailPayloads.signup,
  async compose({ db, accountId, brand }, { to, locale, token }) {
    const account = await findInviter(db, accountId);
    if (account?.status !== 'invited') return undefined;
    const raw = unseal(await signingKey(db, 'vault'), token, `signup ${to}`);
    const { name, inviter } = account;
    return signupText(
      { account: name, inviter: inviter ?? brand.title, url: `${brand.base}${paths.signup(raw)}` },
      locale,
    );
  },
  sample: (locale, { title, base }) =>
    signupText({ account: 'Pier Dental', inviter: title, url: `${base}${paths.signup('example')}` }, locale),
});
