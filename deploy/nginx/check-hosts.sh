#!/bin/sh
# Active checks for an nginx edge: asks each host's /readyz, writes the hosts that nginx includes, and has it read them
# when something has changed. A host is out after two answers that are none, and in after the first good one.
#
#     check-hosts.sh /etc/nginx/portal-hosts.conf 10.0.0.11:4000 10.0.0.12:4000
#
# RELOAD is the command that has nginx read its files (nginx -s reload), INTERVAL the seconds between two rounds (1).
set -u
file=$1
shift
reload=${RELOAD:-nginx -s reload}
interval=${INTERVAL:-1}
missed=''

is_ready() { [ "$(curl -s -o /dev/null -m 2 -w '%{http_code}' "http://$1/readyz")" = 200 ]; }
missed_times() { printf '%s' "$missed" | tr ' ' '\n' | grep -cFx "$1"; }

while :; do
  seen=''
  lines=''
  ready=0
  for host in "$@"; do
    if is_ready "$host"; then
      ready=$((ready + 1))
      lines="${lines}server $host max_fails=0;
"
    elif [ "$(missed_times "$host")" -ge 1 ]; then
      seen="$seen $host $host"
      lines="${lines}server $host max_fails=0 down;
"
    else
      seen="$seen $host"
      ready=$((ready + 1))
      lines="${lines}server $host max_fails=0;
"
    fi
  done
  missed=$seen
  # With nobody ready, nginx goes on asking all of them: an answer that fails is better than none.
  if [ "$ready" -gt 0 ] && [ "$lines" != "$(cat "$file" 2>/dev/null)
" ]; then
    printf '%s' "$lines" >"$file.tmp" && mv "$file.tmp" "$file" && $reload
  fi
  sleep "$interval"
done
