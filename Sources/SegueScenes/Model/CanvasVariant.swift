// Variants of a scene: on another device, in light or dark appearance, in either layout direction,
// with other text sizes, with or without reduced motion. A matrix is the set of all combinations of
// given settings.

/// The settings of a canvas that override those of its scene.
public struct CanvasVariant: Sendable, Hashable {
  /// The device, or `nil` for the scene's.
  public var device: SceneDevice?
  /// The light or dark appearance, or `nil` for the scene's.
  public var appearance: SceneAppearance?
  /// The layout direction, or `nil` for the scene's.
  public var direction: SceneDirection?
  /// The preferred text size, or `nil` for the scene's.
  public var textSize: SceneTextSize?
  /// The motion preference, or `nil` for the scene's.
  public var motion: SceneMotion?

  /// Creates a variant that overrides nothing.
  public init() {}

  /// The overridden settings with their keys, in the order of `name`.
  public var settings: [(name: String, value: String)] {
    let all: [(String, String?)] = [
      ("device", device?.name), ("appearance", appearance?.rawValue),
      ("direction", direction?.rawValue), ("textSize", textSize?.rawValue),
      ("motion", motion?.rawValue),
    ]
    return all.compactMap { name, value in value.map { (name: name, value: $0) } }
  }

  /// The name of the variant, such as `iphone-se+dark+rtl`. Empty if nothing is overridden.
  public var name: String { settings.map(\.value).joined(separator: "+") }

  /// Sets the setting that `settings` calls `name`.
  /// - Returns: `false` if there is no such setting, or `value` is not one of its values.
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

/// The motion preference of the person who uses the device.
public enum SceneMotion: String, Sendable, CaseIterable { case full, reduced }

extension SceneCanvas {
  /// Returns the canvas with the settings of `variant`. A canvas whose scale equals that of its
  /// device takes the scale of the variant's device.
  public func varied(by variant: CanvasVariant) -> SceneCanvas {
    var canvas = self
    if let device = variant.device {
      let followsDevice = canvas.device?.scale == canvas.scale
      canvas.take(device)
      if followsDevice {
        (canvas.scale, canvas.imageScale) = (device.scale, device.scale)
      }
    }
    if let appearance = variant.appearance { canvas.appearance = appearance }
    if let direction = variant.direction { canvas.direction = direction }
    if let size = variant.textSize { canvas.textSize = size }
    if let motion = variant.motion { canvas.reducesMotion = motion == .reduced }
    return canvas
  }
}

/// All combinations of the given settings of a canvas.
public struct CanvasMatrix: Sendable, Hashable {
  /// The devices. An empty array keeps the scene's device.
  public var devices: [SceneDevice] = []
  /// The appearances. An empty array keeps the scene's appearance.
  public var appearances: [SceneAppearance] = []
  /// The layout directions. An empty array keeps the scene's direction.
  public var directions: [SceneDirection] = []
  /// The text sizes. An empty array keeps the scene's text size.
  public var textSizes: [SceneTextSize] = []
  /// The motion preferences. An empty array keeps the scene's preference.
  public var motions: [SceneMotion] = []

  /// Creates a matrix whose only variant is the unchanged scene.
  public init() {}

  /// All combinations, in an order in which the device changes slowest. Contains one variant that
  /// overrides nothing if the matrix is empty.
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
