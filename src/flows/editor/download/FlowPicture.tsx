import type { ColourToken } from '#values/deriveColours.ts';
import { stepIconPaths } from '#flows/nodes/parts/StepIcon.tsx';
import { entryAt, headHeight } from '../card/card.ts';
import { toneTokens } from '../card/toneTokens.ts';
import { type DrawnCard, exitsEnd, type FlowDrawing, fonts, wordsAt } from './drawFlow.ts';

type Colours = Record<ColourToken, string>;

/** Fonts that most computers have, because a picture brings none. */
export const pictureFont =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", Arial, sans-serif';

/** A drawing as SVG that needs no style sheet, so that it looks the same in any program. */
export function FlowPicture({ drawing, colours }: { drawing: FlowDrawing; colours: Colours }) {
  const { title, width, height, cards, edges, open } = drawing;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fontFamily={pictureFont}
      fill={colours.text}
    >
      <title>{title}</title>
      <rect width={width} height={height} fill="#ffffff" />
      <g fill="none" stroke={colours.borderStrong} strokeWidth={1.75}>
        {edges.map(({ id, path }) => (
          <path key={id} d={path} />
        ))}
      </g>
      {cards.map((card) => (
        <Card key={card.id} card={card} open={open} colours={colours} />
      ))}
    </svg>
  );
}

interface CardProps {
  card: DrawnCard;
  open: FlowDrawing['open'];
  colours: Colours;
}

function Card({ card, open, colours }: CardProps) {
  const { fullName, x, y, width, height, tone, icon, name, what, hasEntry, hasRows, exits } = card;
  const { soft, text } = toneTokens[tone];
  return (
    <g transform={`translate(${x} ${y})`}>
      <title>{fullName}</title>
      <rect x={0.5} y={0.5} width={width - 1} height={height - 1} rx={9.5} fill="#ffffff" stroke={colours.border} />
      <rect x={13} y={13} width={30} height={30} rx={6} fill={colours[soft]} />
      <path
        transform="translate(19 19) scale(0.75)"
        d={stepIconPaths[icon]}
        fill="none"
        stroke={colours[text]}
        strokeWidth={1.8}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <text x={wordsAt} y={what === '' ? 32.5 : 25} fontSize={fonts.name.size} fontWeight={fonts.name.weight}>
        {name}
      </text>
      {what !== '' && (
        <text x={wordsAt} y={42} fontSize={fonts.small.size} fill={colours.textMuted}>
          {what}
        </text>
      )}
      {hasRows && <path d={`M1 ${headHeight - 0.5}H${width - 1}`} stroke={colours.border} />}
      {exits.map((exit) => (
        <g key={exit.id}>
          {exit.label !== '' && (
            <text
              x={exit.open ? exitsEnd - open.width - 8 : exitsEnd}
              y={exit.at + 4}
              fontSize={fonts.small.size}
              textAnchor="end"
            >
              {exit.label}
            </text>
          )}
          {exit.open && (
            <OpenExit x={hasRows ? exitsEnd - open.width : width + 12} y={exit.at - 9} open={open} colours={colours} />
          )}
          <Dot x={width} y={exit.at} fill={exit.open ? '#ffffff' : colours.borderStrong} colours={colours} />
        </g>
      ))}
      {hasEntry && <Dot x={0} y={entryAt} fill="#ffffff" colours={colours} />}
    </g>
  );
}

/** Says that an exit leads nowhere. */
function OpenExit({ x, y, open, colours }: { x: number; y: number } & Omit<CardProps, 'card'>) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={open.width} height={18} rx={9} fill={colours.warningSoft} />
      <text x={open.width / 2} y={13} fontSize={fonts.open.size} fill={colours.warningText} textAnchor="middle">
        {open.words}
      </text>
    </g>
  );
}

function Dot({ x, y, fill, colours }: { x: number; y: number; fill: string; colours: Colours }) {
  return <circle cx={x} cy={y} r={5} fill={fill} stroke={colours.borderStrong} strokeWidth={2} />;
}
