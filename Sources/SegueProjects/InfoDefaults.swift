// What every app's Info.plist contains.

/// Entries of Info.plist that do not depend on the kind of project.
enum InfoDefaults {
  /// Returns the entries of an app with the given name.
  static func entries(name: String, language: String) -> [String: PropertyValue] {
    [
      "CFBundleName": .string(name), "CFBundleExecutable": .string(name),
      "CFBundleDevelopmentRegion": .string(language), "CFBundlePackageType": .string("APPL"),
      "CFBundleIdentifier": .string("org.example.\(name)"),
      "CFBundleInfoDictionaryVersion": .string("6.0"), "CFBundleShortVersionString": .string("1.0"),
      "CFBundleVersion": .string("1"),
    ]
  }
}
