import { globSync, statSync } from "node:fs";
import { join } from "node:path";
import { type Environment, readEnvironment } from "./environment.ts";
import { contentFolder } from "./library/content-reader.ts";
import { type Library, readLibrary } from "./library/read-library.ts";
import { openSite } from "./site.ts";

const projectFolder = process.cwd();

/** In production content is read once; in development again whenever a file of it has changed. */
function openLibrary({ sampleContent }: Environment): () => Library {
  let library = readLibrary(projectFolder, sampleContent);
  if (!import.meta.env.DEV) return () => library;
  const stamp = () =>
    globSync(join(projectFolder, contentFolder, "**/*.{yaml,md}"))
      .map((file) => `${file} ${statSync(file, { throwIfNoEntry: false })?.mtimeMs}`)
      .join();
  let read = stamp();
  return () => {
    const now = stamp();
    if (now !== read) library = readLibrary(projectFolder, sampleContent);
    read = now;
    return library;
  };
}

const environment = readEnvironment(process.env);

/** The site this process serves. */
export const site = await openSite(environment, openLibrary(environment));

// In production the server starts the work, and an owner's command on the same build does not.
if (import.meta.env.DEV) site.startWork();
if (import.meta.hot) import.meta.hot.dispose(() => site.close());
