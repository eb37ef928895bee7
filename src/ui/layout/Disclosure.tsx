import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure as AriaDisclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { Heading } from 'react-aria-components/Heading';
import { Icon } from '../icon/Icon.tsx';
import * as styles from './Disclosure.css.ts';

interface DisclosureProps {
  title: string;
  open: boolean;
  onOpen: (open: boolean) => void;
  children: ReactNode;
}

/** A part of a page that few readers need: a heading that opens it. */
export function Disclosure({ title, open, onOpen, children }: DisclosureProps) {
  return (
    <AriaDisclosure isExpanded={open} onExpandedChange={onOpen}>
      <Heading level={2} className={styles.heading}>
        <Button slot="trigger" className={styles.trigger}>
          <span className={styles.arrow}>
            <Icon name="chevronRight" size={14} />
          </span>
          {title}
        </Button>
      </Heading>
      <DisclosurePanel className={styles.panel}>{children}</DisclosurePanel>
    </AriaDisclosure>
  );
}
