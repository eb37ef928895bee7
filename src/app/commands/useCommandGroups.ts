import { useMemo, useState } from 'react';
import { useProfile } from '../../page/session/SessionContext.ts';
import type { Command, CommandGroup } from './command.ts';
import { rankCommands } from './rankCommands.ts';
import { rememberCommand, recentCommands } from './recentCommands.ts';
import { useAccountCommands } from './useAccountCommands.ts';
import { useActionCommands } from './useActionCommands.ts';
import { useCallCommands } from './useCallCommands.ts';
import { useNumberCommands } from './useNumberCommands.ts';
import { usePageCommands } from './usePageCommands.ts';

export interface ShownGroup {
  group: CommandGroup;
  commands: Command[];
}

/** So many of a group are shown for what was typed; calls bring their own limit. */
const most = 6;

/** What stands in the palette while nothing is typed: the recent ones, pages and actions. */
function offered(commands: readonly Command[], recent: readonly string[]): ShownGroup[] {
  const again = recent.flatMap((id) => commands.find((command) => command.id === id) ?? []);
  const rest = commands.filter((command) => !again.includes(command));
  return [
    { group: 'recent', commands: again },
    { group: 'pages', commands: rest.filter(({ group }) => group === 'pages') },
    { group: 'actions', commands: rest.filter(({ group }) => group === 'actions') },
  ];
}

/** The groups in the order of their best command. */
function found(commands: readonly Command[], typed: string, recent: readonly string[]): ShownGroup[] {
  const byGroup = Map.groupBy(rankCommands(commands, typed, recent), ({ group }) => group);
  return [...byGroup].map(([group, all]) => ({ group, commands: all.slice(0, most) }));
}

/** The commands for what was typed, in groups, and noting the one that is done. */
export function useCommandGroups(typed: string) {
  const { id: user } = useProfile();
  const [recent] = useState(() => recentCommands(user));
  const { commands: calls, searching } = useCallCommands(typed);
  const [pages, actions, accounts, numbers] = [
    usePageCommands(),
    useActionCommands(),
    useAccountCommands(),
    useNumberCommands(),
  ];
  const groups = useMemo(() => {
    const all = [...pages, ...actions, ...accounts, ...numbers, ...calls];
    const shown = typed.trim() === '' ? offered(all, recent) : found(all, typed, recent);
    return shown.filter(({ commands }) => commands.length > 0);
  }, [pages, actions, accounts, numbers, calls, typed, recent]);
  const note = ({ id, group }: Command) => {
    // A call is looked up once; it would only push what is done daily out of the list.
    if (group !== 'calls') rememberCommand(user, id);
  };
  return { groups, searching, note };
}
