import { flags } from './flags.ts';
import { code, flag } from './Flag.css.ts';

/** The flag of a country, or its two letters where there is no drawing. The name belongs to the text beside it. */
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
