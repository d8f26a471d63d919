// Code of an app that reads its bundle. UIKit is not imported: the names are Foundation's.

import Foundation

package enum BundleCode {
  private final class Marker {}

  package static func name() -> String? {
    Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String
  }

  package static func version() -> String {
    Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String ?? "none"
  }

  package static func identifiers() -> [String?] {
    [
      Bundle.main.bundleIdentifier, Bundle(for: Marker.self).bundleIdentifier,
      Bundle.module.bundleIdentifier, Bundle(identifier: "org.example.birds")?.bundleIdentifier,
      Bundle(identifier: "org.example.others")?.bundleIdentifier,
    ]
  }

  package static func birds() throws -> [String] {
    guard let url = Bundle.main.url(forResource: "birds", withExtension: "json") else { return [] }
    return try JSONDecoder().decode([String].self, from: Data(contentsOf: url))
  }

  package static func page() -> String? {
    Bundle.main.path(forResource: "page", ofType: "html")
      .flatMap { try? String(contentsOfFile: $0, encoding: .utf8) }
  }

  package static func title() -> String { NSLocalizedString("title", comment: "") }

  package static func other() -> String {
    NSLocalizedString("absent", tableName: "Other", bundle: .main, value: "default", comment: "")
  }

  package static func count(_ number: Int) -> String {
    String(format: NSLocalizedString("count", comment: "The number of birds"), number)
  }

  package static func localized(_ number: Int, _ place: String) -> String {
    String(localized: "\(number) birds in \(place)")
  }

  package static func switchedTitle(_ language: String) -> String? {
    guard let path = Bundle.main.path(forResource: language, ofType: "lproj") else { return nil }
    return Bundle(path: path)?.localizedString(forKey: "title", value: nil, table: nil)
  }

  package static func languages() -> [String] {
    Bundle.main.preferredLocalizations + [Locale.current.identifier] + Bundle.main.localizations
  }

  package static func hostFiles() -> [Any?] {
    [
      Bundle.main.executablePath, Bundle.main.url(forResource: "Info", withExtension: "plist"),
      Bundle(path: "/usr"), Bundle.main.path(forResource: "../secret", ofType: "txt"),
    ]
  }
}

extension BundleCode {
  /// Each overload that the bindings replace resolves to one declaration.
  package static func formatted(_ format: String, _ values: [CVarArg], _ locale: Locale?)
    -> [String]
  {
    [
      String(format: format, arguments: values),
      String(format: format, locale: locale, arguments: values),
      String(format: "%d", 1), String(format: "%@ %d", locale: nil, "a", 1),
      String.localizedStringWithFormat("%d", 1),
    ]
  }

  package static func contents(_ url: URL) throws -> [Any] {
    [
      try Data(contentsOf: url), try Data(contentsOf: url, options: .mappedIfSafe),
      try String(contentsOf: url, encoding: .utf8),
      try String(contentsOfFile: url.path, encoding: .utf8),
    ]
  }

  package static func paths(_ bundle: Bundle = .main) -> [Any?] {
    [
      bundle.path(forResource: "a", ofType: "b", inDirectory: "c"),
      bundle.path(forResource: "a", ofType: "b", inDirectory: nil, forLocalization: "de"),
      bundle.paths(forResourcesOfType: "json", inDirectory: nil),
      bundle.url(forResource: "a", withExtension: nil, subdirectory: nil),
      bundle.url(forResource: "a", withExtension: nil, subdirectory: nil, localization: "de"),
      bundle.urls(forResourcesWithExtension: "json", subdirectory: nil),
      bundle.bundlePath, bundle.bundleURL, bundle.resourcePath, bundle.resourceURL,
      bundle.localizations, bundle.developmentLocalization, bundle.localizedInfoDictionary,
      bundle.principalClass, bundle.classNamed("A"), Bundle.allBundles, Bundle.allFrameworks,
      Bundle(url: bundle.bundleURL), Bundle.preferredLocalizations(from: ["en"]),
      Locale.autoupdatingCurrent, Locale.preferredLanguages,
    ]
  }
}
