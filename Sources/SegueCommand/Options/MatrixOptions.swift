// `--devices`, `--appearances`, `--directions`, `--text-sizes` and `--motions`: one scene, all combinations.

import ArgumentParser
import SegueBatch
import SegueScenes

/// Cells of a matrix: each scene is drawn once for every combination.
struct MatrixOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("On each of these devices.", valueName: "name,name…"), transform: written)
  var devices: WrittenList<SceneDevice>?

  @Option(
    help: ArgumentHelp("In each of these: light, dark.", valueName: "name,name"), transform: written
  )
  var appearances: WrittenList<SceneAppearance>?

  @Option(
    help: ArgumentHelp("From each of these sides: ltr, rtl.", valueName: "name,name"),
    transform: written)
  var directions: WrittenList<SceneDirection>?

  @Option(
    name: .customLong("text-sizes"),
    help: ArgumentHelp("With text of each of these sizes.", valueName: "name,name…"),
    transform: written)
  var textSizes: WrittenList<SceneTextSize>?

  @Option(
    help: ArgumentHelp(
      "With each of these: full, reduced (Reduce Motion).", valueName: "name,name"),
    transform: written)
  var motions: WrittenList<SceneMotion>?

  /// All combinations.
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

/// A value of a short list of names.
protocol NamedChoice {
  /// All names.
  static var names: [String] { get }
  /// The value of this name.
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

/// Names between commas, each once.
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
