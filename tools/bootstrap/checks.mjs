/**
 * @typedef {{ version?: string, link?: boolean, optional?: boolean }} Package
 * @typedef {{ packages: Record<string, Package> }} Lockfile
 */

/**
 * Whether what npm noted in node_modules at its last install is what the lockfile asks for. Optional packages
 * are left out: most of them are binaries for other platforms.
 *
 * @param {Lockfile} wanted
 * @param {Lockfile | undefined} installed
 */
export function isInstalled(wanted, installed) {
  if (!installed) return false;
  return Object.entries(wanted.packages)
    .filter(([path, { optional }]) => path.startsWith('node_modules/') && !optional)
    .every(([path, { version, link }]) => {
      const found = installed.packages[path];
      return found !== undefined && found.version === version && found.link === link;
    });
}

/**
 * @param {string} version
 * @param {string} needed
 */
export function isNewEnough(version, needed) {
  return version.localeCompare(needed, 'en', { numeric: true }) >= 0;
}
