import { readFileSync } from 'node:fs';
import { defineConfig } from 'vite';
import { compressed } from './build/compressed.ts';
import { withoutWhatIsForPrograms } from './build/for-programs.ts';
import { icons } from './build/icons.ts';
import { ledger } from './build/ledger.ts';
import { offline } from './build/offline.ts';
import { policy } from './build/policy.ts';

const { version } = JSON.parse(readFileSync(`${import.meta.dirname}/package.json`, 'utf8'));

export default defineConfig({
  root: import.meta.dirname,
  plugins: [icons(), withoutWhatIsForPrograms(), ledger(), policy(), offline(), compressed()],
  define: { 'import.meta.env.VITE_VERSION': JSON.stringify(version) },
  worker: { format: 'es', plugins: () => [icons(), withoutWhatIsForPrograms()] },
  build: {
    target: 'es2023',
    // Inlined files would be data: addresses, which the content policy does not allow.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', 'service-worker': 'src/offline/service-worker.ts' },
      output: {
        entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  // While developing, `questwright serve` on its usual port is the server.
  server: { proxy: { '/api': 'http://127.0.0.1:8420', '/ws': { target: 'ws://127.0.0.1:8420', ws: true } } },
});
