import type { BrowserContextOptions, Page } from 'playwright-core';
import { everyScreen, openScreen, type Screen } from './everyScreen.ts';
import { logIn } from './logIn.ts';
import { openWindow } from './site.ts';

interface Visit {
  /** Called for each user after login, before the first screen. */
  before?: (page: Page) => Promise<void>;
  /** Called for each screen once it has loaded. */
  look: (page: Page, screen: Screen) => Promise<void>;
}

/** Opens every screen, each as a user who can open it, in one window per user. Returns the faults of these windows. */
export async function visitScreens(
  site: Parameters<typeof openWindow>[0],
  options: BrowserContextOptions,
  { before, look }: Visit,
): Promise<string[]> {
  const people = Map.groupBy(await everyScreen(site), ({ person }) => person ?? 'admin@demo.test');
  const wrong: string[] = [];
  for (const [person, screens] of people) {
    const { page, context, faults } = await openWindow(site, options);
    if (person === 'nobody') await page.goto('/login/');
    else await logIn(page, person);
    await before?.(page);
    for (const screen of screens) {
      await openScreen(page, screen).catch((cause: unknown) => {
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
