import type { MessageDescriptor } from 'react-intl';
import type { PagePath } from '#contract/pages.ts';
import type { IconName } from '../../ui/icon/iconPaths.ts';
import { shellMessages as words } from './shell.messages.ts';

export interface NavigationLink {
  to: PagePath;
  /** Of an area that every page inside has: the screen's own title, or a word of the shell. */
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
  { title: null, links: [{ to: '/dashboard', label: words.dashboard, icon: 'home', letter: 'd' }] },
  {
    title: words.callsGroup,
    links: [
      { to: '/calls', label: words.callLog, icon: 'phone', letter: 'c', exact: true },
      { to: '/calls/outbound', label: words.outboundCalls, icon: 'outbound' },
    ],
  },
  {
    title: words.reportsGroup,
    links: [
      { to: '/calls/time', label: words.timeAndDay, icon: 'chart', letter: 't' },
      { to: '/calls/source', label: words.callAttribution, icon: 'star' },
      { to: '/calls/web', label: words.webAttribution, icon: 'globe' },
      { to: '/calls/missed', label: words.missedCalls, icon: 'warning' },
      { to: '/calls/duration', label: words.callDuration, icon: 'clock' },
      { to: '/calls/ivr', label: words.ivr, icon: 'tree' },
      { to: '/calls/insight', label: words.insights, icon: 'eye' },
      { to: '/index/outbound', label: words.outbound, icon: 'outbound' },
    ],
  },
  {
    title: words.messagesGroup,
    links: [
      { to: '/messages/inbox', label: words.inbox, icon: 'chat', letter: 'h' },
      { to: '/messages', label: words.messageReport, icon: 'chart', exact: true },
      { to: '/messages/bulk', label: words.campaigns, icon: 'mail', letter: 'm' },
      { to: '/messages/lists', label: words.campaignLists, icon: 'users' },
      { to: '/messages/opt-outs', label: words.optOuts, icon: 'ban', letter: 'o' },
      { to: '/messages/top-up', label: words.topUps, icon: 'wallet' },
    ],
  },
  {
    title: words.powerupsGroup,
    links: [
      { to: '/powerups/list', label: words.powerups, icon: 'columns' },
      { to: '/powerups/tags', label: words.smartTags, icon: 'star' },
      { to: '/powerups/followup', label: words.followUps, icon: 'chat' },
      { to: '/powerups/intelligence', label: words.intelligence, icon: 'voicemail' },
      { to: '/powerups/attribution', label: words.sales, icon: 'chart' },
    ],
  },
  {
    title: words.settingsGroup,
    links: [
      { to: '/settings/numbers', label: words.numbers, icon: 'hash', letter: 'n' },
      { to: '/settings/sources', label: words.sources, icon: 'globe', letter: 'w' },
      { to: '/settings/senders', label: words.senders, icon: 'outbound', letter: 'f' },
      { to: '/integrations/dni', label: words.numberInsertion, icon: 'code', letter: 'i' },
      { to: '/settings/structure', label: words.structure, icon: 'tree', letter: 'a' },
      { to: '/settings/alerts', label: words.alerts, icon: 'bell', letter: 'z' },
      { to: '/settings/blocks', label: words.blocks, icon: 'ban', letter: 'x' },
      { to: '/settings/bundles', label: words.bundles, icon: 'file' },
      { to: '/settings/portings', label: words.portings, icon: 'transfer', letter: 'p' },
      { to: '/settings/api-keys', label: words.apiKeys, icon: 'code', letter: 'y' },
      { to: '/integrations/list', label: words.integrations, icon: 'transfer', letter: 'q' },
      { to: '/integrations/exporter', label: words.exporters, icon: 'download', letter: 'e' },
      { to: '/settings/custom', label: words.customise, icon: 'palette', letter: 'b' },
    ],
  },
  {
    title: words.peopleGroup,
    links: [
      { to: '/users/list', label: words.users, icon: 'users', letter: 'u' },
      { to: '/users/addressbook', label: words.addressBook, icon: 'book', letter: 'k' },
      { to: '/users/reports', label: words.scheduledReports, icon: 'mail', letter: 'r' },
      { to: '/users/logins', label: words.logins, icon: 'key', letter: 'l' },
    ],
  },
  {
    title: words.systemGroup,
    links: [{ to: '/admin', label: words.installation, icon: 'building', letter: 's' }],
  },
];
