// The pairs of frames that show the same at rest, from which the place is refined: errors of time
// do not matter there.

/// Frames of a recording in which nothing moves, with those of ours.
struct RestingFrames {
  /// The pairs, in order. If something always moves, those in which the least does.
  let pairs: [(recording: Int, ours: Int)]

  private static let maximum = 4
  /// The mean change of luma over a few frames that counts as rest.
  private static let still = 0.4
  /// The number of our frames on either side over which the change is measured.
  private static let reach = 3

  init(
    _ recording: LumaClip, _ ours: LumaClip, _ fit: PlaceFit.Result, _ base: TimeBase,
    _ size: (width: Double, height: Double)
  ) {
    let grid = PictureGrid(pitch: max(size.width, size.height) / 32, over: size)
    let stack = FrameStack(ours: ours, on: grid, size: size)
    let recorded = FrameStack(recording: recording, on: grid, fit)
    func change(_ frames: [[UInt8]], _ a: Int, _ b: Int) -> Double {
      FrameStack.difference(
        frames[min(max(a, 0), frames.count - 1)], frames[min(max(b, 0), frames.count - 1)],
        width: grid.width, columns: recorded.columns, rows: recorded.rows)
    }
    var found: [(recording: Int, ours: Int, change: Double)] = []
    for frame in recording.times.indices {
      let instant = base.instant(recording.times[frame])
      let near = (stack.times.lastIndex { $0 <= instant + 1e-9 }) ?? 0
      let motion = max(
        change(stack.frames, near - Self.reach, near),
        change(stack.frames, near, near + Self.reach),
        change(recorded.frames, frame - 1, frame), change(recorded.frames, frame, frame + 1))
      found.append((frame, near, motion))
    }
    let still = found.filter { $0.change < Self.still }
    let usable =
      still.isEmpty
      ? Array(
        found.sorted { ($0.change, $0.recording) < ($1.change, $1.recording) }.prefix(Self.maximum))
      : still
    // Pictures that have been seen add nothing.
    var kept: [(recording: Int, ours: Int)] = []
    for pair in usable where kept.count < Self.maximum {
      let isNew = kept.allSatisfy { change(stack.frames, $0.ours, pair.ours) > 2 * Self.still }
      if isNew { kept.append((pair.recording, pair.ours)) }
    }
    pairs = kept
  }
}
