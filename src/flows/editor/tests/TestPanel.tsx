import type { ComponentProps } from 'react';
import { SimulatorPanel } from '../simulator/SimulatorPanel.tsx';
import { KeepTest } from './KeepTest.tsx';
import { TestList } from './TestList.tsx';

interface TestPanelProps extends Omit<ComponentProps<typeof SimulatorPanel>, 'renderKeep' | 'renderTests'> {
  /** Changes the document while a call is played; undefined if it cannot be changed. */
  onEditTests: ((edit: () => void) => void) | undefined;
}

/** Plays calls, and keeps them as tests. */
export function TestPanel({ onEditTests, ...rest }: TestPanelProps) {
  return (
    <SimulatorPanel
      {...rest}
      renderKeep={(simulation) => onEditTests && <KeepTest simulation={simulation} onEdit={onEditTests} />}
      renderTests={(play) => <TestList onPlay={({ facts, events }) => play(facts, events)} onEdit={onEditTests} />}
    />
  );
}
