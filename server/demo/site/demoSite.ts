/** The website of the demo’s dentist: what stands on its page, and which numbers visitors see instead. */
export const demoSite = {
  account: 'dental',
  path: '/demo-site',
  domain: 'localhost',
  /** As people of the place write it. */
  number: '+61370109000',
  numberText: '(03) 7010 9000',
  /** Visitors from ads see one of these each. */
  pool: ['+61355500103', '+61355500104'],
  /** All others see this one. */
  others: '+61355500101',
} as const;

/** Where a visitor of the page may come from. */
const arrivals = [
  ['an ad on Google', '?gclid=demo&utm_campaign=Implants&utm_term=dental+implants'],
  ['our newsletter', '?utm_source=newsletter&utm_medium=email&utm_campaign=Spring+check-up'],
  ['a post on Facebook', '?utm_source=facebook&utm_medium=social'],
  ['nowhere in particular', ''],
];

/** The page, with the code of its website. A browser that calls itself a robot takes no visit. */
export function demoPage(code: string): string {
  const { number, numberText, path } = demoSite;
  const links = arrivals.map(([name, query]) => `<li><a href="${path}${query}">${name}</a></li>`).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Fernleigh Dental Group</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><script async src="/s/${code}.js"></script>
<style>body{margin:0;font:17px/1.6 system-ui,sans-serif;color:#123;background:#f4faf9}main{max-width:640px;margin:0 auto;padding:32px 20px}
header{background:#0f766e;color:#fff;padding:40px 20px;text-align:center}h1{margin:0 0 8px;font-size:30px}header a{color:#fff;font-size:22px;font-weight:600}
button{font:inherit;font-weight:600;padding:10px 18px;border:0;border-radius:8px;background:#0f766e;color:#fff;cursor:pointer}a{color:#0f766e}
section{background:#fff;border-radius:12px;padding:20px 24px;margin-bottom:20px}h2{margin:0 0 8px;font-size:19px}</style></head><body>
<header><h1>Fernleigh Dental Group</h1><p>Gentle dentists in Melbourne and Hobart</p><a id="phone" href="tel:${number}">${numberText}</a></header>
<main><section><h2>Call us</h2><p>Our desk at <b>${numberText}</b> answers from 8 to 6.</p>
<p><button id="call" type="button">Call the number you see</button></p><p id="said" role="status"></p></section>
<section><h2>This is a demo</h2><p>A visitor from an ad sees a number of their own, all others see another one. Come back from:</p><ul>${links}</ul>
<p>Call, then open the <a href="/calls">call log</a>: the call says where you came from.</p></section></main>
<script>document.getElementById('call').addEventListener('click',function(){var said=document.getElementById('said');
var to=document.getElementById('phone').href.replace('tel:','');said.textContent='Ringing…';
fetch('${path}/calls',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({to:to})}).then(function(answer){
said.textContent=answer.ok?'Somebody answers. The call is in the call log.':'This number can’t be called from here.'},function(){
said.textContent='The call didn’t get through.'})})</script></body></html>`;
}
