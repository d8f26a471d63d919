// The order in which clips get new names. A row that is inserted into a list moves all clips below
// it: each takes the place of the next one, which has to be copied to its own new place before.

/// A clip that an earlier run has made under another name.
struct MovedClip: Sendable {
  let queued: QueuedClip
  /// The output that the clip gets.
  let output: String
  /// The record of the clip under its earlier name.
  let source: ClipRecord
}

/// The steps by which clips get new names, so that none is replaced before it has been copied.
struct MoveOrder {
  /// A step.
  enum Step {
    /// The clip is copied. What is in its place is needed no longer.
    case copy(MovedClip)
    /// Each clip is copied from the place of the next one, and the last one from that of the first.
    case circle([MovedClip])
  }

  private(set) var steps: [Step] = []
  private var remaining: [String: MovedClip]
  /// The number of clips that have yet to be copied from an output.
  private var readers: [String: Int] = [:]

  /// Orders clips with distinct outputs.
  init(_ clips: [MovedClip]) {
    remaining = Dictionary(clips.map { ($0.output, $0) }, uniquingKeysWith: { first, _ in first })
    for clip in clips { readers[clip.source.output, default: 0] += 1 }
    for clip in clips where readers[clip.output] == nil { takeChain(from: clip) }
    for clip in clips where remaining[clip.output] != nil { takeCircle(from: clip) }
  }

  /// Appends a clip whose place nothing is copied from, and then those that this makes free.
  private mutating func takeChain(from start: MovedClip) {
    var next: MovedClip? = start
    while let clip = next {
      steps.append(.copy(clip))
      remaining[clip.output] = nil
      let source = clip.source.output
      readers[source, default: 1] -= 1
      next = readers[source] == 0 ? remaining[source] : nil
    }
  }

  private mutating func takeCircle(from start: MovedClip) {
    var circle: [MovedClip] = []
    var next: MovedClip? = start
    while let clip = next {
      circle.append(clip)
      remaining[clip.output] = nil
      next = remaining[clip.source.output]
    }
    steps.append(.circle(circle))
  }
}
