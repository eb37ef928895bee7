import { useCallback, useEffect, useMemo, useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useIntl } from 'react-intl';
import { Outlet, useNavigate, useNavigation, useRevalidator } from 'react-router';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { IdentityContext } from '../../api/client/IdentityContext.ts';
import { ConfirmHost } from '../../ui/dialog/ConfirmHost.tsx';
import { Toaster } from '../../ui/toast/Toaster.tsx';
import { GuardUnsaved } from '../../page/frame/GuardUnsaved.tsx';
import { PageAvailabilityContext } from '../../page/frame/PageAvailability.ts';
import { pageAvailability } from '../navigation/canOpen.ts';
import { CommandHost } from '../commands/CommandHost.tsx';
import { IdentityBar, ReadersPage } from '../identity/SystemIdentity.tsx';
import { readerOf } from '../../page/session/readerOf.ts';
import { useSession } from '../../page/session/SessionContext.ts';
import { useHeartbeat } from '../../page/session/useHeartbeat.ts';
import { BackToTop } from './BackToTop.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { bar, column, head, main, shell, skip } from './Shell.css.ts';
import { shellMessages as words } from '../navigation/shell.messages.ts';
import { OfflineBar } from './OfflineBar.tsx';
import { Sidebar } from './Sidebar.tsx';
import { useArrival } from './useArrival.ts';
import { useSidebar } from './useSidebar.ts';
import { useTurnedAway } from './useTurnedAway.ts';
import { ApiError } from '../../api/client/apiError.ts';

/** Retries only what a retry can fix, not rejections. */
const cacheSettings: SWRConfiguration = {
  keepPreviousData: true,
  revalidateOnFocus: true,
  focusThrottleInterval: 30_000,
  errorRetryCount: 3,
  shouldRetryOnError: (error: unknown) => !(error instanceof ApiError) || error.code === 'GEN01' || error.status >= 500,
};

/** Layout of all pages after login. When the session ends, revalidating runs the guard again. */
export function Component() {
  const intl = useIntl();
  const sidebar = useSidebar();
  const [menuOpen, setMenuOpen] = useState(false);
  const closeMenu = useCallback(() => setMenuOpen(false), []);
  const profile = useSession(({ context }) => context.profile);
  const left = useSession((snapshot) => snapshot.matches('loggedOut'));
  const navigate = useNavigate();
  const busy = useNavigation().state === 'loading';
  const { revalidate } = useRevalidator();
  useArrival(closeMenu);
  useTurnedAway();
  useHeartbeat();
  useEffect(() => {
    if (left) void revalidate();
  }, [left, revalidate]);

  const reader = useMemo(() => (profile ? readerOf(profile) : null), [profile]);

  const allow = profile?.allow;
  const accessTo = useCallback((path: string) => pageAvailability(path, allow ?? {}), [allow]);

  if (!profile || !reader) return null;
  const region = `${new Intl.Locale(intl.locale).language}-${profile.country}`;
  return (
    <IdentityContext value={reader}>
      <PageAvailabilityContext value={accessTo}>
        <SWRConfig value={cacheSettings}>
          <I18nProvider locale={region}>
            <a className={skip} href="#content">
              {intl.formatMessage(words.skip)}
            </a>
            <div className={shell}>
              <Sidebar small={sidebar.small} onToggle={sidebar.toggle} />
              <div className={column}>
                {busy && <div className={bar} />}
                <div className={head}>
                  <OfflineBar />
                  <IdentityBar profile={profile} />
                  <Header onMenu={() => setMenuOpen(true)} />
                </div>
                <main id="content" className={main} tabIndex={-1}>
                  <ReadersPage profile={profile} reader={reader.key}>
                    <GuardUnsaved>
                      <Outlet />
                    </GuardUnsaved>
                  </ReadersPage>
                </main>
                <Footer />
              </div>
            </div>
            <MobileMenu open={menuOpen} onClose={closeMenu} />
            <LeaveGuard />
            <BackToTop />
            <CommandHost />
            <ConfirmHost onNavigate={(path) => void navigate(path)} />
            <Toaster dismissLabel={intl.formatMessage(words.dismiss)} />
          </I18nProvider>
        </SWRConfig>
      </PageAvailabilityContext>
    </IdentityContext>
  );
}
