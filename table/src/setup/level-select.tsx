import { levelName } from './level-name.ts';

/** Chooses how well bots play. What nobody has chosen yet is empty. */
export function LevelSelect({
  label,
  levels,
  value,
  onChange,
}: {
  label: string;
  levels: readonly string[];
  value: string | null;
  onChange: (level: string) => void;
}) {
  return (
    <label className="level-select">
      <span className="sr-only">{label}</span>
      <select value={value ?? ''} onChange={({ target }) => target.value && onChange(target.value)}>
        {value === null && <option value="">{label}</option>}
        {levels.map((level) => (
          <option key={level} value={level}>
            {levelName(level)}
          </option>
        ))}
      </select>
    </label>
  );
}
