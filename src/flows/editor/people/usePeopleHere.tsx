import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { endpoints } from '#contract/endpoints.ts';
import { type PersonHere, SIGN_EVERY } from '#contract/telephony/flowPeople.contract.ts';
import type { Flow } from '#contract/telephony/routing.contract.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import { initialsOf } from '#values/fullName.ts';
import { call } from '../../../api/client/call.ts';
import { tokens } from '../../../api/client/tokens.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { useLive } from '../../../api/client/useLive.ts';
import { cardText } from '../card/card.ts';
import { PeopleHere } from './PeopleHere.tsx';

/** So that moving through steps with the arrow keys says where one stopped. */
const restMs = 400;
const nobody: readonly PersonHere[] = [];
const noSteps: FlowDocument['nodes'] = [];

interface Here {
  /** For the editor's bar. */
  peopleHere: ReactNode;
  /** Initials by the step that somebody else has open. */
  marks: ReadonlyMap<string, string>;
  onStep: (step: string | null) => void;
}

/**
 * Says that the reader has a flow open, for as long as the page is shown, and knows who else has. Nothing depends on it:
 * what fails is tried again with the next sign of life.
 */
export function usePeopleHere({ account, id }: Flow, { nodes }: FlowDocument, unsaved: boolean): Here {
  const intl = useIntl();
  const [editing, setEditing] = useState(unsaved);
  if (unsaved && !editing) setEditing(true);
  const [step, onStep] = useState<string | null>(null);
  const [tab] = useState(() => crypto.randomUUID());
  const params = useMemo(() => ({ account, type: 'flow', id }) as const, [account, id]);
  const { data: people = nobody, mutate } = useEndpoint('listPeopleHere', { params });
  useLive((news) => {
    if (news.type === 'live.resumed' || (news.type === 'flow.people' && news.flow === id)) void mutate();
  });
  useEffect(() => {
    const stay = async () => {
      if (document.visibilityState === 'hidden') return;
      await mutate(call(endpoints.stayHere, { params: { ...params, tab }, body: { step, editing } }), {
        revalidate: false,
      });
    };
    const stayIfPossible = () => void Promise.allSettled([stay()]);
    const soon = setTimeout(stayIfPossible, restMs);
    const again = setInterval(stayIfPossible, SIGN_EVERY * 1_000);
    document.addEventListener('visibilitychange', stayIfPossible);
    return () => {
      clearTimeout(soon);
      clearInterval(again);
      document.removeEventListener('visibilitychange', stayIfPossible);
    };
  }, [params, tab, step, editing, mutate]);
  useEffect(() => {
    const leave = () => {
      // Who logs out leaves without a session.
      if (tokens.current() === null) return;
      void Promise.allSettled([call(endpoints.leaveFlow, { params: { ...params, tab } }, { keepalive: true })]);
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [params, tab]);

  const marks = useMemo(() => {
    const atSteps = Map.groupBy(people, (person) => person.step ?? '');
    atSteps.delete('');
    return new Map([...atSteps].map(([at, there]) => [at, there.map(({ name }) => initialsOf(name)).join(' ')]));
  }, [people]);
  /** Edits draw the bar anew only while somebody is there. */
  const theirSteps = people.length === 0 ? noSteps : nodes;
  const peopleHere = useMemo(() => {
    const stepName = (step: string | null) => {
      const node = theirSteps.find(({ id: at }) => at === step);
      return node ? cardText(node, intl).name : null;
    };
    return <PeopleHere people={people.map((person) => ({ ...person, step: stepName(person.step) }))} />;
  }, [people, theirSteps, intl]);
  return { peopleHere, marks, onStep };
}
