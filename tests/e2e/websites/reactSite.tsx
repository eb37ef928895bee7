import { useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/** What a site in React does to a number: writes it again, with other words, in lists that come, go and change places. */
export function ReactSite() {
  const [clicks, setClicks] = useState(0);
  const offices = clicks % 2 === 0 ? ['Sydney', 'Perth'] : ['Perth', 'Hobart', 'Sydney'];
  return (
    <>
      <button id="go" onClick={() => setClicks((before) => before + 1)}>
        Next
      </button>
      <p id="same">Call 02 9876 5432</p>
      <p id="words">
        Call {'02 9876 5432'} after {clicks} clicks
      </p>
      <ul id="list">
        {offices.map((office) => (
          <li key={office}>
            {office}: <a href="tel:+61298765432">02 9876 5432</a>
          </li>
        ))}
      </ul>
      {clicks > 0 && <p id="later">+61 2 9876 5432</p>}
    </>
  );
}

const root = typeof document === 'undefined' ? null : document.getElementById('root');
// What a server wrote differs from it once it was swapped; React reports that and writes it again.
if (root?.firstChild) hydrateRoot(root, <ReactSite />, { onRecoverableError: () => undefined });
else if (root) createRoot(root).render(<ReactSite />);
