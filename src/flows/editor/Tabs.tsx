import { type ReactNode, useId } from 'react';
import * as styles from './FlowEditor.css.ts';

interface TabsProps<Name extends string> {
  label: string;
  tabs: readonly { name: Name; label: string }[];
  chosen: Name;
  onChoose: (name: Name) => void;
  children: ReactNode;
}

/** A side panel of several views; arrows move between its tabs. */
export function Tabs<Name extends string>({ label, tabs, chosen, onChoose, children }: TabsProps<Name>) {
  const id = useId();
  const at = tabs.findIndex(({ name }) => name === chosen);
  return (
    <>
      <div
        className={styles.tabs}
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={(event) => {
          const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
          const next = tabs[(at + step + tabs.length) % tabs.length];
          if (step === 0 || !next) return;
          onChoose(next.name);
          document.getElementById(`${id}-${next.name}`)?.focus();
        }}
      >
        {tabs.map((tab) => (
          <button
            key={tab.name}
            id={`${id}-${tab.name}`}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={tab.name === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={tab.name === chosen ? 0 : -1}
            onClick={() => onChoose(tab.name)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${chosen}`} className={styles.content}>
        {children}
      </div>
    </>
  );
}
