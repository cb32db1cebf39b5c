#!/usr/bin/env bash
# Puts a folder into the branch gh-pages: publish.sh FOLDER [PLACE]. The demo is at its root, previews are below pr/.
# An empty FOLDER removes the PLACE. The branch has a single commit, so that the repository does not grow with each deployment.
set -euo pipefail
folder=$1
place=${2:-}
branch=refs/heads/gh-pages
GIT_INDEX_FILE=$(mktemp -u)
export GIT_INDEX_FILE
trap 'rm -f "$GIT_INDEX_FILE"' EXIT

files=
if [ -n "$folder" ]; then
  git --work-tree="$folder" add --all --force .
  files=$(git write-tree)
fi

for _ in 1 2 3 4 5; do
  git read-tree --empty
  before=$(git ls-remote origin "$branch" | cut -f1)
  if [ -n "$before" ]; then git fetch --quiet --depth 1 origin "$branch"; fi
  if [ -n "$place" ]; then
    if [ -n "$before" ]; then git read-tree "$before"; fi
    git rm -r --cached --quiet --ignore-unmatch -- "$place"
    if [ -n "$files" ]; then git read-tree --prefix="$place/" "$files"; fi
  else
    git read-tree "$files"
    if [ -n "$before" ] && git cat-file -e "$before:pr" 2>/dev/null; then git read-tree --prefix=pr/ "$before:pr"; fi
  fi
  identity=(-c user.name=github-actions -c user.email=actions@github.com)
  commit=$(git "${identity[@]}" commit-tree "$(git write-tree)" -m "Deploy ${place:-the demo}")
  # Refused if another deployment was faster.
  if git push --quiet --force-with-lease="$branch:$before" origin "$commit:$branch"; then exit 0; fi
done
exit 1
