import type { Page } from 'playwright-core';

/** Opens another path of the app as Back and Forward do, without loading the page again. Asks nothing about unsaved work. */
export function moveTo(page: Page, path: string): Promise<void> {
  return page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/**
 * Moves to a path within the app and waits until its screen, or the one that it redirects to, is shown. Takes a tenth of
 * the time of loading a page.
 */
export async function moveToScreen(page: Page, path: string): Promise<void> {
  const { pathname } = new URL(path, page.url());
  if (pathname === new URL(page.url()).pathname) {
    // The heading would stay, so nothing would tell when the screen is there.
    await page.goto(path);
    return;
  }
  await page.evaluate(() => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset['left'] = heading.textContent;
  });
  await moveTo(page, path);
  await page.waitForFunction((to) => {
    // Screens that share a component share its heading, with another text.
    const left = document.querySelector<HTMLElement>('h1[data-left]');
    return window.location.pathname !== to || !left || left.textContent !== left.dataset['left'];
  }, pathname);
}
