import type { BrowserContextOptions, Page } from 'playwright-core';
import { everyScreen, openScreen, type Screen, waitForContent } from './everyScreen.ts';
import { startSession } from './logIn.ts';
import { moveToScreen } from './moveTo.ts';
import { openWindow, type Site } from './site.ts';

interface Visit {
  /** Called for each user before the first screen. */
  before?: (page: Page) => Promise<void>;
  /** Called for each screen once it has loaded. */
  look: (page: Page, screen: Screen) => Promise<void>;
  /** The screens to visit; by default all of them. */
  only?: (screen: Screen) => boolean;
}

/**
 * Opens every screen, each as a user who can open it, in one window per user. Screens after login follow one another
 * within the app, as a user would reach them; `pageFiles.test.ts` loads each by its URL. Returns the faults of these
 * windows.
 */
export async function visitScreens(
  site: Site,
  options: BrowserContextOptions,
  { before, look, only = () => true }: Visit,
): Promise<string[]> {
  const screens = (await everyScreen(site)).filter(only);
  const people = Map.groupBy(screens, ({ person }) => person ?? 'admin@demo.test');
  const wrong: string[] = [];
  for (const [person, theirs] of people) {
    const { page, context, faults } = await openWindow(site, options);
    if (person !== 'nobody') await startSession(page, person);
    await page.goto(person === 'nobody' ? '/login/' : '/users/me');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await before?.(page);
    for (const screen of theirs) {
      const opened = person === 'nobody' ? openScreen(page, screen) : showScreen(page, screen);
      await opened.catch((cause: unknown) => {
        throw new Error(`${screen.name} is not shown`, { cause });
      });
      await look(page, screen);
      const seen = faults.splice(0).filter((fault) => !(screen.refused && fault.includes('status of 4')));
      wrong.push(...seen.map((fault) => `${screen.name}: ${fault}`));
    }
    await context.close();
  }
  return wrong;
}

async function showScreen(page: Page, screen: Screen): Promise<void> {
  await moveToScreen(page, screen.path);
  await waitForContent(page, screen);
}
