import type { MessageDescriptor } from 'react-intl';
import type { IconName } from '../../ui/icon/iconPaths.ts';
import { paths } from '../paths.ts';
import { shellMessages as words } from './shell.messages.ts';

export interface NavigationGroup {
  title: MessageDescriptor | null;
  links: readonly {
    to: string;
    label: MessageDescriptor;
    icon: IconName;
    /** Only this very page. */ exact?: boolean;
  }[];
}

/** What the sidebar leads to. */
export const navigation: readonly NavigationGroup[] = [
  { title: null, links: [{ to: paths.dashboard(), label: words.dashboard, icon: 'home' }] },
  { title: words.callsGroup, links: [{ to: paths.calls(), label: words.callLog, icon: 'phone', exact: true }] },
  { title: words.reportsGroup, links: [{ to: paths.timeReport(), label: words.timeAndDay, icon: 'chart' }] },
  { title: words.settingsGroup, links: [{ to: paths.numbers(), label: words.numbers, icon: 'hash' }] },
];
