// The folder of an app: `NAME.app` as Xcode lays it out for a device, flat, with one folder for each
// language. Nothing here depends on the locale or the environment of the process.

import Foundation
import SegueDiagnostics
import SegueFiles
import Synchronization

/// The resources of an app, which are read when they are first used.
package final class AppFolder: Sendable {
  /// The maximum size of one file, in bytes.
  package static let fileSizeInBytes = 64 << 20

  /// The path of the folder.
  package let path: String
  /// The files of the folder, read with limits and without leaving it.
  package let files: AssetFolder
  /// The contents of `Info.plist`.
  package let info: PropertyList
  /// The language of the app, as in `de` or `pt-BR`.
  package let language: String
  /// The languages in which resources are searched, the preferred one first: the app's language,
  /// less specific forms of it, and the language in which the app is developed.
  package let languages: [String]
  /// What has been found wrong with resources so far, in the order in which it was found.
  package var problems: [String] { state.withLock { $0.problems } }

  private struct State {
    var problems: [String] = []
    var onProblem: (@Sendable (String) -> Void)?
    var index: AssetIndex?
    /// What the `Contents.json` of sets and groups contain, by their paths; `nil` for those that cannot
    /// be read.
    var contents: [String: JSONNode?] = [:]
    var strings: [String: [String: LocalizedText]] = [:]
    var plurals: [String: PluralText] = [:]
  }
  private let state = Mutex(State())

  /// The sets of the app's asset catalogues, listed at the first use.
  var index: AssetIndex {
    if let known = state.withLock({ $0.index }) { return known }
    let index = AssetIndex(self)
    state.withLock { $0.index = index }
    return index
  }

  /// Returns the contents of a set or group, which `read` finds at the first use.
  func contents(of path: String, read: () -> JSONNode?) -> JSONNode? {
    if let known = state.withLock({ $0.contents[path] }) { return known }
    let found = read()
    state.withLock { $0.contents[path] = .some(found) }
    return found
  }

  /// Returns the strings of a table that has been read.
  func knownStrings(_ relative: String) -> [String: LocalizedText]? {
    state.withLock { $0.strings[relative] }
  }

  /// Keeps the strings of a table.
  func keep(_ strings: [String: LocalizedText], of relative: String) {
    state.withLock { $0.strings[relative] = strings }
  }

  /// Keeps the forms of a text, which is the one that was looked up last of those that are equal.
  func keep(_ plural: PluralText, of text: String) {
    state.withLock { $0.plurals[text] = plural }
  }

  /// Returns the forms for numbers of a text that has been looked up; `nil` if it has none.
  package func pluralText(of text: String) -> PluralText? {
    state.withLock { $0.plurals[text] }
  }

  /// Opens the folder at `path` and reads its `Info.plist`.
  /// - Parameter language: The language of the app; `nil` or an empty string for the language in
  ///   which it is developed (`CFBundleDevelopmentRegion`), otherwise English.
  package init(path: String, language: String?) {
    self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    files = AssetFolder(path: self.path)
    var problem: String?
    info = PropertyList.read("Info.plist", in: files) { problem = $0 }
    let development = info["CFBundleDevelopmentRegion"]?.string ?? "en"
    let wanted = language.flatMap { $0.isEmpty ? nil : $0 }
    self.language = wanted ?? development
    languages = LanguageChain.languages(self.language, development: development)
    if let problem { report(problem) }
  }

  /// Notes that something is wrong with a resource, once.
  /// - Parameter problem: What was found, with the file and the line where there is one.
  package func report(_ problem: String) {
    // Names of files and sets are those of the app.
    let problem = QuotedText.escaped(problem)
    let handler = state.withLock { state in
      guard !state.problems.contains(problem) else { return nil as (@Sendable (String) -> Void)? }
      state.problems.append(problem)
      return state.onProblem
    }
    handler?(problem)
  }

  /// Passes every problem to `handler`: those found so far, now, and later ones when they are found.
  package func forwardProblems(to handler: @escaping @Sendable (String) -> Void) {
    let known = state.withLock { state in
      state.onProblem = handler
      return state.problems
    }
    for problem in known { handler(problem) }
  }

  /// Returns the bytes of a file, by its path in the folder.
  /// - Throws: `FileError`.
  package func read(_ relative: String) throws(FileError) -> [UInt8] {
    try files.read(relative, limit: Self.fileSizeInBytes)
  }
}
