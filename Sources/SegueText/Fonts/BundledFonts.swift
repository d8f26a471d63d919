// Fonts that a relocatable package brings with it, in PREFIX/share/segue/fonts. They are used
// instead of the files that Debian installs, so that text looks the same wherever the package is
// unpacked.

import Foundation

/// The fonts of the package that this program belongs to.
package enum BundledFonts {
  /// The folder of the fonts, or `nil` if this program belongs to no such package.
  package static let folder: String? = prefixes.map { "\($0)/share/segue/fonts" }.first {
    access($0, F_OK) == 0
  }

  /// Returns the file to read for a font that Debian installs at `path`.
  ///
  /// A package has the font at the same place below its folder as Debian has it below `/usr/share`.
  /// - Parameters:
  ///   - path: The path of the installed font.
  ///   - folder: The folder of the package's fonts, or `nil` if there is none.
  /// - Returns: The package's copy if it exists, otherwise `path`.
  package static func file(
    for path: String, in folder: String? = folder
  ) -> String {
    let root = "/usr/share/"
    guard let folder, path.hasPrefix(root) else { return path }
    let copy = "\(folder)/\(path.dropFirst(root.count))"
    return access(copy, F_OK) == 0 ? copy : path
  }

  /// The folders that a package may have been unpacked to: above the program (`bin/segue`), and
  /// above the library that programs of `segue try` share (`lib/segue/libSegueRuntime.so`).
  private static var prefixes: [String] {
    var prefixes: [String] = []
    if let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") {
      prefixes.append(parent(parent(program)))
    }
    let mapped = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
    let library = mapped.split(separator: "\n").first { $0.hasSuffix("/libSegueRuntime.so") }
    if let library, let slash = library.firstIndex(of: "/") {
      prefixes.append(parent(parent(parent(String(library[slash...])))))
    }
    return prefixes
  }

  private static func parent(_ path: String) -> String {
    (path as NSString).deletingLastPathComponent
  }
}
