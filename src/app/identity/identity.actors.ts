import { mutate } from 'swr';
import { fromPromise } from 'xstate';
import { endpoints } from '#contract/endpoints.ts';
import { impersonatedIdentity } from '../../api/client/impersonatedIdentity.ts';
import { call } from '../../api/client/call.ts';
import { readerIdentity } from '../../api/client/IdentityContext.ts';
import { identityMachine } from '../../machines/identity/identity.machine.ts';
import { writeWanted } from '../../machines/identity/identityEvents.ts';
import { selectedAccounts } from '../../page/accounts/selectedAccounts.ts';

/** Specification section 4: delay before the URL is read. */
const pauseMs = 500;

/** Shown on every page: reloaded before the new identity's page renders. */
const reread = ['getAccountTree', 'listNumbers', 'listContacts', 'listCallTags'] as const;

/** Identity machine wired to the API. */
export const liveIdentityMachine = identityMachine.provide({
  actors: {
    listIdentities: fromPromise(({ signal }) => call(endpoints.listIdentities, {}, { signal })),
    pause: fromPromise(({ signal }) => pause(pauseMs, signal)),
    takeIdentity: fromPromise(async ({ input: { wanted }, signal }) => {
      selectedAccounts.choose([]);
      impersonatedIdentity.choose(wanted && writeWanted(wanted));
      const profile = await call(endpoints.getMe, {}, { signal });
      const { key } = readerIdentity(profile, impersonatedIdentity.current());
      await Promise.all(
        reread.map(async (name) =>
          mutate([key, name, {}], await call(endpoints[name], {}, { signal }), { revalidate: false }),
        ),
      );
      return profile;
    }),
  },
});

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}
