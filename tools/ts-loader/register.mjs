import module from 'node:module';
import { load } from './hooks.mjs';

process.setSourceMapsEnabled(true);

// Node 26 deprecates register(); Node 20 has nothing else.
if (module.registerHooks) module.registerHooks({ load });
else module.register('./hooks.mjs', import.meta.url);
