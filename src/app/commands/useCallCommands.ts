import { useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useEndpoint } from '../../api/client/useEndpoint.ts';
import { searchTerm } from '../../ui/field/searchTerm.ts';
import { phoneText } from '../../ui/phone/phoneText.ts';
import { paths } from '#contract/paths.ts';
import { useProfile } from '../../page/session/SessionContext.ts';
import type { Command } from './command.ts';
import { callsWith } from './command.messages.ts';

const debounce = 300;
const shown = 5;

/** The digits of what was typed, 300 ms after the last key; empty when it is no part of a number. */
function useDigits(typed: string): string {
  const digits = searchTerm(typed, false);
  const wanted = /^\d{3,}$/.test(digits) ? digits : '';
  const [asked, setAsked] = useState(wanted);
  useEffect(() => {
    if (wanted === asked) return undefined;
    const timer = window.setTimeout(() => setAsked(wanted), wanted === '' ? 0 : debounce);
    return () => window.clearTimeout(timer);
  }, [wanted, asked]);
  return wanted === '' ? '' : asked;
}

/** Calls from or to a number, searched by the server, and the way to all of them. */
export function useCallCommands(typed: string): { commands: Command[]; searching: boolean } {
  const intl = useIntl();
  const navigate = useNavigate();
  const { tz } = useProfile();
  const search = useDigits(typed);
  const { data, isLoading } = useEndpoint('listCalls', search ? { query: { search, length: 10 } } : null, {
    keepPreviousData: false,
  });
  const commands = useMemo(() => {
    if (search === '' || !data || data.data.length === 0) return [];
    const found = data.data.slice(0, shown).map(({ uuid, caller, trackingName, dateStart }): Command => ({
      id: `call:${uuid}`,
      group: 'calls',
      label: caller === null ? trackingName : phoneText(caller).text,
      icon: 'phone',
      detail: `${trackingName} · ${intl.formatDate(dateStart, { timeZone: tz, dateStyle: 'medium', timeStyle: 'short' })}`,
      found: true,
      run: () => void navigate(paths.call(uuid)),
    }));
    const all: Command = {
      id: `calls:${search}`,
      group: 'calls',
      label: intl.formatMessage(callsWith, { search }),
      icon: 'search',
      found: true,
      run: () => void navigate(paths.calls(new URLSearchParams({ search }).toString())),
    };
    return [...found, all];
  }, [data, search, intl, navigate, tz]);
  return { commands, searching: isLoading };
}
