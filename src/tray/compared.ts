// How many paddles a comparison has. Each is a constant of its own, which the script in the head has inlined.
export const min = 2;
export const max = 4;
