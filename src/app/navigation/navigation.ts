import type { MessageDescriptor } from 'react-intl';
import type { IconName } from '../../ui/icon/iconPaths.ts';
import { paths } from '../../page/paths.ts';
import { shellMessages as words } from './shell.messages.ts';

export interface NavigationLink {
  to: string;
  label: MessageDescriptor;
  icon: IconName;
  /** The letter that opens it after `g`. */
  letter?: string;
  /** Current only on this very page, not on those below. */
  exact?: boolean;
}

export interface NavigationGroup {
  title: MessageDescriptor | null;
  links: readonly NavigationLink[];
}

/** All sidebar links; filtered by what is built and allowed. */
export const navigation: readonly NavigationGroup[] = [
  { title: null, links: [{ to: paths.dashboard(), label: words.dashboard, icon: 'home', letter: 'd' }] },
  {
    title: words.callsGroup,
    links: [{ to: paths.calls(), label: words.callLog, icon: 'phone', letter: 'c', exact: true }],
  },
  {
    title: words.reportsGroup,
    links: [{ to: paths.timeReport(), label: words.timeAndDay, icon: 'chart', letter: 't' }],
  },
  {
    title: words.settingsGroup,
    links: [
      { to: paths.numbers(), label: words.numbers, icon: 'hash', letter: 'n' },
      { to: paths.numberInsertion(), label: words.numberInsertion, icon: 'code', letter: 'i' },
      { to: paths.structure(), label: words.structure, icon: 'tree', letter: 'a' },
      { to: paths.blocks(), label: words.blocks, icon: 'ban', letter: 'x' },
      { to: paths.portings(), label: words.portings, icon: 'transfer', letter: 'p' },
      { to: paths.customise(), label: words.customise, icon: 'palette', letter: 'b' },
    ],
  },
  {
    title: words.peopleGroup,
    links: [
      { to: paths.users(), label: words.users, icon: 'users', letter: 'u' },
      { to: paths.addressBook(), label: words.addressBook, icon: 'book', letter: 'k' },
      { to: paths.scheduledReports(), label: words.scheduledReports, icon: 'mail', letter: 'r' },
      { to: paths.logins(), label: words.logins, icon: 'key', letter: 'l' },
    ],
  },
];
