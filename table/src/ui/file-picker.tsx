import { useId } from 'react';

/** A button that asks for a file and gives its text. */
export function FilePicker({
  label,
  onFile,
}: {
  label: string;
  onFile: (text: string, name: string) => void;
}) {
  const id = useId();
  return (
    <span className="file-picker">
      <input
        id={id}
        type="file"
        className="sr-only"
        accept=".questwright,.jsonl,.ndjson,.json,.txt"
        onChange={async ({ target }) => {
          const file = target.files?.[0];
          if (file) onFile(await file.text(), file.name);
          target.value = '';
        }}
      />
      <label htmlFor={id} className="button">
        {label}
      </label>
    </span>
  );
}
