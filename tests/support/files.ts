import { readdirSync } from 'node:fs';

/** The files of folders, however deep, whose names fit. */
export const filesIn = (folders: string[], name: RegExp): string[] =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file}`)
      .filter((file) => name.test(file)),
  );
