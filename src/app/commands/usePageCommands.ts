import { useMemo } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useNavigate } from 'react-router';
import type { IconName } from '../../ui/icon/iconPaths.ts';
import { paths } from '#contract/paths.ts';
import { canOpen } from '../navigation/canOpen.ts';
import { useProfile } from '../../page/session/SessionContext.ts';
import { shellMessages as words } from '../navigation/shell.messages.ts';
import { useNavigationGroups } from '../navigation/useNavigationGroups.ts';
import type { Command, CommandGroup } from './command.ts';

interface More {
  to: string;
  label: MessageDescriptor;
  icon: IconName;
  group: CommandGroup;
}

/** Pages that the sidebar does not lead to. */
const more: readonly More[] = [
  { to: paths.me(), label: words.profile, icon: 'user', group: 'pages' },
  { to: paths.newNumber(), label: words.newNumber, icon: 'plus', group: 'actions' },
  { to: paths.newAccount(), label: words.newAccount, icon: 'plus', group: 'actions' },
  { to: paths.newUser(), label: words.newUser, icon: 'plus', group: 'actions' },
];

/** The pages that this person may open. */
export function usePageCommands(): Command[] {
  const intl = useIntl();
  const navigate = useNavigate();
  const { allow } = useProfile();
  const groups = useNavigationGroups();
  return useMemo(() => {
    const go = (to: string) => () => void navigate(to);
    const sidebar = groups.flatMap(({ title, links }) =>
      links.map(({ to, label, icon, letter }): Command => ({
        id: `page:${to}`,
        group: 'pages',
        label: intl.formatMessage(label),
        icon,
        ...(title && { also: intl.formatMessage(title) }),
        ...(letter !== undefined && { keys: ['G', letter.toUpperCase()] }),
        run: go(to),
      })),
    );
    const others = more
      .filter(({ to }) => canOpen(to, allow))
      .map(({ to, label, icon, group }): Command => ({
        id: `page:${to}`,
        group,
        label: intl.formatMessage(label),
        icon,
        run: go(to),
      }));
    return [...sidebar, ...others];
  }, [intl, navigate, allow, groups]);
}
