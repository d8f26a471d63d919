// The inputs that the bytes of a clip depend on, as hashes: equal inputs give equal clips, so a
// clip that exists need not be made again, here or on another machine. The individual hashes are
// kept, so that a difference can be explained. Times, sizes, folders and machines are not part of
// the inputs.

import SegueDiagnostics

/// The inputs of a clip: everything that its bytes depend on.
package struct ClipInputs: Sendable, Hashable, Codable {
  /// A file, by the name under which it was used.
  package struct File: Sendable, Hashable, Codable {
    /// The name: for assets the path relative to the scene's folder, for fonts the path in the
    /// system.
    package var name: String
    /// The SHA-256 of the file, or `nil` if it was looked up and does not exist.
    package var hash: String?

    /// Creates a file reference.
    package init(name: String, hash: String?) { (self.name, self.hash) = (name, hash) }
  }

  /// An option that is set.
  package struct Option: Sendable, Hashable, Codable {
    /// The name on the command line, without dashes.
    package var name: String
    /// The value that is set.
    package var value: String

    /// Creates an option.
    package init(name: String, value: String) { (self.name, self.value) = (name, value) }
  }

  /// The SHA-256 of the scene's bytes, with its variables filled in.
  package var scene: String
  /// The files that were looked up in the scene's folder, sorted by name.
  package var assets: [File]
  /// The system's font files, sorted by name.
  package var fonts: [File]
  /// The options that are set, in the order of `ClipOptions.named`.
  package var options: [Option]
  /// The program and the libraries that rendered the clip.
  package var renderer: RendererVersion

  /// Creates inputs.
  package init(
    scene: String, assets: [File], fonts: [File], options: ClipOptions, renderer: RendererVersion
  ) {
    (self.scene, self.renderer) = (scene, renderer)
    self.assets = assets.sorted { $0.name < $1.name }
    self.fonts = fonts.sorted { $0.name < $1.name }
    self.options = Self.options(options)
  }

  /// Returns the options in the form in which they are stored.
  package static func options(_ options: ClipOptions) -> [Option] {
    options.named.map { Option(name: $0.name, value: $0.value) }
  }

  /// The SHA-256 of all inputs.
  package var digest: String { FileDigest.hex(of: Array(json.compact.utf8)) }

  /// The inputs as JSON. Equal inputs have equal text.
  package var json: JSONText {
    func files(_ files: [File]) -> JSONText {
      .array(
        files.map {
          .object([("name", .string($0.name)), ("hash", $0.hash.map { .string($0) } ?? .null)])
        })
    }
    return .object([
      ("scene", .string(scene)), ("assets", files(assets)), ("fonts", files(fonts)),
      (
        "options",
        .array(
          options.map { .object([("name", .string($0.name)), ("value", .string($0.value))]) })
      ),
      ("renderer", renderer.json),
    ])
  }
}

extension ClipInputs {
  /// Creates the inputs of a clip whose script has been played to its end, so that it has used
  /// everything it requires.
  /// - Parameter scene: The SHA-256 of the bytes from which the document was read.
  @MainActor
  package init(of clip: Clip, scene: String, options: ClipOptions, renderer: RendererVersion) {
    self.init(
      scene: scene, assets: clip.images.used.map { File(name: $0.key, hash: $0.value) },
      fonts: clip.stage.systemFontFiles.map {
        File(name: $0, hash: SystemFontDigests.hash(of: $0))
      }, options: options, renderer: renderer)
  }
}
