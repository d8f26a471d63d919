// The conversion of the command line's inputs to clips.

import SegueClips
import SegueDiagnostics

/// Reads the inputs of a batch.
package struct BatchInputs {
  private let options: ClipOptions
  private let allowsOutside: Bool
  private let linkTargets: [String]
  private let finder: SceneFinder

  /// Creates a reader whose clips get `options`.
  /// - Parameters:
  ///   - ignored: The folder of the outputs, in which no scenes are searched.
  ///   - allowsOutside: A Boolean value that indicates whether lists may name scenes outside of
  ///     their folders.
  ///   - linkTargets: Folders that symbolic links in a list's folder may lead to.
  package init(
    options: ClipOptions, ignoring ignored: String, allowsOutside: Bool = false,
    linkTargets: [String] = []
  ) {
    (self.options, self.allowsOutside, self.linkTargets) = (options, allowsOutside, linkTargets)
    finder = SceneFinder(ignoring: ignored)
  }

  /// Returns the clips of all inputs, in their order. A scene that cannot be read is one of them,
  /// and fails when its turn comes, as it does if a list names it.
  /// - Parameter unused: Takes the columns of lists that have no effect on a scene.
  /// - Throws: `Failure` or `UsageProblem`.
  package func items(
    _ inputs: [String], unused: (UnusedColumn) -> Void = { _ in }
  ) throws -> [BatchItem] {
    var list = ClipList(
      options: options, allowsOutside: allowsOutside, linkTargets: linkTargets)
    let found = try inputs.flatMap { try items($0, &list) }
    list.unusedColumns.forEach(unused)
    return found
  }

  private func items(_ input: String, _ list: inout ClipList) throws -> [BatchItem] {
    guard input != "-" else {
      throw UsageProblem(
        "'-' is standard input, which a batch does not read; expected files, folders, or patterns")
    }
    if OutputChecks.isDirectory(input) {
      let found = try finder.scenes(in: input)
      guard !found.isEmpty else {
        throw UsageProblem("\(input): no scenes; expected files that end in .yaml, .yml, or .json")
      }
      return found.map(item)
    }
    if OutputChecks.fileIdentity(input) == nil, SceneFinder.isPattern(input) {
      let found = try finder.matches(input)
      guard !found.isEmpty else {
        throw UsageProblem("\(input): no file matches; expected a pattern for scenes")
      }
      return found.map(item)
    }
    return try items(ofFile: input, &list)
  }

  private func items(ofFile input: String, _ list: inout ClipList) throws(Failure) -> [BatchItem] {
    do throws(Failure) {
      if try ClipList.isList(input) { return try list.items(ofList: input) }
    } catch {
      guard !ClipList.resemblesList(input) else { throw error }
      return [BatchItem(.unreadable(input, error), options: options)]
    }
    return [BatchItem(.file(input), options: options)]
  }

  private func item(_ found: SceneFinder.Found) -> BatchItem {
    var item = BatchItem(.file(found.path), options: options)
    item.folder = found.folder
    return item
  }
}
