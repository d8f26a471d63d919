// All verdicts of a run, for programs and as one line.

import SegueDiagnostics

/// What became of the clips of a run.
public struct GoldenResults: Sendable {
  /// One for each clip, in order.
  public var verdicts: [GoldenVerdict]
  /// Goldens of none of the clips.
  public var orphans: [String]

  /// Results.
  public init(verdicts: [GoldenVerdict], orphans: [String] = []) {
    (self.verdicts, self.orphans) = (verdicts, orphans)
  }

  /// Whether every clip is well.
  public var isGood: Bool { verdicts.allSatisfy(\.isGood) }

  /// `17 scenes: 16 equal, 1 different`.
  public var summary: String {
    let states: [GoldenVerdict.State] = [
      .equal, .recorded, .replaced, .different, .missing, .failed,
    ]
    let parts = states.compactMap { state in
      let count = verdicts.filter { $0.state == state }.count
      return count > 0 ? "\(count) \(state.rawValue)" : nil
    }
    let count = verdicts.count
    return "\(count) scene\(count == 1 ? "" : "s"): " + parts.joined(separator: ", ")
  }

  /// Which goldens have no scene here.
  public var orphanLine: String {
    let shown = orphans.prefix(5).joined(separator: ", ")
    let more = orphans.count > 5 ? " and \(orphans.count - 5) more" : ""
    return "\(orphans.count) golden\(orphans.count == 1 ? "" : "s") without a scene here: "
      + "\(shown)\(more)"
  }

  /// For programs.
  package var json: JSONText {
    .object([
      ("good", .bool(isGood)), ("summary", .string(summary)),
      ("scenes", .array(verdicts.map(\.json))),
      ("orphans", .array(orphans.map { .string($0) })),
    ])
  }
}

extension GoldenVerdict {
  fileprivate var json: JSONText {
    .object([
      ("name", .string(name)), ("state", .string(state.rawValue)),
      ("frames", .integer(frameCount)), ("lines", .array(lines.map { .string($0) })),
      ("differingFrames", .array(differingFrames.map { .integer($0) })),
      ("pictures", .array(pictures.map(\.json))),
      ("movie", movie.isEmpty ? .null : .string(GoldenReport.movieName(self))),
    ])
  }
}

extension FailedPicture {
  fileprivate var json: JSONText {
    .object([
      ("frame", .integer(frame)), ("reason", difference.problem.map { .string($0) } ?? .null),
      ("differingPixels", .integer(difference.differingPixels)),
      ("largestCluster", .integer(difference.largestCluster?.pixels ?? 0)),
      ("largestChannelDifference", .integer(difference.largestChannelDifference)),
    ])
  }
}
