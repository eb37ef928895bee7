import { askWizard } from '../../screens/wizard/wizard.ahead.ts';
import { admins, anyone, configurers, inside, resellers, type PageRoute } from './pageRoute.ts';

const accountWords = { words: ['accounts'] } as const;
const routingWords = { words: ['routing'] } as const;

/** Numbers, accounts, customisation and the wizard. */
export const settingsRoutes: readonly PageRoute[] = [
  inside('/settings/numbers', anyone, () => import('../../screens/numbers/NumbersScreen.tsx')),
  inside('/settings/structure', configurers, () => import('../../screens/structure/StructureScreen.tsx'), accountWords),
  inside('/settings/accounts/:id', configurers, () => import('../../screens/account/AccountScreen.tsx'), accountWords),
  inside(
    '/settings/account/new',
    configurers,
    () => import('../../screens/account/NewAccountScreen.tsx'),
    accountWords,
  ),
  inside('/settings/custom', resellers, () => import('../../screens/custom/CustomScreen.tsx'), { words: ['brand'] }),
  inside(
    '/settings/tracking-number/new',
    configurers,
    () => import('../../screens/newNumber/NewNumberScreen.tsx'),
    routingWords,
  ),
  inside('/settings/blocks', admins, () => import('../../screens/blocks/BlocksScreen.tsx'), routingWords),
  inside('/settings/portings', admins, () => import('../../screens/porting/PortingsScreen.tsx'), routingWords),
  inside('/settings/porting/:id', admins, () => import('../../screens/porting/PortingScreen.tsx'), routingWords),
  inside('/settings/wizard/:id', configurers, () => import('../../screens/wizard/WizardScreen.tsx'), {
    wide: true,
    words: ['flow'],
    ahead: askWizard,
  }),
];
