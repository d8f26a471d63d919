// What the bytes of a clip depend on, as hashes: equal inputs make equal clips, so a clip that has been
// made need not be made again, here or on another machine. The single hashes are kept, so that whoever
// finds a difference can say what it is. Times, sizes, folders and machines are no part of it.

import SegueDiagnostics

/// Everything that a clip is made from.
package struct ClipInputs: Sendable, Hashable, Codable {
  /// A file by the name under which it was used.
  package struct File: Sendable, Hashable, Codable {
    /// For assets as the scene names them, below its folder; for fonts where the system has them.
    package var name: String
    /// SHA-256; `nil` for a file that was looked for and is not there.
    package var hash: String?

    /// A file.
    package init(name: String, hash: String?) { (self.name, self.hash) = (name, hash) }
  }

  /// An option that was given.
  package struct Option: Sendable, Hashable, Codable {
    /// Its name on the command line, without dashes.
    package var name: String
    /// What was given.
    package var value: String

    /// An option.
    package init(name: String, value: String) { (self.name, self.value) = (name, value) }
  }

  /// SHA-256 of the scene's bytes, with its variables filled in.
  package var scene: String
  /// What the scene's folder was asked for, by name.
  package var assets: [File]
  /// Files of the system's fonts, by name.
  package var fonts: [File]
  /// The options that were given, in the order of `ClipOptions.named`.
  package var options: [Option]
  /// The program and the libraries that made the bytes.
  package var renderer: RendererVersion

  /// These inputs.
  package init(
    scene: String, assets: [File], fonts: [File], options: ClipOptions, renderer: RendererVersion
  ) {
    (self.scene, self.renderer) = (scene, renderer)
    self.assets = assets.sorted { $0.name < $1.name }
    self.fonts = fonts.sorted { $0.name < $1.name }
    self.options = Self.options(options)
  }

  /// Options as they are kept.
  package static func options(_ options: ClipOptions) -> [Option] {
    options.named.map { Option(name: $0.name, value: $0.value) }
  }

  /// One SHA-256 for all of it.
  package var digest: String { FileDigest.hex(of: Array(json.compact.utf8)) }

  /// The same text for the same inputs.
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
  /// The inputs of a clip whose script has been played to its end: by then it has asked for all that
  /// it needs.
  /// - Parameter scene: the bytes that its document was read from.
  @MainActor
  package init(of clip: Clip, scene: String, options: ClipOptions, renderer: RendererVersion) {
    self.init(
      scene: scene, assets: clip.images.used.map { File(name: $0.key, hash: $0.value) },
      fonts: clip.stage.systemFontFiles.map {
        File(name: $0, hash: SystemFontDigests.hash(of: $0))
      }, options: options, renderer: renderer)
  }
}
