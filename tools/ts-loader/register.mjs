import module from 'node:module';
import { load } from './hooks.mjs';

process.setSourceMapsEnabled(true);

// register() is deprecated from Node 26 on, and Node 20, whose types these are, has nothing else.
if ('registerHooks' in module) /** @type {any} */ (module).registerHooks({ load });
else module.register('./hooks.mjs', import.meta.url);
