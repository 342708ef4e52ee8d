/**
 * Returns a response whose status is ok.
 * @throws {Error} For any other status, which is its `cause`.
 */
export function expectOk(response: Response): Response {
  if (response.ok) return response;
  throw new Error(`${response.url} answered ${response.status}`, { cause: response.status });
}
