// One of the files that the preview was started with: its text, its last good scene and its
// mistakes. Loading never removes the last good scene. A document of Swift files is shown by a
// program; in that program, its clip is made by code.

import Foundation
import SegueClips
import SegueDiagnostics
import SegueFiles
import SegueGoldens
import SegueScenes
import SegueStage

/// A file of the preview.
@MainActor
package final class PreviewDocument {
  /// The path of the file as it was given.
  package let path: String
  /// The position of the file among those of the preview.
  package let index: Int
  /// The scene as it was last loaded without a mistake, or `nil` if it never was.
  package private(set) var scene: LoadedScene?
  /// The text that `scene` was made from.
  package private(set) var text: [UInt8] = []
  /// A Boolean value that indicates whether `text` differs from the file.
  package private(set) var isEdited = false
  /// The mistakes of the last load; empty if it succeeded.
  package private(set) var diagnostics: [Diagnostic] = []
  /// The text in which the diagnostics have their positions.
  package private(set) var checkedText: [UInt8] = []

  /// The program that shows the document in place of this process, or `nil`.
  let program: PreviewProgram?
  private let makeClip: ClipMaker?
  private let transitions: TransitionLibrary
  private var assets: SharedAssets?
  private var revisions = 0

  /// Makes a clip with the given options.
  package typealias ClipMaker = @MainActor (ClipOptions) throws -> Clip

  /// Where a document comes from.
  package enum Source {
    /// A scene file.
    case scene(String)
    /// Swift files, named after the first, which a program shows.
    case program(String, ProgramBuilder)
    /// A clip that this process makes, with the name of a file.
    case clip(String, ClipMaker)
  }

  /// Creates a document that has not been loaded.
  package init(_ source: Source, index: Int, transitions: TransitionLibrary) {
    (self.index, self.transitions) = (index, transitions)
    switch source {
    case .scene(let path): (self.path, program, makeClip) = (path, nil, nil)
    case .clip(let path, let make):
      (self.path, program, makeClip) = (path, nil, make)
      // A program that replaces this one has other revisions.
      revisions = Int(getpid()) * 1000
    case .program(let path, let builder):
      (self.path, makeClip) = (path, nil)
      program = PreviewProgram(builder, path: path)
    }
  }

  /// A Boolean value that indicates whether the document comes from Swift files rather than from a
  /// scene. It then has no text.
  package var isSwift: Bool { program != nil || makeClip != nil }

  /// The paths of all files that the scene depends on, the scene first.
  package var files: [String] {
    if let program { return program.files }
    guard let scene else { return [path] }
    return [path] + scene.document.filePaths.map { "\(scene.document.folder)/\($0)" }
  }

  /// Loads the file again.
  /// - Parameter includingAssets: Whether images, movies and fonts are read again, too.
  /// - Returns: A Boolean value that indicates whether there was no mistake.
  @discardableResult
  package func load(includingAssets: Bool = true) -> Bool {
    if includingAssets { assets = nil }
    if let makeClip { return load(from: makeClip) }
    do throws(Failure) {
      let text = try SceneFile.read(path)
      try use(text, edited: false)
      return true
    } catch {
      diagnostics = error.diagnostics
      return false
    }
  }

  /// Replaces the scene by that of another text, without writing it to the file.
  ///
  /// If the text has a mistake, the scene remains, and `diagnostics` has the mistake.
  /// - Parameter edited: Whether the text differs from the file.
  /// - Throws: `Failure` if the text has a mistake.
  package func use(_ text: [UInt8], edited: Bool) throws(Failure) {
    checkedText = text
    do {
      let document = try SceneDocument.parse(text, named: path)
      let assets = self.assets ?? SharedAssets { FileDigest.hex(of: $0) }
      self.assets = assets
      let clip = try Clip(document, assets: assets, transitions: transitions)
      try adopt(clip)
      (self.text, isEdited) = (text, edited)
    } catch {
      let failure = Failure(error)
      diagnostics = failure.diagnostics
      throw failure
    }
  }

  private func load(from make: ClipMaker) -> Bool {
    do {
      try adopt(try make(ClipOptions()))
      return true
    } catch {
      diagnostics = Failure(error).diagnostics
      return false
    }
  }

  private func adopt(_ clip: Clip) throws {
    let loaded = try LoadedScene(clip, revision: revisions + 1, transitions: transitions)
    revisions += 1
    (scene, diagnostics) = (loaded, [])
  }

  /// Returns a clip of what is shown with other options.
  /// - Throws: `Failure`, or `PreviewError` if there is nothing to show.
  package func clip(_ options: ClipOptions) throws -> Clip {
    if let makeClip { return try makeClip(options) }
    guard let scene else {
      throw PreviewError("\(path) has mistakes; expected a scene that can be rendered")
    }
    return try Clip(
      try SceneDocument.parse(text, named: scene.document.path), options: options,
      transitions: transitions)
  }

  /// Records the diagnostics of the program.
  func note(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

  /// Records a failure of the playback, which keeps a frame from being shown.
  package func note(_ failure: Failure) { diagnostics = failure.diagnostics }

  /// Records that the text has been written to the file.
  package func markSaved() { isEdited = false }
}

extension PreviewDocument {
  /// A Boolean value that indicates whether the file has the text that was last checked.
  var hasCurrentText: Bool {
    guard let text = try? SceneFile.read(path) else { return false }
    return text == checkedText && (diagnostics.isEmpty == (text == self.text))
  }

  /// The folder with the golden of the scene, or `nil` if there is none.
  package var goldenFolder: GoldenFolder? {
    let parent = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    let folder = GoldenFolder(path: "\(parent)/goldens")
    return access(folder.file(Clip.stem(path)), R_OK) == 0 ? folder : nil
  }
}
