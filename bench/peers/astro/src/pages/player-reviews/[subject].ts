/** Takes a review, and stores nothing. */
export function POST(): Response {
  return Response.json(null, { status: 201 });
}
