import zapier, { defineApp } from 'zapier-platform-core';
import manifest from './package.json' with { type: 'json' };
import { creates, searches } from './actions.ts';
import { addLogin, authentication, explainRefusal } from './authentication.ts';
import { triggers } from './triggers.ts';

export default defineApp({
  version: manifest.version,
  platformVersion: zapier.version,
  authentication,
  beforeRequest: [addLogin],
  afterResponse: [explainRefusal],
  triggers,
  creates,
  searches,
});
