// The fonts that an app brings along: the files that `UIAppFonts` of its `Info.plist` lists.

import Foundation
import SegueAssets
import SegueText

extension TextState {
  /// Registers the fonts of an app. What is wrong with one is reported, and the others are used.
  func register(fontsOf folder: AppFolder) {
    for entry in folder.info["UIAppFonts"]?.array ?? [] {
      guard let name = entry.string, !name.isEmpty else { continue }
      guard let path = folder.relativePath(name) else {
        folder.report("Info.plist: UIAppFonts lists \"\(name)\", which the bundle does not contain")
        continue
      }
      do {
        try fonts.register(try folder.read(path), named: path)
      } catch {
        folder.report("\(error)")
      }
    }
  }
}
