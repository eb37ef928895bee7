import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useEndpoint } from '../../api/client/useEndpoint.ts';
import { phoneText } from '../../ui/phone/phoneText.ts';
import { paths } from '#contract/paths.ts';
import { canOpen } from '../navigation/canOpen.ts';
import { useProfile } from '../../page/session/SessionContext.ts';
import type { Command } from './command.ts';

/** Numbers and their call flows; who may not set numbers up is led to the list. */
export function useNumberCommands(): Command[] {
  const navigate = useNavigate();
  const { allow } = useProfile();
  const { data: numbers } = useEndpoint('listNumbers', {});
  return useMemo(() => {
    const mayOpen = canOpen('/settings/wizard/:id', allow);
    const seen = new Set<string>();
    return (numbers ?? []).flatMap(({ id, name, did, accountName, actionId, actionName }): Command[] => {
      const number: Command = {
        id: `number:${id}`,
        group: 'numbers',
        label: name,
        icon: 'hash',
        detail: phoneText(did).text,
        also: `${did} ${accountName}`,
        run: () => void navigate(mayOpen ? paths.wizard(id, 'details') : paths.numbers()),
      };
      if (actionId === null || actionName === null || !mayOpen || seen.has(actionId)) return [number];
      seen.add(actionId);
      const run = () => void navigate(paths.wizard(id));
      return [
        number,
        { id: `flow:${actionId}`, group: 'flows', label: actionName, icon: 'flow', detail: accountName, run },
      ];
    });
  }, [numbers, navigate, allow]);
}
