import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { frame, list, panel, tab as tabClass } from './Tabs.css.ts';

interface TabsProps<Name extends string> {
  label: string;
  tabs: readonly { name: Name; label: string }[];
  chosen: Name;
  onChoose: (name: Name) => void;
  children: ReactNode;
}

export function Tabs<Name extends string>({ label, tabs, chosen, onChoose, children }: TabsProps<Name>) {
  return (
    <AriaTabs
      className={frame}
      selectedKey={chosen}
      onSelectionChange={(key) => {
        const next = tabs.find(({ name }) => name === key);
        if (next && next.name !== chosen) onChoose(next.name);
      }}
    >
      <TabList className={list} aria-label={label}>
        {tabs.map((tab) => (
          <Tab key={tab.name} id={tab.name} className={tabClass}>
            {tab.label}
          </Tab>
        ))}
      </TabList>
      <TabPanel key={chosen} id={chosen} className={panel}>
        {children}
      </TabPanel>
    </AriaTabs>
  );
}
