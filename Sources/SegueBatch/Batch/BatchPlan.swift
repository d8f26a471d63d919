// A batch before its first frame: each clip is assigned an output, and contradictions are detected.

import Foundation
import SegueClips
import SegueDiagnostics
import SegueFiles
import SegueRecording
import SegueStage

/// A clip of a batch with its output.
package struct BatchClip: Sendable {
  /// The clip that was requested.
  package var item: BatchItem
  /// The path of the output, relative to the batch's folder.
  package var output: String
  /// The plan of the output.
  package var plan: OutputPlan
  /// The options of the clip, with a definite format. They are not stored a second time, since a
  /// batch can have a million clips.
  package var options: ClipOptions {
    var options = item.options
    options.format = plan.format
    return options
  }
}

/// The clips of a batch and their outputs.
package struct BatchPlan: Sendable {
  /// The folder of the outputs.
  package let folder: String
  /// The clips, in the order of the input.
  package let clips: [BatchClip]

  /// The maximum number of problems that are reported in full.
  private static let maximumProblems = 1000

  /// Creates a plan that assigns each item an output in `folder`.
  /// - Throws: `Failure` with every name that is invalid or used twice.
  package init(_ items: [BatchItem], in folder: String, names: OutputNames) throws(Failure) {
    guard !items.isEmpty else {
      throw Failure(.usage, "no scenes; expected at least one")
    }
    try names.check(items)
    var clips: [BatchClip] = []
    clips.reserveCapacity(items.count)
    var problems: [Diagnostic] = []
    for (index, item) in items.enumerated() where problems.count < Self.maximumProblems {
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
    return BatchClip(
      item: item, output: output,
      plan: format.isSequence ? .directory(path: path, format: format) : .file(path: path, format))
  }

  /// Returns the problems of clips with the same output, and of clips inside others that are
  /// folders.
  private static func collisions(_ clips: [BatchClip]) -> [Diagnostic] {
    var first: [String: Int] = [:]
    first.reserveCapacity(clips.count)
    var problems: [Diagnostic] = []
    for (index, clip) in clips.enumerated() {
      if let other = first[clip.output].map({ clips[$0] }) {
        problems.append(
          Diagnostic(
            .error,
            "\(other.item.label) and \(clip.item.label) would both be written to \(clip.output); "
              + "expected different names. Use --name with {index} or {folder}"))
      } else {
        first[clip.output] = index
      }
    }
    for clip in clips {
      var parent = clip.output[...]
      while let slash = parent.lastIndex(of: "/") {
        parent = parent[..<slash]
        guard let other = first[String(parent)].map({ clips[$0] }) else { continue }
        problems.append(
          Diagnostic(
            .error,
            "\(clip.item.label) would be written into \(parent), which is the clip of "
              + "\(other.item.label); expected a different name"))
      }
    }
    return problems
  }

  // MARK: Files on disk

  /// Creates the folders of all clips.
  /// - Throws: `Failure`, with exit code 6.
  package func makeFolders() throws(Failure) {
    try checkNames()
    try OutputChecks.makeDirectory(folder)
    guard access(folder, W_OK | X_OK) == 0 else {
      throw Failure(.output, "\(folder): \(String(cString: strerror(errno)))")
    }
    for path in folders { try makeInnerFolder("\(folder)/\(path)") }
    for case .directory(let path, _) in clips.map(\.plan) { try rejectOthers(path) }
  }

  /// The folders that contain clips, relative to the batch's folder, parents first.
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

  /// Removes the temporary files of killed processes from the folders.
  package func sweep() {
    for path in [folder] + folders.map({ "\(folder)/\($0)" }) { StaleFiles.sweep(path) }
    for case .directory(let path, _) in clips.map(\.plan) where OutputChecks.isDirectory(path) {
      StaleFiles.sweep(path)
    }
  }

  /// Checks that no output is a file that this batch has not made.
  /// - Parameters:
  ///   - replacing: A Boolean value that indicates whether existing files may be replaced,
  ///     regardless of their origin.
  ///   - damagedLines: The number of lines of the journal that could have said that an output may
  ///     be replaced.
  ///   - isOurs: Returns a Boolean value that indicates whether an output may be replaced because
  ///     an earlier run has started it.
  /// - Throws: `Failure`, with exit code 6, or 2 if an output is a scene, a table or a list of the batch.
  package func checkPlaces(
    replacing: Bool, damagedLines: Int = 0, isOurs: (String) -> Bool
  ) throws(Failure) {
    let taken = clips.filter { OutputChecks.fileIdentity($0.plan.path) != nil }
    guard !taken.isEmpty else { return }
    let foreign = taken.filter { !isOurs($0.output) }
    let inputs = inputs(throughout: replacing && !foreign.isEmpty)
    for clip in taken {
      // What has been read already are templates, tables and lists.
      guard !clip.replacesInput(inputs), !clip.replacesInput(InputFiles.current ?? inputs)
      else {
        throw Failure(
          .usage, "\(clip.plan.path): the output is also an input; expected a different file")
      }
      guard !replacing, !isOurs(clip.output) else { continue }
      throw Failure(
        .output,
        damagedLines > 0
          ? "\(clip.plan.path): already exists, and a damaged line of the journal may have been "
            + "about it; expected a new name. Use --force beside --resume to make it again"
          : "\(clip.plan.path): already exists; expected a new name. Use --resume to continue a batch "
            + "that was started here, or --force to replace existing files")
    }
  }

  /// Returns the scenes of the batch and, if `throughout` is set, the files that they name. Scenes
  /// are read later, one by one, so what they name has to be known before the first clip replaces
  /// something that a later one needs.
  private func inputs(throughout: Bool) -> InputFiles {
    let inputs = InputFiles()
    for source in clips.map(\.item.source) {
      inputs.add(path: source.path)
      guard throughout, let document = try? source.load().document() else { continue }
      for path in document.filePaths { inputs.add(path: "\(source.folder)/\(path)") }
    }
    return inputs
  }
}

extension BatchClip {
  /// Returns a Boolean value that indicates whether the clip would replace one of `inputs`.
  fileprivate func replacesInput(_ inputs: InputFiles) -> Bool {
    guard case .directory(let path, _) = plan, let pattern = plan.frames else {
      return inputs.contains(path: plan.path)
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter(pattern.matches(fileName:))
      .contains { inputs.contains(path: "\(path)/\($0)") }
  }
}
