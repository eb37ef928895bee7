import type { Reply } from './serveWebsite.ts';

/** Where the snippet and its numbers come from. */
export interface Served {
  /** The address of our server. */
  ours: string;
  code: string;
  /** The address of the unchanging script, and its hash. */
  pinned: string;
  integrity: string;
}

/** A page as a customer may have it: what stands in it before and after, by the id of an element. */
export interface FixturePage {
  html: (served: Served) => string;
  headers?: (served: Served) => Record<string, string>;
  /** Texts, or attributes as `id@name`. */
  swapped: Record<string, string>;
  kept: Record<string, string>;
}

const tag = ({ ours, code }: Served, attributes = '') =>
  `<script async src="${ours}/s/${code}.js" ${attributes}></script>`;

const page = (
  head: string,
  body: string,
) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shop</title>
<style>body { font: 16px/1.5 sans-serif; margin: 2em } p { min-height: 1.5em }</style>${head}</head><body>${body}</body></html>`;

/** The page’s number is +61 2 9876 5432; visitors see +61 3 9111 2222. */
export const pages: Record<string, FixturePage> = {
  plain: {
    html: (served) =>
      page(
        tag(served),
        `<header><a id="top" href="tel:+61298765432">(02) 9876 5432</a></header>
        <p id="plain">Call 02 9876 5432 today.</p><p id="dots">02.9876.5432</p><p id="global">+61 2 9876 5432</p>
        <p id="none">0298765432</p><p id="twice">02 9876 5432 or 02-9876-5432</p>
        <p id="other">02 9876 5433</p><p id="order">Order 10298765432</p><p id="mail">0298765432@shop.example</p>
        <p id="out" data-noswap>02 9876 5432</p><p id="title" title="Ring 02 9876 5432">Hours</p>
        <p><input id="typed" value="02 9876 5432"></p><textarea id="text">02 9876 5432</textarea>
        <a id="localLink" href="tel:02 9876 5432">ring</a><a id="otherLink" href="tel:+61298765433">ring</a>`,
      ),
    swapped: {
      top: '(03) 9111 2222',
      'top@href': 'tel:+61391112222',
      plain: 'Call 03 9111 2222 today.',
      dots: '03.9111.2222',
      global: '+61 3 9111 2222',
      none: '0391112222',
      twice: '03 9111 2222 or 03-9111-2222',
      'title@title': 'Ring 03 9111 2222',
      'localLink@href': 'tel:+61391112222',
    },
    kept: {
      other: '02 9876 5433',
      order: 'Order 10298765432',
      mail: '0298765432@shop.example',
      out: '02 9876 5432',
      'typed@value': '02 9876 5432',
      text: '02 9876 5432',
      'otherLink@href': 'tel:+61298765433',
    },
  },
  lateContent: {
    html: (served) =>
      page(
        '',
        `<div id="menu" style="min-height: 4em"></div><p id="first">02 9876 5432</p>${tag(served)}
        <script>setTimeout(() => { document.getElementById('menu').innerHTML = '<p id="late">Ring (02) 9876 5432</p>'; }, 300);
        setTimeout(() => { document.getElementById('first').firstChild.data = 'Now 02 9876 5432'; }, 400);</script>`,
      ),
    swapped: { late: 'Ring (03) 9111 2222', first: 'Now 03 9111 2222' },
    kept: {},
  },
  tagManager: {
    html: ({ ours, code }) =>
      page(
        `<script>(function (d) { var s = d.createElement('script'); s.async = true; s.src = '${ours}/s/${code}.js';
        d.head.appendChild(s); })(document);</script>`,
        `<p id="first">02 9876 5432</p>`,
      ),
    swapped: { first: '03 9111 2222' },
    kept: {},
  },
  singlePage: {
    html: (served) =>
      page(
        tag(served),
        `<nav><button id="go">Contact</button></nav><main id="main"></main><script>
        const main = document.getElementById('main');
        const show = () => { main.replaceChildren(Object.assign(document.createElement('p'), { id: 'view',
          textContent: (location.pathname === '/contact' ? 'Contact: ' : 'Home: ') + '02 9876 5432' })); };
        document.getElementById('go').onclick = () => { history.pushState({}, '', '/contact'); show(); };
        show(); setTimeout(() => document.getElementById('go').click(), 500);</script>`,
      ),
    swapped: { view: 'Contact: 03 9111 2222' },
    kept: {},
  },
  shadow: {
    html: (served) =>
      page(
        tag(served),
        `<div id="host"><template shadowrootmode="open"><p>Ring 02 9876 5432</p></template></div><p id="light">02 9876 5432</p>`,
      ),
    swapped: { light: '03 9111 2222', host: 'Ring 03 9111 2222' },
    kept: {},
  },
  splitText: {
    html: (served) =>
      page(
        tag(served),
        `<p id="spans"><span>02</span> <b>9876</b> <b>5432</b></p><p id="half">Ring 02 98<em>76 5432</em></p>
        <p id="beside"><a>02 9876 5432</a><span>Open today</span></p><p id="before"><b>Fax</b><i>02 9876 5433</i></p>
        <p id="apart">02</p><p id="next">9876 5432</p><div id="blocks"><div>02</div><div>9876 5432</div></div>`,
      ),
    swapped: { spans: '03 9111 2222', half: 'Ring 03 9111 2222', beside: '03 9111 2222Open today' },
    kept: { before: 'Fax02 9876 5433', apart: '02', next: '9876 5432', blocks: '029876 5432' },
  },
  strictPolicy: {
    html: ({ pinned, integrity, code }) =>
      page(
        `<script async src="${pinned}" data-code="${code}" integrity="${integrity}" crossorigin="anonymous"></script>`,
        '<p id="first">02 9876 5432</p>',
      ),
    headers: ({ ours }) => ({
      'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; script-src ${ours}; connect-src ${ours}; require-trusted-types-for 'script'`,
    }),
    swapped: { first: '03 9111 2222' },
    kept: {},
  },
  wordpress: {
    html: (served) =>
      page(
        `<script type="application/ld+json" id="schema">{"@type":"LocalBusiness","telephone":"02 9876 5432"}</script>${tag(served)}`,
        `<header><div class="wp-block-group"><a id="icon" class="elementor-button" href="tel:0298765432" aria-label="Call 02 9876 5432"><i
        class="fas fa-phone"></i>&nbsp;<span>(02)&nbsp;9876&#8209;5432</span></a></div></header>
        <div id="slider" style="min-height: 6em"><div class="slide">Ring 02 9876 5432 now</div></div>
        <noscript id="noscript">02 9876 5432</noscript><style id="style">.a::after { content: '02 9876 5432' }</style>
        <section id="about">Our team<div>of roofers</div> 02 <script>var no = '9876';</script>9876 5432</section>
        <footer><aside class="widget"><div id="widget">Phone:<br>02 9876 5432<br>Fax:<br>02 9876 5433</div></aside></footer>
        <script>addEventListener('load', () => setTimeout(() => { const slide = document.querySelector('.slide');
        for (let at = 0; at < 2; at++) slide.after(slide.cloneNode(true)); }, 300));</script>`,
      ),
    swapped: {
      'icon@href': 'tel:+61391112222',
      'icon@aria-label': 'Call 03 9111 2222',
      icon: '(03)\u00a09111\u20112222',
      slider: 'Ring 03 9111 2222 nowRing 03 9111 2222 nowRing 03 9111 2222 now',
      widget: 'Phone:03 9111 2222Fax:02 9876 5433',
    },
    kept: {
      schema: '{"@type":"LocalBusiness","telephone":"02 9876 5432"}',
      noscript: '02 9876 5432',
      style: ".a::after { content: '02 9876 5432' }",
    },
  },
  twoCopies: {
    html: (served) => page(tag(served) + tag(served), `<p id="first">02 9876 5432</p>${tag(served)}`),
    swapped: { first: '03 9111 2222' },
    kept: {},
  },
};

