import { fromZonedTime, toZonedTime } from 'date-fns-tz';
import { format } from 'date-fns';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { compile } from '#flows/core/compile.ts';
import { currentNode } from '#flows/core/run.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import { NumberField } from '#flows/nodes/parts/NumberField.tsx';
import { toPhoneNumber } from '#values/numberPlan.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';
import { DateTimePicker } from '../../../ui/date/DateField.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { useDocument, useEditorSetting } from '../state/EditorContext.ts';
import { Playing } from './Playing.tsx';
import { simulateMessages } from './simulate.messages.ts';
import { highlightRoute } from './highlightRoute.ts';
import { nowOf, type Simulation, startSimulation, playedRoute } from './simulation.ts';
import * as styles from './Simulator.css.ts';

/** A simulation with its route as highlighted on the canvas. */
export interface Played {
  simulation: Simulation;
  highlights: ReturnType<typeof highlightRoute>;
}

interface SimulatorPanelProps {
  simulation: Simulation | null;
  onChange: (played: Played | null) => void;
  trackingNumber: string;
}

const inputFormat = "yyyy-MM-dd'T'HH:mm";

/** Simulates a call with the tester playing both ends: first who calls and when, then what happens. */
export function SimulatorPanel({ simulation, onChange, trackingNumber }: SimulatorPanelProps) {
  const intl = useIntl();
  const { country, store } = useEditorSetting();
  const document = useDocument();
  const [caller, setCaller] = useState('');
  const [firstTime, setFirstTime] = useState(true);
  const [when, setWhen] = useState(() => format(toZonedTime(new Date(), document.timezone), inputFormat));
  const [turn, setTurn] = useState(0);
  const number = caller.trim() === '' ? null : toPhoneNumber(caller, country);
  const at = fromZonedTime(when, document.timezone).getTime();

  function show(next: Simulation | null): void {
    const snapshot = next && nowOf(next)?.snapshot;
    if (!snapshot) {
      onChange(null);
      return;
    }
    const active = currentNode(snapshot);
    onChange({ simulation: next, highlights: highlightRoute(document, playedRoute(next), active) });
    if (active !== null) store.reveal(active);
  }

  if (simulation) return <Playing simulation={simulation} onChange={show} />;
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
      <DateTimePicker
        label={intl.formatMessage(simulateMessages.when, { timezone: document.timezone })}
        value={when}
        onChange={setWhen}
      />
      {document.nodes.some(({ type }) => type === 'roundRobin') && (
        <NumberField
          label={intl.formatMessage(simulateMessages.turn)}
          min={0}
          max={1000}
          value={turn}
          onChange={setTurn}
        />
      )}
      <Button
        look="primary"
        disabled={number === undefined || Number.isNaN(at)}
        onClick={() => {
          const facts = { at, caller: number ?? null, trackingNumber, area: null, country, firstTime };
          show(startSimulation(compile(document, nodeTypes), facts, turn));
        }}
      >
        {intl.formatMessage(simulateMessages.start)}
      </Button>
    </div>
  );
}
