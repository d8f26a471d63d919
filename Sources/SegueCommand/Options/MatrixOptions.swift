// `--devices`, `--appearances`, `--directions`, `--text-sizes` and `--motions`: all combinations of
// one scene.

import ArgumentParser
import SegueClips
import SegueScenes

/// The options of a matrix: each scene is rendered once for every combination.
struct MatrixOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Render on each of these devices.", valueName: "name,name…"),
    completion: .devices, transform: written)
  var devices: WrittenList<SceneDevice>?

  @Option(
    help: ArgumentHelp("Render in each of these appearances: light, dark.", valueName: "name,name"),
    transform: written
  )
  var appearances: WrittenList<SceneAppearance>?

  @Option(
    help: ArgumentHelp(
      "Render in each of these layout directions: ltr, rtl.", valueName: "name,name"),
    transform: written)
  var directions: WrittenList<SceneDirection>?

  @Option(
    name: .customLong("text-sizes"),
    help: ArgumentHelp("Render with each of these text sizes.", valueName: "name,name…"),
    transform: written)
  var textSizes: WrittenList<SceneTextSize>?

  @Option(
    help: ArgumentHelp(
      "Render with each of these motion settings: full, reduced (Reduce Motion).",
      valueName: "name,name"),
    transform: written)
  var motions: WrittenList<SceneMotion>?

  /// The matrix that the options specify.
  var matrix: CanvasMatrix {
    var matrix = CanvasMatrix()
    matrix.devices = devices?.values ?? []
    matrix.appearances = appearances?.values ?? []
    matrix.directions = directions?.values ?? []
    matrix.textSizes = textSizes?.values ?? []
    matrix.motions = motions?.values ?? []
    return matrix
  }
}

/// A type whose values are chosen by name.
protocol NamedChoice {
  /// All names.
  static var names: [String] { get }
  /// Creates the value with the given name, or returns `nil`.
  init?(name: String)
}

extension NamedChoice where Self: RawRepresentable & CaseIterable, RawValue == String {
  static var names: [String] { allCases.map(\.rawValue) }
  init?(name: String) { self.init(rawValue: name) }
}

extension SceneAppearance: NamedChoice {}
extension SceneDirection: NamedChoice {}
extension SceneTextSize: NamedChoice {}
extension SceneMotion: NamedChoice {}
extension SceneDevice: NamedChoice {
  static var names: [String] { all.map(\.name) }
  init?(name: String) {
    guard let device = Self.named(name) else { return nil }
    self = device
  }
}

/// A comma-separated list of distinct names.
struct WrittenList<Value: NamedChoice & Hashable & Sendable>: WrittenValue {
  let values: [Value]
  static var expectation: String {
    "one or more of \(Value.names.joined(separator: ", ")), separated by commas, each once"
  }

  init?(_ text: String) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    values = parts.compactMap { Value(name: String($0)) }
    guard values.count == parts.count, Set(values).count == values.count else { return nil }
  }
}
