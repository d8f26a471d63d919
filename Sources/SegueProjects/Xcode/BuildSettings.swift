// Build settings of a target: those of the target over those of the project, each over its
// configuration file, and what Xcode itself sets.

import SegueDiagnostics

/// The build settings of a target.
struct BuildSettings {
  /// The layers, beginning with the one that counts most.
  private var layers: [[String: String]]

  /// Creates settings of the given layers, beginning with the one that counts most.
  init(_ layers: [[String: String]]) { self.layers = layers }

  /// Returns the value of a setting with all references replaced, or `nil` if it is not set.
  /// - Throws: `Failure` if settings refer to each other in a circle.
  func value(_ name: String) throws(Failure) -> String? {
    guard let text = unexpanded(name) else { return nil }
    return try expand(text)
  }

  /// Returns `text` with the references to settings replaced.
  func expand(_ text: String) throws(Failure) -> String {
    try SettingExpansion(lookup: unexpanded).expand(text)
  }

  /// Returns whether a setting is `YES`.
  func isOn(_ name: String) throws(Failure) -> Bool { try value(name) == "YES" }

  /// The names of all settings with a prefix, in order.
  func names(prefix: String) -> [String] {
    Set(layers.flatMap { $0.keys }.filter { $0.hasPrefix(prefix) }.map(Self.bare)).sorted()
  }

  private static func bare(_ name: String) -> String {
    String(name.prefix { $0 != "[" })
  }

  /// Returns the text of a setting in which `$(inherited)`, and the setting's own name, are replaced
  /// by the value of the next layer.
  private func unexpanded(_ name: String) -> String? {
    var inherited: String?
    for layer in layers.reversed() {
      guard let text = Self.conditional(name, layer) else { continue }
      var value = text
      for own in ["inherited", name] {
        for reference in ["$(\(own))", "${\(own)}"] where value.contains(reference) {
          value = Self.replaced(value, reference, by: inherited ?? "")
        }
      }
      inherited = String(value.prefix(Self.maximumLength))
    }
    return inherited
  }

  /// The maximum length of a value, in characters.
  private static let maximumLength = 1 << 16

  /// Returns `text` with a reference replaced, as often as it occurs within the maximum length.
  private static func replaced(_ text: String, _ reference: String, by value: String) -> String {
    var (result, rest) = ("", text.prefix(maximumLength))
    while result.utf8.count < maximumLength, let place = rest.firstRange(of: reference) {
      result += rest[..<place.lowerBound]
      result += value
      rest = rest[place.upperBound...]
    }
    return result + rest
  }

  /// Returns the value for the simulator, in which an app runs here, or else the plain one.
  private static func conditional(_ name: String, _ layer: [String: String]) -> String? {
    for condition in ["iphonesimulator*", "iphone*", "iphoneos*"] {
      if let value = layer["\(name)[sdk=\(condition)]"] { return value }
    }
    return layer[name]
  }

  /// Returns the settings of a configuration's dictionary as texts.
  static func layer(_ settings: [String: PropertyValue]) -> [String: String] {
    settings.compactMapValues(\.setting)
  }
}
