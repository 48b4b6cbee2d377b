import { expect, test } from "vitest";
import { databaseName } from "./connect.ts";
import { openServers, serversOf } from "./servers.ts";

test.each([
  ["postgresql://db/shop", ["postgresql://db/shop"]],
  ["postgresql:///shop?host=/run/postgresql", ["postgresql:///shop?host=/run/postgresql"]],
  [
    "postgresql://shop:p%2Cw@one:5432,two:5433/shop?target_session_attrs=read-write",
    [
      "postgresql://shop:p%2Cw@one:5432/shop?target_session_attrs=read-write",
      "postgresql://shop:p%2Cw@two:5433/shop?target_session_attrs=read-write",
    ],
  ],
  // As for libpq, a port is that of its own host alone.
  ["postgres://one,two:5433", ["postgres://one", "postgres://two:5433"]],
  [
    "postgresql://shop@[::1]:5432,[fd00::2]/shop",
    ["postgresql://shop@[::1]:5432/shop", "postgresql://shop@[fd00::2]/shop"],
  ],
  // A password with commas and an unencoded @.
  [
    "postgresql://shop:a,b@c,d@one,two/shop",
    ["postgresql://shop:a,b@c,d@one/shop", "postgresql://shop:a,b@c,d@two/shop"],
  ],
  ["postgresql://db/shop?options=a,b@c", ["postgresql://db/shop?options=a,b@c"]],
  ["rally", ["rally"]],
])("%s names its servers", (address, servers) => {
  expect(serversOf(address)).toEqual(servers);
});

test("an owner reads all servers, without the password", () => {
  expect(databaseName("postgresql://shop:secret@one:5432,two:5433/sh%20op?a=b")).toBe(
    "PostgreSQL database sh op at one:5432 or two:5433",
  );
});

test("a single server is taken as it is, and several are asked before one is used", async () => {
  expect(openServers("postgresql://db/shop").current).toBe("postgresql://db/shop");
  const several = openServers("postgresql://shop:secret@127.0.0.1:1,127.0.0.1:2/shop");
  expect(several.current).toBeUndefined();
  await expect(several.find()).rejects.toMatchObject({
    code: "ECONNREFUSED",
    message:
      "none of them takes writes (127.0.0.1:1: connect ECONNREFUSED 127.0.0.1:1; 127.0.0.1:2: connect ECONNREFUSED 127.0.0.1:2)",
  });
  expect(several.current).toBeUndefined();
});
