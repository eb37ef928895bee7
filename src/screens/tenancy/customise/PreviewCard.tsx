import { setElementVars } from '@vanilla-extract/dynamic';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { ThemeStyle } from '#contract/tenancy/theme.contract.ts';
import { defaultColours } from '#values/defaultColours.ts';
import { deriveColours, type HostColours, type Mode } from '#values/deriveColours.ts';
import { ToggleButtons } from '../../../ui/button/ToggleButtons.tsx';
import { vars } from '../../../theme/tokens.css.ts';
import { previewMessages as words } from './look.messages.ts';
import { BrandPreview } from './BrandPreview.tsx';
import { Section } from './Section.tsx';

interface PreviewCardProps {
  colours: HostColours;
  title: string;
  logo: string;
  style: ThemeStyle;
}

/** Previews the colors while they are edited. */
export function PreviewCard({ colours, title, logo, style }: PreviewCardProps) {
  const intl = useIntl();
  const [mode, setMode] = useState<Mode>('light');
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (element.current) setElementVars(element.current, vars.color, deriveColours(complete(colours), mode));
  }, [colours, mode]);
  return (
    <Section
      title={intl.formatMessage(words.preview)}
      actions={
        <ToggleButtons
          label={intl.formatMessage(words.preview)}
          value={mode}
          choices={(['light', 'dark'] as const).map((each) => ({
            value: each,
            label: intl.formatMessage(words[each]),
          }))}
          onChange={setMode}
        />
      }
    >
      <div ref={element}>
        <BrandPreview title={title} logo={logo} corners={style} />
      </div>
    </Section>
  );
}

/** Falls back to the defaults while a color is incomplete. */
function complete(colours: HostColours): HostColours {
  const known = Object.entries(colours).filter(([, colour]) => /^#[0-9a-f]{6}$/i.test(colour));
  return { ...defaultColours, ...Object.fromEntries(known) };
}
