import { type PageSwap, PageSwapper } from './swapPage.ts';
import { forgetVisitor, readVisitor, storeVisitor } from './visitorId.ts';

/** What a page may ask of the snippet. */
interface Dni {
  numbers: () => { from: string; to: string }[];
  swap: (node: Node) => void;
  consent: (yes: boolean) => void;
  onSwap: (listener: () => void) => void;
}

declare global {
  interface Window {
    dni?: Dni;
  }
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

interface Answer {
  visit?: string;
  visitor?: string;
  swaps: PageSwap[];
  every?: number;
}

/** The page’s own numbers stay if the answer takes longer than so many moments: a second of a page that isn’t busy. */
const [moments, momentMs] = [4, 250];

/** Ends once the answer took too long. While the page is busy, an answer that is there waits as well, and no moment passes. */
function patience(): { signal: AbortSignal; end: () => void } {
  const controller = new AbortController();
  let passed = 0;
  let timer = setTimeout(pass, momentMs);
  function pass() {
    if (++passed === moments) controller.abort();
    else timer = setTimeout(pass, momentMs);
  }
  return { signal: controller.signal, end: () => clearTimeout(timer) };
}

function start(script: HTMLScriptElement): void {
  const url = new URL(script.src);
  const code = script.dataset['code'] ?? /([^/]+)\.js$/.exec(url.pathname)?.[1] ?? '';
  const base = `${url.origin}/s/${code}`;
  const { referrer } = document;
  const landing = location.href;
  const listeners: (() => void)[] = [];
  const page = new PageSwapper(() => listeners.forEach(quietly));
  const isRefused = navigator.globalPrivacyControl === true || navigator.doNotTrack === '1';
  let visit: { path: string; visitor: string; every: number } | undefined;
  let isAllowed = !isRefused && script.dataset['consent'] !== 'wait';
  let seenAt = Date.now();
  let timer = 0;

  async function ask(path: string, body?: object): Promise<Answer | undefined> {
    const { signal, end } = patience();
    try {
      const post = body && { method: 'POST', body: JSON.stringify(body) };
      const answer = await fetch(`${base}/${path}`, { ...post, credentials: 'omit', signal });
      const told: unknown = answer.ok ? await answer.json() : undefined;
      return isAnswer(told) ? told : undefined;
    } finally {
      end();
    }
  }

  /** With consent the page opens in a visit; without, its numbers go by its source alone. */
  async function open(): Promise<void> {
    const opened = visit ? location.href : landing;
    const known = isAllowed ? analyticsCookies() : '';
    const answer = isAllowed
      ? await ask('visits', {
          visitor: readVisitor(),
          page: withoutLogin(opened),
          referrer: visit ? location.origin : originOf(referrer),
          device: device(),
          ga: known,
        })
      : await ask(
          `numbers?${new URLSearchParams({ page: anonymous(landing), referrer: originOf(referrer) }).toString()}`,
        );
    if (!answer) return;
    if (isAllowed && answer.visit && answer.visitor) {
      storeVisitor(answer.visitor);
      visit = { path: `visits/${answer.visit}`, visitor: answer.visitor, every: answer.every ?? 60 };
      clearInterval(timer);
      timer = window.setInterval(() => !document.hidden && sign(), visit.every * 1000);
      if (location.href !== opened) sign(withoutLogin(location.href));
      // Google Analytics usually starts after us.
      else if (!known) setTimeout(() => analyticsCookies() && sign(), 5000);
    }
    page.show(answer.swaps);
  }

  /** A sign of life, also as the page closes. */
  function sign(address: string | null = null): void {
    seenAt = Date.now();
    if (!visit) return;
    const { path, visitor } = visit;
    navigator.sendBeacon(`${base}/${path}`, JSON.stringify({ visitor, page: address, ga: analyticsCookies() }));
  }

  function goOn(): void {
    if (!visit) return;
    // After a long while somebody else may have the number.
    if (!document.hidden && Date.now() - seenAt > 2000 * visit.every) void open().catch(ignore);
    else sign();
  }

  let shown = location.href;
  const move = () =>
    setTimeout(() => {
      if (location.href === shown) return;
      shown = location.href;
      sign(withoutLogin(shown));
    });
  for (const name of ['pushState', 'replaceState'] as const) {
    const original = history[name];
    history[name] = function (...given) {
      original.apply(this, given);
      move();
    };
  }
  addEventListener('popstate', move);
  document.addEventListener('visibilitychange', goOn);
  for (const event of ['DOMContentLoaded', 'load'])
    addEventListener(event, () => quietly(() => page.enterShadows(document.documentElement)));

  window.dni = {
    numbers: () => page.numbers(),
    swap: (node) => page.swap(node),
    consent(yes) {
      if (isRefused || yes === isAllowed) return;
      isAllowed = yes;
      if (!yes) {
        visit = undefined;
        clearInterval(timer);
        forgetVisitor();
      }
      void open().catch(ignore);
    },
    onSwap: (listener) => void listeners.push(listener),
  };
  void open().catch(ignore);
}

/** The address with what tells a source, and nothing that tells one visitor from another. */
function anonymous(address: string): string {
  const url = new URL(address);
  const kept = [...url.searchParams].filter(([name]) =>
    /^utm_(source|medium|campaign)$|clid$|braid$|^li_fat_id$/i.test(name),
  );
  url.search = new URLSearchParams(
    kept.map(([name, value]) => [name, name.startsWith('utm_') ? value : '1']),
  ).toString();
  return withoutLogin(url.href);
}

function withoutLogin(address: string): string {
  const url = new URL(address);
  url.hash = '';
  url.username = url.password = '';
  return url.href;
}

/** The cookies in which Google Analytics keeps what it calls the browser and the visit. */
function analyticsCookies(): string {
  return document.cookie.match(/\b_ga(?:_\w+)?=[^;]+/g)?.join('; ') ?? '';
}

/** Where the visitor came from without the page: `https://www.google.com/`, `android-app://com.slack/`. */
function originOf(referrer: string): string {
  if (!URL.canParse(referrer)) return '';
  const { protocol, host } = new URL(referrer);
  return `${protocol}//${host}/`;
}

function device(): 'desktop' | 'mobile' | 'tablet' {
  const agent = navigator.userAgent;
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(agent)) return 'tablet';
  return /Mobi|iPhone|Android/.test(agent) ? 'mobile' : 'desktop';
}

function isAnswer(value: unknown): value is Answer {
  return typeof value === 'object' && value !== null && 'swaps' in value && Array.isArray(value.swaps);
}

const ignore = () => undefined;

/** A website never breaks because of us. */
function quietly(run: () => void): void {
  try {
    run();
  } catch {
    // The page’s own numbers stay.
  }
}

const own = document.currentScript;
if (own instanceof HTMLScriptElement && !window.dni) quietly(() => start(own));
