import type { ReactNode } from 'react';
import { Tooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { tooltip } from './WithTooltip.css.ts';

const delay = 600;

/** Shows the name of an icon button on hover and on keyboard focus. */
export function WithTooltip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <TooltipTrigger delay={delay} closeDelay={100}>
      {children}
      <Tooltip className={tooltip} offset={6} placement="bottom">
        {text}
      </Tooltip>
    </TooltipTrigger>
  );
}
