import { anyone, type PageRoute } from './pageRoute.ts';

/** What is seen without a login. */
export const outsideRoutes: readonly PageRoute[] = [
  { path: '/login', access: 'access', roles: anyone, lazy: () => import('../../screens/login/LoginRoute.tsx') },
  signupRoute('/signup'),
  signupRoute('/signup/:token'),
  {
    path: '/invite/:token',
    access: 'public',
    roles: anyone,
    lazy: () => import('../../screens/invite/InviteScreen.tsx'),
    words: ['invite'],
  },
  {
    path: '/forgot-password',
    access: 'access',
    roles: anyone,
    lazy: () => import('../../screens/forgotPassword/ForgotPasswordScreen.tsx'),
  },
  {
    path: '/reset-password',
    access: 'access',
    roles: anyone,
    lazy: () => import('../../screens/resetPassword/ResetPasswordScreen.tsx'),
  },
  {
    path: '/confirm-email',
    access: 'public',
    roles: anyone,
    lazy: () => import('../../screens/confirmEmail/ConfirmEmailScreen.tsx'),
  },
  {
    path: '/unsubscribe',
    access: 'public',
    roles: anyone,
    lazy: () => import('../../screens/unsubscribe/UnsubscribeScreen.tsx'),
    words: ['unsubscribe'],
  },
  {
    path: '/not-found',
    access: 'public',
    roles: anyone,
    lazy: () => import('../../screens/notFound/NotFoundScreen.tsx'),
  },
];

function signupRoute(path: string): PageRoute {
  const lazy = () => import('../../screens/signup/SignupScreen.tsx');
  return { path, access: 'public', roles: anyone, lazy, words: ['accounts'] };
}
