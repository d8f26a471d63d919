// Localized strings, from `.strings` and `.stringsdict` files in the folders of the app's languages
// and from string catalogues (`.xcstrings`).

import Foundation
import SegueDiagnostics
import SegueFiles

extension AppFolder {
  /// Returns the text for a key, in the first of the app's languages that has it; `nil` if none has.
  /// The text of a key with forms for numbers is a format: see `pluralText(of:)`.
  /// - Parameter table: The name of the table without its extension; `nil` for `Localizable`.
  package func localizedString(_ key: String, table: String? = nil) -> String? {
    let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    guard let found = localizedText(key, name) else { return nil }
    if let plural = found.plural { keep(plural, of: found.text) }
    return found.text
  }

  private func localizedText(_ key: String, _ name: String) -> LocalizedText? {
    for folder in languageFolders.map({ $0 + "/" }) + [""] {
      if let text = strings("\(folder)\(name).stringsdict")[key] { return text }
      if let text = strings("\(folder)\(name).strings")[key] { return text }
    }
    return catalogStrings("\(name).xcstrings")[key]
  }

  // MARK: Files

  /// Returns the strings of a property list; none, with a report, if it cannot be read.
  private func strings(_ relative: String) -> [String: LocalizedText] {
    if let known = knownStrings(relative) { return known }
    var found: [String: LocalizedText] = [:]
    if exists(relative) {
      do {
        let bytes = try read(relative)
        found = try table(bytes, relative)
      } catch {
        report("\(error)")
      }
    }
    keep(found, of: relative)
    return found
  }

  private func table(_ bytes: [UInt8], _ relative: String) throws(FileError) -> [String:
    LocalizedText]
  {
    let list = try? PropertyListSerialization.propertyList(
      from: Data(bytes), options: [], format: nil)
    guard let entries = list as? [String: Any] else {
      if !bytes.isEmpty {
        report("\(relative): not a table of strings; expected lines such as \"key\" = \"text\";")
      }
      return [:]
    }
    let rules = relative.hasSuffix("dict") ? PropertyList(bytes)?.dictionary : nil
    let language = self.language(of: relative)
    return entries.reduce(into: [:]) { found, entry in
      if let text = entry.value as? String { found[entry.key] = LocalizedText(text) }
      if let rules = rules?[entry.key] {
        found[entry.key] = LocalizedText(rules: rules, language: language)
      }
    }
  }

  /// Returns the language of the folder that a file is in; the app's for others.
  private func language(of relative: String) -> String {
    let folder = relative.split(separator: "/").first.map(String.init) ?? ""
    guard folder.hasSuffix(".lproj"), folder != "Base.lproj" else {
      return folder == "Base.lproj" ? languages.last ?? language : language
    }
    return String(folder.dropLast(6))
  }

  /// Returns the strings of a string catalogue in the app's languages.
  private func catalogStrings(_ relative: String) -> [String: LocalizedText] {
    if let known = knownStrings(relative) { return known }
    var found: [String: LocalizedText] = [:]
    if exists(relative), let bytes = try? read(relative) {
      do throws(JSONFault) {
        let root = try JSONReader.read(bytes)
        if case .object(let members)? = root["strings"]?.content {
          for member in members { found[member.key] = text(of: member.value) }
        }
      } catch {
        report("\(error.diagnostic(in: bytes, named: relative))")
      }
    }
    keep(found, of: relative)
    return found
  }

  private func text(of entry: JSONNode) -> LocalizedText? {
    for language in languages {
      guard let localization = entry["localizations"]?[language] else { continue }
      if let text = LocalizedText(localization: localization, language: language, idiom: "iphone") {
        return text
      }
    }
    return nil
  }

  // MARK: Languages

  /// The languages for which there is a folder or an entry in a string catalogue, sorted.
  package var localizations: [String] {
    var found = Set(
      entries(of: "").filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) })
    found.remove("Base")
    for name in entries(of: "") where name.hasSuffix(".xcstrings") {
      found.formUnion(catalogLanguages(name))
    }
    return found.sorted()
  }

  private func catalogLanguages(_ relative: String) -> Set<String> {
    guard let bytes = try? read(relative), let root = try? JSONReader.read(bytes) else { return [] }
    var found: Set<String> = []
    if let source = root["sourceLanguage"]?.string { found.insert(source) }
    guard case .object(let members)? = root["strings"]?.content else { return found }
    for member in members {
      guard case .object(let languages)? = member.value["localizations"]?.content else { continue }
      found.formUnion(languages.map(\.key))
    }
    return found
  }
}
