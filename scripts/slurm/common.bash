# Functions shared by submit, watch and resubmit. Not intended to be run directly.

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)

say() { echo "slurm: $*" >&2; }
die() {
  say "error: $1"
  exit "${2:-2}"
}

# The program, as a path that is valid on all nodes.
segue=${SEGUE:-$here/../../.build/release/segue}
[ -x "$segue" ] || segue=$(command -v segue) || die 'segue is not built here; expected SEGUE=/path/to/segue'
segue=$(realpath "$segue")
command -v sbatch >/dev/null || die 'sbatch is not installed; expected a machine that can submit Slurm jobs'

# The maximum index of an array, from slurm.conf.
largest_index() {
  local size
  size=$(scontrol show config | sed -n 's/^MaxArraySize *= *\([0-9]*\)$/\1/p')
  echo $((${size:-1001} - 1))
}

# Converts 0,3,7-9 to lines with 0, 3, 7, 8 and 9.
expand() {
  tr ',' '\n' | awk -F- 'NF == 2 { for (i = $1; i <= $2; i++) print i; next } NF == 1 && $1 != "" { print }'
}

# Converts lines of numbers to the form 0,3,7-9.
collapse() {
  awk 'function run() { if (n) { printf "%s%s", sep, first == last ? first : first "-" last; sep = "," } }
       n && $1 == last + 1 { last = $1; next } { run(); first = last = $1; n = 1 } END { run() }'
}

# submit_tasks PLAN CHUNKS TASKS: submits one array for TASKS (0,3,7-9), or several where the indices are too large for
# one: the n-th block of indices is counted from 0 and has its start as --index-offset. Prints the job numbers.
submit_tasks() {
  local plan=$1 chunks=$2 tasks=$3 most block blocks jobs=()
  most=$(largest_index)
  blocks=$(expand <<<"$tasks" | awk -v size=$((most + 1)) '{ print int($1 / size) }' | uniq)
  for block in $blocks; do
    local offset=$((block * (most + 1))) array
    array=$(expand <<<"$tasks" | awk -v from=$offset -v size=$((most + 1)) \
      '$1 >= from && $1 < from + size { print $1 - from }' | collapse)
    # shellcheck disable=SC2086
    jobs+=("$(sbatch --parsable ${SBATCH_OPTIONS-} --job-name=segue-chunk --array="$array" \
      --output="$plan.logs/%A_%a.log" "$here/job.sbatch" '' "$segue" chunk "$plan" \
      --chunks "$chunks" --index-offset "$offset" --progress none)") ||
      die 'sbatch failed; expected a job' 6
  done
  echo "${jobs[@]}"
}

# submit_assembly PLAN CHUNKS OUT JOB…: submits the job that joins the chunks when all others have ended. Prints its
# number.
submit_assembly() {
  local plan=$1 chunks=$2 out=$3
  shift 3
  local dependency=()
  [ $# = 0 ] || dependency=("--dependency=afterany$(printf ':%s' "$@")")
  # shellcheck disable=SC2086
  sbatch --parsable ${SBATCH_OPTIONS-} --job-name=segue-assemble "${dependency[@]}" \
    --output="$plan.logs/assemble_%j.log" \
    "$here/job.sbatch" "$plan.assembled" "$segue" assemble "$plan" \
    --chunks "$chunks" -o "$out" --force || die 'sbatch failed; expected a job' 6
}

# remember PLAN CHUNKS OUT ASSEMBLY JOB…: stores the values that watch and resubmit need.
remember() {
  local plan=$1
  printf 'chunks=%q\nout=%q\nassembly=%q\n' "$2" "$3" "$4" >"$plan.jobs.new"
  shift 4
  printf 'arrays=%q\n' "$*" >>"$plan.jobs.new"
  mv "$plan.jobs.new" "$plan.jobs"
}

# Prints the plan's jobs that are still in the queue, one per line: number, state, node.
queued() {
  local jobs
  jobs=$(tr ' ' ',' <<<"$arrays $assembly" | sed 's/^,//; s/,$//')
  [ -n "$jobs" ] || return 0
  # squeue reports an error for a job that ended long ago; here that is not an error.
  squeue --noheader --jobs="$jobs" --format='%i %T %N' 2>/dev/null || true
}

# recall PLAN: sets chunks, out, assembly and arrays.
recall() {
  [ -e "$1" ] || die "$1 does not exist; expected a plan"
  [ -e "$1.jobs" ] || die "$1.jobs does not exist; expected a plan that scripts/slurm/submit has submitted"
  chunks="" out="" assembly="" arrays=""
  # shellcheck disable=SC1090
  . "$1.jobs"
}