/** Pages on which nothing may be swapped, for want of an answer. */
export const unanswered: Record<string, (served: Served) => string> = {
  noServer: (served) => page(tag({ ...served, ours: 'http://127.0.0.1:9' }), '<p id="first">02 9876 5432</p>'),
  unknownCode: (served) => page(tag({ ...served, code: 'zzzzzzzzzzzz' }), '<p id="first">02 9876 5432</p>'),
};

/** A page with a banner that asks for consent. */
export const consentPage = (served: Served) =>
  page(
    tag(served, 'data-consent="wait"'),
    `<p id="first">02 9876 5432</p><button id="yes" onclick="window.dni.consent(true)">Agree</button>
    <button id="no" onclick="window.dni.consent(false)">Refuse</button>`,
  );

/** A site in React, whose script comes after the numbers were swapped; with what a server wrote, if it did. */
export const reactPage = (served: Served, html: string) =>
  page(
    tag(served),
    `<div id="root">${html}</div><script>setTimeout(() => { const site = document.createElement('script');
    site.src = '/react.js'; document.body.append(site); }, 400);</script>`,
  );

/** Of its numbers one is in an image, one is an element’s text, and one is given to a function. */
export const customPage = (served: Served) =>
  page(
    `<script>window.site = { phone: { show(number) { document.getElementById('called').textContent = number.local; } } };</script>`,
    `<img id="image" src="/phone-old.png" width="200" height="40"><p><span id="custom" class="phone">Ask us</span></p>
    <p id="called">none</p><p id="text">02 9876 5432</p>${tag(served)}`,
  );

export const crossedPage = (served: Served, one: string, other: string) =>
  page(
    tag(served),
    `<p id="texts">${one} or <b>${other}</b></p><a id="one" href="tel:${one}">x</a><a id="other" href="tel:${other}">x</a>`,
  );

/** What may come in the place of an answer of ours. */
export const wrongReplies: Record<string, Reply> = {
  'an answer after seconds': { body: '{"swaps":[]}', after: 3000 },
  'a page of a proxy': { body: '<html>Gateway timeout</html>', status: 504 },
  'a page instead of JSON': { body: '<html>Welcome to the hotel</html>' },
  'another JSON': { body: '{"hello":1}' },
  'swaps that are none': { body: '{"swaps":[{},null,7]}' },
  null: { body: 'null' },
};
