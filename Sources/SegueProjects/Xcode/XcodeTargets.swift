// The targets of an Xcode project, and the choice of one that is an app for iOS.

import SegueDiagnostics

/// The targets of a project.
struct XcodeTargets {
  /// A target with its settings.
  struct Selection {
    let target: XcodeObject
    let settings: BuildSettings
    let notes: [String]
  }

  private let reader: XcodeReader
  private var objects: XcodeObjects { reader.objects }

  init(_ reader: XcodeReader) { self.reader = reader }

  /// A Boolean value that indicates whether any target is an app.
  var haveApp: Bool { objects.objects("targets", of: objects.root).contains(where: Self.isApp) }

  /// Returns the app with the given name, or the only app for iOS.
  func choose(_ name: String?) throws(Failure) -> Selection {
    let targets = objects.objects("targets", of: objects.root)
    let apps = targets.filter { $0.isa == "PBXNativeTarget" && Self.isApp($0) }
    if let name { return try named(name, apps, targets) }
    var selections: [Selection] = []
    for app in apps { selections.append(try selection(app)) }
    let phones = try selections.filtered { selection throws(Failure) in try Self.isPhone(selection)
    }
    guard let first = phones.first else { throw noApp(targets) }
    if phones.count == 1 { return first }
    let stem = ProjectFiles.stem(reader.path)
    let others = phones.map(\.target.shownName)
    guard let chosen = phones.first(where: { $0.target.shownName == stem }) else {
      throw Failure(
        .scene,
        "\(QuotedText.escaped(reader.path)): has \(phones.count) apps; expected the target of one, "
          + "\(Self.list(others))")
    }
    let rest = others.filter { $0 != stem }
    return Selection(
      target: chosen.target, settings: chosen.settings,
      notes: chosen.notes + [
        "building the target \(QuotedText.plain(stem)); its project also has \(Self.list(rest))"
      ])
  }

  private func named(_ name: String, _ apps: [XcodeObject], _ all: [XcodeObject]) throws(Failure)
    -> Selection
  {
    if let app = apps.first(where: { $0.shownName == name }) { return try selection(app) }
    let shown = QuotedText.escaped(reader.path)
    if all.contains(where: { $0.shownName == name }) {
      throw Failure(
        .scene,
        "\(shown): the target \(QuotedText.plain(name)) is no app; expected one of "
          + "\(Self.list(apps.map(\.shownName)))")
    }
    let names = apps.map(\.shownName)
    throw Failure(
      .scene,
      "\(shown): has no target \(QuotedText.plain(name)); expected one of \(Self.list(names))."
        + Suggestion.sentence(for: name, among: names))
  }

  private func noApp(_ targets: [XcodeObject]) -> Failure {
    let found = targets.isEmpty ? "no target" : "only \(Self.list(targets.map(\.shownName)))"
    return Failure(
      .scene,
      "\(QuotedText.escaped(reader.path)): found \(found); expected a target that is an app for iOS"
    )
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty
      ? "none"
      : names.prefix(8).map { QuotedText.plain($0) }.joined(separator: ", ")
        + (names.count > 8 ? ", …" : "")
  }

  private static func isApp(_ target: XcodeObject) -> Bool {
    [
      "com.apple.product-type.application",
      "com.apple.product-type.application.on-demand-install-capable",
    ]
    .contains(target.text("productType"))
  }

  /// Returns whether a target is an app for iOS, as far as its settings say.
  private static func isPhone(_ selection: Selection) throws(Failure) -> Bool {
    let platforms = try selection.settings.value("SUPPORTED_PLATFORMS") ?? ""
    if platforms.contains("iphone") { return true }
    let system = try selection.settings.value("SDKROOT") ?? "iphoneos"
    return system.hasPrefix("iphone") || (system == "auto" && platforms.isEmpty)
  }

  // MARK: Settings

  private func selection(_ target: XcodeObject) throws(Failure) -> Selection {
    var notes: [String] = []
    var layers: [[String: String]] = []
    for owner in [target, objects.root] {
      guard let configuration = configuration(of: owner) else { continue }
      layers.append(
        BuildSettings.layer(configuration.fields["buildSettings"]?.dictionary ?? [:]))
      guard let file = objects.object("baseConfigurationReference", of: configuration),
        let path = reader.paths.path(of: file)
      else { continue }
      let read = try ConfigurationFile(path, root: reader.root)
      layers.append(read.settings)
      notes += read.missing.map {
        "\(QuotedText.escaped($0)): does not exist; its settings are left out"
      }
    }
    layers.append(defaults(target))
    return Selection(target: target, settings: BuildSettings(layers), notes: notes)
  }

  /// Returns the configuration `Debug`, with which Xcode runs an app, or the first one.
  private func configuration(of owner: XcodeObject) -> XcodeObject? {
    guard let list = objects.object("buildConfigurationList", of: owner) else { return nil }
    let configurations = objects.objects("buildConfigurations", of: list)
    return configurations.first { $0.shownName == "Debug" } ?? configurations.first
  }

  private func defaults(_ target: XcodeObject) -> [String: String] {
    let name = target.shownName
    // Absolute, since settings combine it with paths that are relative to it.
    let root = ProjectFiles.real(reader.paths.sourceRoot) ?? reader.paths.sourceRoot
    return [
      "TARGET_NAME": name, "TARGETNAME": name, "PRODUCT_NAME": "$(TARGET_NAME)",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
      "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
      "PROJECT_NAME": ProjectFiles.stem(reader.path), "CONFIGURATION": "Debug",
      "SRCROOT": root, "PROJECT_DIR": root, "SOURCE_ROOT": root,
      "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
      "DEVELOPMENT_LANGUAGE": objects.root.text("developmentRegion") ?? "en",
      "PLATFORM_NAME": "iphonesimulator", "MARKETING_VERSION": "1.0",
      "CURRENT_PROJECT_VERSION": "1",
      "PRODUCT_BUNDLE_IDENTIFIER": "org.example.$(PRODUCT_NAME:rfc1034identifier)",
    ]
  }
}

extension Array {
  /// Returns the elements for which `isIncluded` returns true.
  func filtered<E>(_ isIncluded: (Element) throws(E) -> Bool) throws(E) -> [Element] {
    var result: [Element] = []
    for element in self where try isIncluded(element) { result.append(element) }
    return result
  }
}
