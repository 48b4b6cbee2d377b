-- Has wrk send the requests of a file, one a line, in order: the method, the path and the body, between tabs. Counts
-- the answers by status. bench/mixed-load.ts writes the file and reads what is printed.
local threads = {}

function setup(thread)
  table.insert(threads, thread)
end

function init(args)
  requests, sent, statuses = {}, 0, {}
  local form = { ["Content-Type"] = "application/x-www-form-urlencoded" }
  for name, value in pairs(wrk.headers) do form[name] = value end
  local known = {}
  for line in io.lines(args[1]) do
    if not known[line] then
      local method, path, body = line:match("^(%S+)\t(%S+)\t(.*)$")
      known[line] = method == "POST" and wrk.format(method, path, form, body) or wrk.format(method, path)
    end
    table.insert(requests, known[line])
  end
end

function request()
  sent = sent + 1
  return requests[(sent - 1) % #requests + 1]
end

function response(status)
  statuses[status] = (statuses[status] or 0) + 1
end

function done()
  for _, thread in ipairs(threads) do
    print("Visits sent: " .. thread:get("sent"))
    for status, count in pairs(thread:get("statuses")) do
      print("Visits answered " .. status .. ": " .. count)
    end
  end
end
