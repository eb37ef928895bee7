/** Hosts from which others load scripts that swap numbers too: two of them on a page undo each other. */
export const otherTrackers: ReadonlyMap<string, string> = new Map([
  ['callrail.com', 'CallRail'],
  ['tctm.co', 'CallTrackingMetrics'],
  ['tctm.xyz', 'CallTrackingMetrics'],
  ['calltrackingmetrics.com', 'CallTrackingMetrics'],
  ['wildjar.com', 'WildJar'],
  ['trkcall.com', 'WildJar'],
  ['invocacdn.com', 'Invoca'],
  ['invoca.net', 'Invoca'],
  ['dialogtech.com', 'Invoca'],
  ['marchex.io', 'Marchex'],
  ['voicestar.com', 'Marchex'],
  ['ringba.com', 'Ringba'],
  ['whatconverts.com', 'WhatConverts'],
  ['delacon.com.au', 'Delacon'],
  ['avanser.com', 'Avanser'],
  ['infinity-tracking.net', 'Infinity'],
  ['mediahawk.co.uk', 'Mediahawk'],
  ['responsetap.com', 'ResponseTap'],
  ['phonexa.com', 'Phonexa'],
  ['matelso.de', 'matelso'],
]);

/** Tag managers and content platforms load scripts that the page itself does not name. */
export const tagManagers = ['googletagmanager.com', 'tags.tiqcdn.com', 'assets.adobedtm.com', 'cdn.segment.com'];
