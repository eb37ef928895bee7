import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { CallDetail } from '#contract/telephony/calls.contract.ts';
import { callMessages as words } from '../../../page/callDetail/call.messages.ts';
import { paths } from '#contract/paths.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { button } from '../../../ui/button/Button.css.ts';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { BlockCaller } from './BlockCaller.tsx';

/** What can be done with a call. Until it has loaded they are disabled, so that nothing below them moves. */
export function CallActions({ detail }: { detail: CallDetail | undefined }) {
  const intl = useIntl();
  return (
    <>
      <Neighbour to={detail?.older ?? null} label={intl.formatMessage(words.older)} icon="chevronLeft" />
      <Neighbour to={detail?.newer ?? null} label={intl.formatMessage(words.newer)} icon="chevronRight" />
      <CallBack number={detail?.call.caller ?? null} />
      <BlockCaller call={detail?.call} />
    </>
  );
}

interface NeighbourProps {
  /** The call right before or after this one; null if there is none. */
  to: string | null;
  label: string;
  icon: 'chevronLeft' | 'chevronRight';
}

function Neighbour({ to, label, icon }: NeighbourProps) {
  if (to === null) return <IconButton icon={icon} label={label} disabled />;
  return (
    <Link className={button({ look: 'quiet', square: true })} to={paths.call(to)} aria-label={label}>
      <Icon name={icon} />
    </Link>
  );
}

function CallBack({ number }: { number: string | null }) {
  const label = useIntl().formatMessage(words.callBack);
  if (number === null) {
    return (
      <Button disabled>
        <Icon name="phone" />
        {label}
      </Button>
    );
  }
  return (
    <a className={button({ look: 'plain' })} href={`tel:${number}`}>
      <Icon name="phone" />
      {label}
    </a>
  );
}
