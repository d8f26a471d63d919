// What code of an app finds in its bundle. The source of apps is bound to these names:
// Documentation/UIKit/RESOURCES.md.

import Foundation
import SegueAssets

/// The bundle of the app that runs in the current world. Nothing is read from the bundle of the
/// program itself, nor from the environment of the process. Without an app, bundles are empty.
public enum SegueBundle {
  /// The implementation of `Bundle.main`: always the same object for one app.
  public static var main: Bundle { AppFolders.bundle(AppFolders.main?.path) }

  /// The language of the app, such as `de`; `en` without an app.
  public static var language: String { AppFolders.main?.language ?? "en" }

  /// The implementation of `Locale.current`: the language of the app in the region where most of its
  /// speakers live, such as `en_US` and `de_DE`, without the settings of a user.
  public static var locale: Locale {
    let locale = Locale(identifier: language)
    guard locale.region == nil, let region = locale.language.maximalRegion else { return locale }
    return Locale(identifier: "\(language)_\(region)")
  }

  // MARK: Files

  /// Returns the path of the folder of `bundle`.
  public static func path(of bundle: Bundle) -> String {
    AppFolders.folder(of: bundle)?.path ?? bundle.bundlePath
  }

  /// Returns the path of a resource, which is searched in the folders of the app's languages, in
  /// `Base.lproj`, then at the top of the bundle.
  /// - Parameters:
  ///   - name: The name; `nil` or empty for the first resource with the extension.
  ///   - ending: The extension, with or without its dot; `nil` or empty if the name has it.
  ///   - subfolder: A folder below that of the bundle or of a language.
  ///   - localization: The language whose folder alone is searched, beside the top of the bundle.
  /// - Returns: `nil` if there is no such file or folder.
  public static func path(
    _ name: String?, _ ending: String?, _ subfolder: String? = nil, localization: String? = nil,
    in bundle: Bundle
  ) -> String? {
    guard let folder = AppFolders.folder(of: bundle) else { return nil }
    if let localization {
      let inner = ["\(localization).lproj", subfolder ?? ""].filter { !$0.isEmpty }
      let found = folder.relativePath(
        name, ending: ending, subdirectory: inner.joined(separator: "/"))
      if let found { return "\(folder.path)/\(found)" }
    }
    return folder.relativePath(name, ending: ending, subdirectory: subfolder)
      .map { "\(folder.path)/\($0)" }
  }

  /// Returns the paths of all resources with an extension, sorted by name in each folder.
  public static func paths(
    _ ending: String?, _ subfolder: String?, in bundle: Bundle
  ) -> [String] {
    guard let folder = AppFolders.folder(of: bundle) else { return [] }
    let ending = ending.map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 } ?? ""
    return folder.relativePaths(ending: ending, subdirectory: subfolder)
      .map { "\(folder.path)/\($0)" }
  }

  // MARK: Info.plist

  /// Returns the contents of the bundle's `Info.plist`; none without an app.
  public static func info(of bundle: Bundle) -> [String: Any] {
    AppFolders.folder(of: bundle)?.info.foundationValue as? [String: Any] ?? [:]
  }

  /// Returns the values of `Info.plist` that `InfoPlist.strings` translates.
  public static func localizedInfo(of bundle: Bundle) -> [String: Any] {
    guard let folder = AppFolders.folder(of: bundle) else { return [:] }
    var found: [String: Any] = [:]
    for key in folder.info.dictionary?.keys.sorted() ?? [] {
      if let text = folder.localizedString(key, table: "InfoPlist") { found[key] = text }
    }
    return found
  }

  // MARK: Languages

  /// Returns the languages for which the bundle has a folder or a string catalogue, sorted.
  public static func localizations(of bundle: Bundle) -> [String] {
    AppFolders.folder(of: bundle)?.localizations ?? []
  }

  /// Returns the languages of the bundle that the app uses, the preferred one first.
  public static func preferredLocalizations(of bundle: Bundle) -> [String] {
    let used = preferredLocalizations(from: localizations(of: bundle))
    return used.isEmpty ? [developmentLocalization(of: bundle)] : used
  }

  /// Returns those of `languages` that the app uses, the preferred one first.
  public static func preferredLocalizations(from languages: [String]) -> [String] {
    let wanted = AppFolders.main?.languages ?? ["en"]
    return wanted.filter(languages.contains)
  }

  /// Returns the language in which the app is developed; `en` if `Info.plist` does not name it.
  public static func developmentLocalization(of bundle: Bundle) -> String {
    AppFolders.folder(of: bundle)?.info["CFBundleDevelopmentRegion"]?.string ?? "en"
  }
}

extension Locale.Language {
  /// The region of the language's likely subtags, such as US of `en-Latn-US`; `nil` if none is known.
  fileprivate var maximalRegion: Substring? {
    maximalIdentifier.split(separator: "-").last {
      $0.count == 2 && $0.allSatisfy(\.isUppercase)
    }
  }
}
