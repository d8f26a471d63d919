// A batch before its first frame: each clip has a place of its own, and nothing that contradicts itself
// gets further than this.

import Foundation
import SegueDiagnostics
import SegueFiles

/// A clip with its place.
package struct BatchClip: Sendable {
  /// What is wanted.
  package var item: BatchItem
  /// Its path below the batch's folder.
  package var output: String
  /// Where it is written.
  package var plan: OutputPlan
  /// Its options; the format is said.
  package var options: ClipOptions
}

/// The clips of a batch and their places.
package struct BatchPlan: Sendable {
  /// The folder that they go to.
  package let folder: String
  /// The clips, in the order of the input.
  package let clips: [BatchClip]

  /// The most problems that are told with all their words.
  private static let mostProblems = 1000

  /// Gives each item a place in `folder`.
  /// - Throws: `Failure` with every name that is wrong or taken twice.
  package init(_ items: [BatchItem], in folder: String, names: OutputNames) throws(Failure) {
    guard !items.isEmpty else {
      throw Failure(.usage, "no scenes; expected at least one")
    }
    var clips: [BatchClip] = []
    var problems: [Diagnostic] = []
    for (index, item) in items.enumerated() where problems.count < Self.mostProblems {
      do throws(Failure) {
        let (output, format) = try names.output(of: item, index: index + 1, count: items.count)
        clips.append(Self.clip(item, output, format, in: folder))
      } catch {
        problems += error.diagnostics
      }
    }
    problems += Self.collisions(clips)
    guard problems.isEmpty else { throw Failure(.usage, problems) }
    (self.folder, self.clips) = (folder, clips)
  }

  private static func clip(
    _ item: BatchItem, _ output: String, _ format: OutputFormat, in folder: String
  ) -> BatchClip {
    let path = (folder.hasSuffix("/") ? folder : folder + "/") + output
    var options = item.options
    options.format = format
    return BatchClip(
      item: item, output: output,
      plan: format == .png ? .directory(path: path) : .file(path: path, format),
      options: options)
  }

  /// Clips of one name, and clips within others that are folders.
  private static func collisions(_ clips: [BatchClip]) -> [Diagnostic] {
    var first: [String: BatchClip] = [:]
    var problems: [Diagnostic] = []
    for clip in clips {
      if let other = first[clip.output] {
        problems.append(
          Diagnostic(
            .error,
            "\(other.item.label) and \(clip.item.label) would both be written to \(clip.output); "
              + "expected a name for each. Use --name, with {index} or {folder}"))
      } else {
        first[clip.output] = clip
      }
    }
    for clip in clips {
      var parent = clip.output[...]
      while let slash = parent.lastIndex(of: "/") {
        parent = parent[..<slash]
        guard let other = first[String(parent)] else { continue }
        problems.append(
          Diagnostic(
            .error,
            "\(clip.item.label) would be written into \(parent), which is the clip of "
              + "\(other.item.label); expected another name"))
      }
    }
    return problems
  }

  // MARK: Places on the disk

  /// Makes the folders of all clips.
  /// - Throws: `Failure`, with exit code 6.
  package func makeFolders() throws(Failure) {
    try OutputChecks.makeDirectory(folder)
    guard access(folder, W_OK | X_OK) == 0 else {
      throw Failure(.output, "\(folder): \(String(cString: strerror(errno)))")
    }
    for path in folders { try OutputChecks.makeDirectory("\(folder)/\(path)") }
  }

  /// The folders that clips lie in, below the batch's, parents first.
  private var folders: [String] {
    var found: Set<String> = []
    for clip in clips {
      var path = clip.output[...]
      while let slash = path.lastIndex(of: "/") {
        path = path[..<slash]
        guard found.insert(String(path)).inserted else { break }
      }
    }
    return found.sorted()
  }

  /// Removes what killed processes have left in the folders, other clips' temporary files.
  package func sweep() {
    for path in [folder] + folders.map({ "\(folder)/\($0)" }) { StaleFiles.sweep(path) }
    for case .directory(let path) in clips.map(\.plan) where OutputChecks.isDirectory(path) {
      StaleFiles.sweep(path)
    }
  }

  /// Refuses clips whose places are taken by files that this batch has not made.
  /// - Parameters:
  ///   - replacing: whether what is there may be replaced, whoever has made it.
  ///   - isOurs: whether an output may be replaced because an earlier run has begun it.
  /// - Throws: `Failure`, with exit code 6, or 2 for a place that is a scene of the batch.
  package func checkPlaces(replacing: Bool, isOurs: (String) -> Bool) throws(Failure) {
    let scenes = Dictionary(
      clips.map { ($0.item.source.path, $0) }, uniquingKeysWith: { first, _ in first }
    ).keys.compactMap { OutputChecks.fileIdentity($0) }
    let inputs = Set(scenes)
    for clip in clips {
      guard let identity = OutputChecks.fileIdentity(clip.plan.path) else { continue }
      guard !inputs.contains(identity) else {
        throw Failure(
          .usage, "the output \(clip.plan.path) is also an input; expected another file")
      }
      guard !replacing, !isOurs(clip.output) else { continue }
      throw Failure(
        .output,
        "\(clip.plan.path): exists; expected a new name. Use --resume to go on with a batch that "
          + "was begun here, or --force to replace what is there")
    }
  }
}
