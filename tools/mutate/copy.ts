import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';

/**
 * Copies the working tree, as far as git does not ignore it, into a folder below it. Only the copy is changed by
 * mutants, so a run that is broken off leaves nothing to restore. The workspaces link to the copy; all other
 * packages are found in the folders above.
 */
export function copyTree(root: string, copy: string): void {
  rmSync(copy, { recursive: true, force: true });
  for (const file of filesOf(root)) {
    mkdirSync(join(copy, dirname(file)), { recursive: true });
    copyFileSync(join(root, file), join(copy, file));
  }
  linkWorkspaces(root, copy);
  for (const folder of readdirSync(copy)) {
    const own = join(root, folder, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(copy, folder, 'node_modules'));
  }
}

export function filesOf(root: string): string[] {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
  });
  return [...new Set(list.toString().split('\0'))].filter(
    (file) => file !== '' && existsSync(join(root, file)),
  );
}

function linkWorkspaces(root: string, copy: string): void {
  const scope = 'node_modules/@questwright';
  mkdirSync(join(copy, scope), { recursive: true });
  for (const name of readdirSync(join(root, scope))) {
    const link = join(root, scope, name);
    if (!lstatSync(link).isSymbolicLink()) continue;
    const folder = relative(root, realpathSync(link));
    symlinkSync(relative(join(copy, scope), join(copy, folder)), join(copy, scope, name));
  }
}
