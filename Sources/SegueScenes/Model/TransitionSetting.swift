import SegueDiagnostics

/// A parameter that the use of a transition specifies.
public struct TransitionSetting: Sendable {
  /// The values that a parameter can have in a scene.
  public enum Value: Sendable, Hashable {
    /// A number.
    case number(Double)
    /// A word, a color, or the identifier of a view.
    case text(String)
    /// A point, written `[x, y]`.
    case point(x: Double, y: Double)
  }

  /// The name of the parameter.
  public var name: String
  /// The value that is specified.
  public var value: Value
  /// The value for a message, as it is written in the file.
  public var described: String
  /// The position of the value.
  public var position: SourcePosition
  /// The key path of the value from the top of the file.
  public var keyPath: String

  /// Creates a setting.
  public init(
    name: String, value: Value, described: String, position: SourcePosition, keyPath: String
  ) {
    (self.name, self.value, self.described) = (name, value, described)
    (self.position, self.keyPath) = (position, keyPath)
  }
}

extension TransitionSetting.Value {
  /// The value of a key, or `nil` if it is none that a parameter can have.
  init?(_ value: SceneValue) {
    if let number = value.number {
      self = .number(number)
    } else if let text = value.text {
      self = .text(text)
    } else if let point = value.point {
      self = .point(x: point.x, y: point.y)
    } else {
      return nil
    }
  }
}
