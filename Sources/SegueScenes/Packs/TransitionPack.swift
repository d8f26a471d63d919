// A pack: a folder with `pack.yaml` and the files of transitions that it lists. Who reads the files
// decides where they may be; the pack asks for paths below its own folder only.

import SegueDiagnostics

/// A pack of declared transitions.
public struct TransitionPack: Sendable {
  /// The reason why a file of a pack cannot be read.
  public struct ReadFailure: Error {
    /// The exit code that it causes.
    public let exitCode: ExitCode
    /// The reason, which begins with the path.
    public let message: String

    /// Creates a failure.
    public init(_ exitCode: ExitCode, _ message: String) {
      (self.exitCode, self.message) = (exitCode, message)
    }
  }

  /// Returns the bytes of a file, from its path below the folder of the pack.
  public typealias Reader = (String) throws(ReadFailure) -> [UInt8]

  /// What the pack says about itself.
  public let manifest: PackManifest
  /// The transitions, in the order of the files.
  public let transitions: [TransitionDeclaration]

  /// Reads a pack.
  /// - Parameters:
  ///   - path: The path of the folder, which messages name.
  ///   - manifest: The contents of `pack.yaml`.
  ///   - read: Reads the other files.
  /// - Throws: `Failure` with all problems of the pack.
  public init(named path: String, manifest bytes: [UInt8], reading read: Reader) throws(Failure) {
    let place = path.hasSuffix("/") ? path : "\(path)/"
    let manifest = try PackManifest(bytes, named: place + PackManifest.fileName)
    var contents = PackContents(pack: manifest.name.value)
    for file in manifest.files { contents.add(file, at: place + file.value, reading: read) }
    (self.manifest, transitions) = (manifest, try contents.finished())
  }
}

/// The transitions of a pack while its files are read.
private struct PackContents {
  let pack: String
  private var transitions: [TransitionDeclaration] = []
  /// The path of the file that each transition is from.
  private var origins: [String: String] = [:]
  private var failures: [Failure] = []

  init(pack: String) { self.pack = pack }

  mutating func add(
    _ file: Located<String>, at path: String, reading read: TransitionPack.Reader
  ) {
    let bytes: [UInt8]
    do throws(TransitionPack.ReadFailure) { bytes = try read(file.value) } catch {
      return reject(file, "\(file.keyPath): \(error.message)", error.exitCode)
    }
    do throws(Failure) {
      for transition in try TransitionFile(bytes, named: path).transitions {
        add(transition, from: file)
      }
    } catch {
      failures.append(error)
    }
  }

  private mutating func add(_ transition: TransitionDeclaration, from file: Located<String>) {
    if let other = origins.updateValue(file.value, forKey: transition.name) {
      let name = QuotedText.quoted(transition.name)
      return reject(
        file,
        "\(file.keyPath): \(name) is a transition of both \(QuotedText.quoted(other)) and "
          + "\(QuotedText.quoted(file.value)); expected different names")
    }
    var packed = transition
    packed.pack = pack
    transitions.append(packed)
  }

  private mutating func reject(
    _ place: Located<String>, _ message: String, _ code: ExitCode = .scene
  ) {
    failures.append(Failure(code, [Diagnostic(.error, at: place.position, message)]))
  }

  func finished() throws(Failure) -> [TransitionDeclaration] {
    guard let first = failures.first else { return transitions }
    throw Failure(first.exitCode, failures.flatMap(\.diagnostics))
  }
}
