import { describe, expect, it } from 'vitest';
import { isInstalled, isNewEnough } from './checks.mjs';

const lockfile = {
  packages: {
    '': {},
    kernel: { version: '0.1.0' },
    'node_modules/@questwright/kernel': { link: true },
    'node_modules/vitest': { version: '4.1.0' },
    'node_modules/binary-for-another-machine': { version: '1.0.0', optional: true },
  },
};

const { 'node_modules/binary-for-another-machine': _, ...packages } = lockfile.packages;

describe('isInstalled', () => {
  it('is content when every required package is there, whatever optional ones are not', () => {
    expect(isInstalled(lockfile, { packages })).toBe(true);
  });

  it('wants an install on a fresh clone', () => {
    expect(isInstalled(lockfile, undefined)).toBe(false);
  });

  it('wants an install when a version changed', () => {
    const older = { ...packages, 'node_modules/vitest': { version: '4.0.9' } };
    expect(isInstalled(lockfile, { packages: older })).toBe(false);
  });

  it('wants an install when a workspace was added', () => {
    const { 'node_modules/@questwright/kernel': _, ...before } = packages;
    expect(isInstalled(lockfile, { packages: before })).toBe(false);
  });
});

describe('isNewEnough', () => {
  it.each([
    ['20.19.0', true],
    ['20.20.2', true],
    ['26.1.0', true],
    ['20.9.0', false],
    ['18.20.4', false],
  ])('judges Node %s against 20.19', (version, verdict) => {
    expect(isNewEnough(version, '20.19')).toBe(verdict);
  });
});
