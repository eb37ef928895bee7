import { artwork, dot, line, lineLit, node } from './Artwork.css.ts';

const lines = ['M40 300h90c60 0 60-150 120-150h70', 'M40 300h280', 'M40 300h90c60 0 60 150 120 150h70'];
const ends = [150, 300, 450];

/** Default login illustration for resellers without a picture of their own. */
export function Artwork() {
  return (
    <svg className={artwork} viewBox="0 0 480 600" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {lines.map((path, index) => (
        <path key={path} d={path} className={index === 0 ? lineLit : line} />
      ))}
      {ends.map((y, index) => (
        <g key={y} transform={`translate(320 ${y - 26})`}>
          <rect className={node} width="124" height="52" rx="12" />
          <circle className={index === 0 ? lineLit : dot} cx="26" cy="26" r="7" />
          <path className={dot} d={`M46 20h${52 - index * 8}M46 32h${30 + index * 10}`} />
        </g>
      ))}
      <circle className={node} cx="40" cy="300" r="22" />
      <path className={lineLit} d="m34 300 5 5 8-10" />
    </svg>
  );
}
