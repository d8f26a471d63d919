// One scene, many ways to look at it: on which device, light or dark, from left or right, with how large
// text, with how much motion. A matrix is all combinations of some of each.

/// What of a canvas is another than its scene says.
public struct CanvasVariant: Sendable, Hashable {
  /// The device.
  public var device: SceneDevice?
  /// Light or dark.
  public var appearance: SceneAppearance?
  /// Which way screens run.
  public var direction: SceneDirection?
  /// How large people want text.
  public var textSize: SceneTextSize?
  /// How much motion people want.
  public var motion: SceneMotion?

  /// Nothing is.
  public init() {}

  /// What is given, by its key, in the order of names.
  public var settings: [(name: String, value: String)] {
    let all: [(String, String?)] = [
      ("device", device?.name), ("appearance", appearance?.rawValue),
      ("direction", direction?.rawValue), ("textSize", textSize?.rawValue),
      ("motion", motion?.rawValue),
    ]
    return all.compactMap { name, value in value.map { (name: name, value: $0) } }
  }

  /// `iphone-se+dark+rtl`; empty if nothing is given.
  public var name: String { settings.map(\.value).joined(separator: "+") }

  /// Sets what `settings` calls `name`; false if there is no such thing.
  public mutating func set(_ name: String, to value: String) -> Bool {
    switch name {
    case "device": device = SceneDevice.named(value)
    case "appearance": appearance = SceneAppearance(rawValue: value)
    case "direction": direction = SceneDirection(rawValue: value)
    case "textSize": textSize = SceneTextSize(rawValue: value)
    case "motion": motion = SceneMotion(rawValue: value)
    default: return false
    }
    return settings.contains { $0.name == name }
  }
}

/// How much motion people want.
public enum SceneMotion: String, Sendable, CaseIterable { case full, reduced }

extension SceneCanvas {
  /// The canvas as a variant has it. A canvas that has the scale of its device takes that of the other.
  public func varied(by variant: CanvasVariant) -> SceneCanvas {
    var canvas = self
    if let device = variant.device {
      let followsDevice = canvas.device?.scale == canvas.scale
      canvas.take(device)
      if followsDevice {
        (canvas.scale, canvas.pictureScale) = (device.scale, device.scale)
      }
    }
    if let appearance = variant.appearance { canvas.appearance = appearance }
    if let direction = variant.direction { canvas.direction = direction }
    if let size = variant.textSize { canvas.textSize = size }
    if let motion = variant.motion { canvas.reducesMotion = motion == .reduced }
    return canvas
  }
}

/// All combinations of some of each.
public struct CanvasMatrix: Sendable, Hashable {
  /// Devices; none for the scene's own.
  public var devices: [SceneDevice] = []
  /// Appearances; none for the scene's own.
  public var appearances: [SceneAppearance] = []
  /// Directions; none for the scene's own.
  public var directions: [SceneDirection] = []
  /// Sizes of text; none for the scene's own.
  public var textSizes: [SceneTextSize] = []
  /// How much motion; none for the scene's own.
  public var motions: [SceneMotion] = []

  /// The scene as it is.
  public init() {}

  /// Every combination; devices change slowest. One, in which nothing is given, for the scene as it is.
  public var variants: [CanvasVariant] {
    var cells = [CanvasVariant()]
    func multiply<Value>(_ values: [Value], _ path: WritableKeyPath<CanvasVariant, Value?>) {
      guard !values.isEmpty else { return }
      cells = cells.flatMap { cell in
        values.map { value in
          var cell = cell
          cell[keyPath: path] = value
          return cell
        }
      }
    }
    multiply(devices, \.device)
    multiply(appearances, \.appearance)
    multiply(directions, \.direction)
    multiply(textSizes, \.textSize)
    multiply(motions, \.motion)
    return cells
  }
}
