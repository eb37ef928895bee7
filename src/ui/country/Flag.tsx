import { flags } from './flags.ts';
import { code, flag } from './Flag.css.ts';

/** A country's flag, or its code without a drawing. Hidden from screen readers: the text beside it has the name. */
export function Flag({ country }: { country: string | null }) {
  if (!country) return null;
  const paints = flags[country];
  if (!paints) {
    return (
      <span className={code} aria-hidden="true">
        {country}
      </span>
    );
  }
  return (
    <svg className={flag} viewBox="0 0 18 13" aria-hidden="true" focusable="false">
      {paints.map(([path, colour]) =>
        colour === 'stroke' ? (
          <path key={path} d={path} stroke="#ffffff" strokeWidth="1.3" fill="none" />
        ) : (
          <path key={path} d={path} fill={colour} />
        ),
      )}
    </svg>
  );
}
