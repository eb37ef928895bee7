import { Link } from 'react-router';
import * as styles from './PageTabs.css.ts';

interface PageTabsProps<Name extends string> {
  /** What a screen reader calls the tabs. */
  label: string;
  tabs: readonly { name: Name; label: string; to: string }[];
  chosen: Name;
}

/** The parts of a page, each with an address of its own; they go into the frame's `filters`. */
export function PageTabs<Name extends string>({ label, tabs, chosen }: PageTabsProps<Name>) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <Link key={tab.name} to={tab.to} className={styles.tab} aria-current={tab.name === chosen ? 'page' : undefined}>
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
