// Finds the files of storyboards and nibs: in the bundle that code names, otherwise in the bundle of
// the app. A file is read again only if it has changed.

import Foundation
import SegueWorld
import UIKit

/// The reader of files that is installed in UIKit.
@MainActor
package final class NibReader: ArchiveReader {
  private static let shared = NibReader()
  private var kept: [String: (stamp: String, file: NibFile)] = [:]

  /// Makes UIKit read storyboards and nibs from files.
  package static func install() {
    if ArchiveReaders.installed == nil { ArchiveReaders.installed = shared }
  }

  package func storyboard(named name: String, in bundle: Bundle?) -> (any StoryboardArchive)? {
    file(name, "storyboard", bundle).map { StoryboardFile($0) }
  }

  package func nib(named name: String, in bundle: Bundle?) -> (any NibArchive)? {
    let variants = ["\(name)~\(Self.idiom)", name]
    return variants.lazy.compactMap { self.file($0, "xib", bundle) }.first.map { NibObjects($0) }
  }

  private static var idiom: String {
    UIScreen.main.traitCollection.userInterfaceIdiom == .pad ? "ipad" : "iphone"
  }

  // MARK: Files

  private func file(_ name: String, _ ending: String, _ bundle: Bundle?) -> NibFile? {
    guard !name.isEmpty, let path = path(of: name, ending, bundle) else { return nil }
    let strings = self.path(of: name, "strings", bundle)
    let stamp = [path, strings].map { Self.stamp($0) }.joined(separator: " ")
    if let known = kept[path], known.stamp == stamp { return known.file }
    guard let data = contents(path) else { return nil }
    let table = strings.flatMap { FileManager.default.contents(atPath: $0) }
    do {
      let file = try NibFile(
        data, named: "\(name).\(ending)", strings: table.map(StringsTable.read) ?? [:])
      kept[path] = (stamp, file)
      return file
    } catch {
      World.current.reportUnsupported("\(error)")
      return nil
    }
  }

  private func contents(_ path: String) -> Data? {
    let size = (try? FileManager.default.attributesOfItem(atPath: path)[.size]) as? Int ?? 0
    guard size <= NibLimits().bytes else {
      World.current.reportUnsupported(
        "\(path): the file has \(size) bytes; expected at most \(NibLimits().bytes)")
      return nil
    }
    return FileManager.default.contents(atPath: path)
  }

  private func path(of name: String, _ ending: String, _ bundle: Bundle?) -> String? {
    if let bundle, bundle !== Bundle.main, bundle.bundlePath != AppBundle.current?.path {
      for folder in ["", "/Base.lproj", "/en.lproj", "/Resources"] {
        let path = "\(bundle.bundlePath)\(folder)/\(name).\(ending)"
        if FileManager.default.fileExists(atPath: path) { return path }
      }
    }
    return AppBundle.current?.url(forResource: name, withExtension: ending)?.path
  }

  private static func stamp(_ path: String?) -> String {
    guard let path, let found = try? FileManager.default.attributesOfItem(atPath: path) else {
      return "-"
    }
    let date = (found[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return "\(path) \(found[.size] as? Int ?? 0) \(date)"
  }
}
