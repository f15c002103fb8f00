#!/usr/bin/env node
import '../../tools/ts-loader/register.mjs';

await import('../src/main.ts');
