// All verdicts of a run, as JSON and as a one-line summary.

import SegueDiagnostics

/// The results of a run.
public struct GoldenResults: Sendable {
  /// The verdicts on the clips, in order.
  public var verdicts: [GoldenVerdict]
  /// The names of goldens that belong to none of the clips.
  public var orphans: [String]
  /// A Boolean value that indicates whether goldens that belong to none of the clips are errors.
  package var rejectsOrphans = false

  /// Creates results.
  public init(verdicts: [GoldenVerdict], orphans: [String] = []) {
    (self.verdicts, self.orphans) = (verdicts, orphans)
  }

  /// A Boolean value that indicates whether all verdicts are good and no golden is rejected.
  public var isGood: Bool { verdicts.allSatisfy(\.isGood) && rejected.isEmpty }

  /// The names of goldens that are errors since they belong to none of the clips.
  var rejected: [String] { rejectsOrphans ? orphans : [] }

  /// A summary such as `17 scenes: 16 equal, 1 different`.
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

  /// A line that names the goldens without a scene.
  public var orphanLine: String {
    let shown = orphans.prefix(5).joined(separator: ", ")
    let more = orphans.count > 5 ? " and \(orphans.count - 5) more" : ""
    return "\(orphans.count) golden\(orphans.count == 1 ? "" : "s") without a scene here: "
      + "\(shown)\(more)"
  }

  /// The results as JSON.
  package var json: JSONText {
    .object([
      // First, since it is the mark of `GeneratedFile.Mark.object`.
      ("generator", .string("segue")), ("good", .bool(isGood)), ("summary", .string(summary)),
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
      ("images", .array(images.map(\.json))),
      ("movie", movie.isEmpty ? .null : .string(GoldenReport.movieName(self))),
    ])
  }
}

extension FailedImage {
  fileprivate var json: JSONText {
    .object([
      ("frame", .integer(frame)), ("reason", difference.problem.map { .string($0) } ?? .null),
      ("differingPixels", .integer(difference.differingPixels)),
      ("largestCluster", .integer(difference.largestCluster?.pixels ?? 0)),
      ("largestChannelDifference", .integer(difference.largestChannelDifference)),
    ])
  }
}
