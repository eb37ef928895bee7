import { type ReactNode, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { compile, type CompiledFlow } from '#flows/core/compile.ts';
import type { FlowEvent } from '#flows/core/events.ts';
import type { CallFacts } from '#flows/core/facts.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import { NumberField } from '#flows/nodes/parts/NumberField.tsx';
import { countryOfNumber, toPhoneNumber } from '#values/numberPlan.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import type { Surroundings } from '../Surroundings.ts';
import { useDocument, useEditorSetting } from '../state/EditorContext.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { asksWhoCalls, CallerFields, type KnownOfCaller } from './CallerFields.tsx';
import { loadOtherFlows } from './loadOtherFlows.ts';
import { playAgain, playsDifferently } from './playAgain.ts';
import { Playing } from './Playing.tsx';
import { RealCall } from './RealCall.tsx';
import { simulateMessages } from './simulate.messages.ts';
import { type Played, playedOf } from './played.ts';
import { playCall, type Simulation, startSimulation } from './simulation.ts';
import * as styles from './Simulator.css.ts';
import { type When, WhenField } from './WhenField.tsx';

interface SimulatorPanelProps {
  simulation: Simulation | null;
  onChange: (played: Played | null) => void;
  trackingNumber: string;
  renderTestCall: Surroundings['renderTestCall'];
  callPath: (uuid: string) => string;
  /** What can be done with the call that is played. */
  renderKeep: (simulation: Simulation) => ReactNode;
  /** The calls that were kept, each of which can be played. */
  renderTests: (play: (facts: CallFacts, events: readonly FlowEvent[]) => void) => ReactNode;
}

const minute = 60_000;

/** Simulates a call with the tester playing both ends: first who calls and when, then what happens. */
export function SimulatorPanel(props: SimulatorPanelProps) {
  const { simulation, onChange, trackingNumber } = props;
  const intl = useIntl();
  const { country, store, account } = useEditorSetting();
  const document = useDocument();
  const [caller, setCaller] = useState('');
  const [firstTime, setFirstTime] = useState(true);
  const [when, setWhen] = useState<When>(null);
  const [turn, setTurn] = useState(0);
  const [realCall, setRealCall] = useState<string | null>(null);
  const [known, setKnown] = useState<KnownOfCaller>({ mobile: true, tags: [] });
  const isOutdated = useMemo(
    () => simulation !== null && playsDifferently(simulation.flow.document, document),
    [simulation, document],
  );
  const [loading, setLoading] = useState<'no' | 'busy' | 'failed'>('no');
  const number = caller.trim() === '' ? null : toPhoneNumber(caller, country);

  function show(next: Simulation | null): void {
    const played = next && playedOf(document, next);
    onChange(played);
    if (played?.active != null) store.reveal(played.active);
  }

  async function withFlow(begun: (flow: CompiledFlow) => Simulation): Promise<void> {
    setLoading('busy');
    const [others] = await Promise.allSettled([loadOtherFlows(account, document)]);
    setLoading(others.status === 'rejected' ? 'failed' : 'no');
    if (others.status === 'fulfilled') show(begun(compile(document, nodeTypes, others.value)));
  }

  function begin(): Promise<void> {
    const from = number ?? null;
    const caller = { caller: from, country: from === null ? null : (countryOfNumber(from) ?? null), ...known };
    const at = when ?? Math.floor(Date.now() / minute) * minute;
    const facts = { at, trackingNumber, area: null, firstTime, ...caller };
    return withFlow((flow) => startSimulation(flow, facts, turn));
  }

  const loadFailed = loading === 'failed' && (
    <Notice tone="error">{intl.formatMessage(simulateMessages.loadFailed)}</Notice>
  );
  if (realCall !== null) {
    return (
      <RealCall call={realCall} path={props.callPath(realCall)} onPlayed={onChange} onClose={() => setRealCall(null)} />
    );
  }
  if (simulation) {
    const { facts, turn: firstTurn } = simulation;
    return (
      <>
        {loadFailed}
        <Playing
          simulation={simulation}
          isOutdated={isOutdated}
          onChange={show}
          onRestart={() => void withFlow((flow) => startSimulation(flow, facts, firstTurn))}
          onPlayAgain={() => void withFlow((flow) => playAgain(flow, simulation))}
          keep={props.renderKeep(simulation)}
        />
      </>
    );
  }
  return (
    <div className={styles.panel}>
      <TextField
        label={intl.formatMessage(simulateMessages.caller)}
        hint={intl.formatMessage(simulateMessages.withheld)}
        type="tel"
        value={caller}
        error={number === undefined ? intl.formatMessage(simulateMessages.badNumber) : undefined}
        onChange={setCaller}
      />
      <Checkbox checked={firstTime} onChange={setFirstTime}>
        {intl.formatMessage(simulateMessages.firstTime)}
      </Checkbox>
      <WhenField onChange={setWhen} />
      {asksWhoCalls(document.nodes) && <CallerFields known={known} onChange={setKnown} />}
      {document.nodes.some(({ type }) => type === 'roundRobin' || type === 'split' || type === 'flow') && (
        <NumberField
          label={intl.formatMessage(simulateMessages.turn)}
          min={0}
          max={1000}
          value={turn}
          onChange={setTurn}
        />
      )}
      {loadFailed}
      <Button
        look="primary"
        disabled={number === undefined || Number.isNaN(when)}
        busy={loading === 'busy'}
        onClick={() => void begin()}
      >
        {intl.formatMessage(simulateMessages.start)}
      </Button>
      {props.renderTestCall(setRealCall)}
      {props.renderTests((facts, events) => void withFlow((flow) => playCall(flow, facts, events)))}
    </div>
  );
}
