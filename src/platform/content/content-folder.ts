/** The folder of everything that editors write, from the project's folder. */
export const contentFolder = "content";
