/** The folder of everything editors write, relative to the project. */
export const contentFolder = "content";
