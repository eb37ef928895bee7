import { anyone, inside, type PageRoute, userManagers } from './pageRoute.ts';

/** My profile, the address book and the people of an account. */
export const userRoutes: readonly PageRoute[] = [
  inside('/users/list', userManagers, () => import('../../screens/users/UsersScreen.tsx')),
  inside('/users/list/new', userManagers, () => import('../../screens/user/NewUserScreen.tsx')),
  inside('/users/list/:email', userManagers, () => import('../../screens/user/UserScreen.tsx')),
  inside('/users/addressbook', anyone, () => import('../../screens/addressBook/AddressBookScreen.tsx')),
  inside('/users/me', anyone, () => import('../../screens/profile/ProfileScreen.tsx')),
  inside('/users/reports', userManagers, () => import('../../screens/scheduledReports/ScheduledReportsScreen.tsx'), {
    words: ['scheduled'],
  }),
  inside('/users/logins', userManagers, () => import('../../screens/logins/LoginsScreen.tsx')),
];
