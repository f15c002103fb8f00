import { defineConfig } from 'vite';
import { icons } from './build/icons.ts';
import { ledger } from './build/ledger.ts';
import { offline } from './build/offline.ts';
import { policy } from './build/policy.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [icons(), ledger(), policy(), offline()],
  worker: { format: 'es' },
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
  server: { proxy: { '/api': { target: 'http://localhost:8787', ws: true } } },
});
