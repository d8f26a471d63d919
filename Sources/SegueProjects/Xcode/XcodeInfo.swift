// The Info.plist of a target: the file, what build settings generate, and their references replaced.

import SegueDiagnostics

/// The Info.plist of a target.
struct XcodeInfo {
  /// The path of the file, or `nil` if all of it is generated.
  let path: String?
  private let reader: XcodeReader
  private let settings: BuildSettings

  init(reader: XcodeReader, settings: BuildSettings) throws(Failure) {
    (self.reader, self.settings) = (reader, settings)
    let file = try settings.value("INFOPLIST_FILE") ?? ""
    path =
      file.isEmpty
      ? nil : ProjectFiles.asOnMac(ProjectFiles.join(reader.paths.sourceRoot, file))
  }

  /// Returns the entries of Info.plist.
  /// - Throws: `Failure` if the file is missing or damaged.
  func info(of project: AppProject) throws(Failure) -> [String: PropertyValue] {
    var info = InfoDefaults.entries(
      name: project.productName, language: project.developmentLanguage)
    for (key, setting) in Self.identity {
      if let text = try settings.value(setting) { info[key] = .string(text) }
    }
    if let path {
      try reader.root.check(path)
      let written = try PropertyListFile.dictionary(path)
      for key in written.keys.sorted() {
        guard let value = written[key] else { continue }
        info[key] = try value.mapStrings { text throws(Failure) in try settings.expand(text) }
      }
    }
    if try settings.isOn("GENERATE_INFOPLIST_FILE") { try generate(into: &info) }
    if info["UIDeviceFamily"] == nil, let family = try settings.value("TARGETED_DEVICE_FAMILY") {
      let numbers = family.split { !$0.isNumber }.compactMap { Int($0) }
      info["UIDeviceFamily"] = .array(numbers.map { .integer($0) })
    }
    return info
  }

  private static let identity = [
    ("CFBundleIdentifier", "PRODUCT_BUNDLE_IDENTIFIER"), ("CFBundleExecutable", "EXECUTABLE_NAME"),
    ("CFBundleShortVersionString", "MARKETING_VERSION"),
    ("CFBundleVersion", "CURRENT_PROJECT_VERSION"),
  ]

  // MARK: Generated entries

  private static let prefix = "INFOPLIST_KEY_"

  private func generate(into info: inout [String: PropertyValue]) throws(Failure) {
    for name in settings.names(prefix: Self.prefix) {
      guard let text = try settings.value(name), !text.isEmpty else { continue }
      let key = String(name.dropFirst(Self.prefix.count))
      switch key {
      case "UIApplicationSceneManifest_Generation":
        if text == "YES", info["UIApplicationSceneManifest"] == nil {
          info["UIApplicationSceneManifest"] = Self.sceneManifest
        }
      case "UILaunchScreen_Generation":
        if text == "YES", info["UILaunchScreen"] == nil {
          info["UILaunchScreen"] = .dictionary([:])
        }
      case "UISupportedInterfaceOrientations_iPhone":
        info["UISupportedInterfaceOrientations~iphone"] = Self.words(text)
      case "UISupportedInterfaceOrientations_iPad":
        info["UISupportedInterfaceOrientations~ipad"] = Self.words(text)
      case "UISupportedInterfaceOrientations", "UIRequiredDeviceCapabilities":
        info[key] = Self.words(text)
      default: info[key] = text == "YES" || text == "NO" ? .bool(text == "YES") : .string(text)
      }
    }
  }

  private static func words(_ text: String) -> PropertyValue {
    .array(text.split(separator: " ").map { .string(String($0)) })
  }

  private static let sceneManifest: PropertyValue = .dictionary([
    "UIApplicationSupportsMultipleScenes": .bool(true),
    "UISceneConfigurations": .dictionary([:]),
  ])
}
