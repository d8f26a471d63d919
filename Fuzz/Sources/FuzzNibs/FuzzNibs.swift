// Storyboards and nibs with their tables of strings: what can be read is instantiated, shown and laid
// out; what cannot is an error with a place.

import Foundation
import FuzzSupport
import SegueNibs
import SegueWorld
import UIKit

/// One execution: a file, of which all controllers and objects are created, and perhaps a table of
/// strings as the second part.
#if LIBFUZZER
  @_cdecl("LLVMFuzzerTestOneInput")
#endif
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let parts = FuzzParts(start, count)
  let strings = StringsTable.read(Data(parts[1] ?? []))
  MainActor.assumeIsolated { World().run { load(Data(parts[0] ?? []), strings) } }
  return 0
}

@MainActor
private func load(_ data: Data, _ strings: [String: String]) {
  let file: NibFile
  do {
    file = try NibFile(data, named: "input", strings: strings)
  } catch {
    require(!error.message.isEmpty, "an error without a message")
    if let line = error.line { require(line >= 1, "a line before the beginning: \(line)") }
    checkLine("\(error)")
    return
  }
  for case let view as UIView in NibObjects(file).instantiate(withOwner: nil, options: [:]) {
    view.layoutIfNeeded()
  }
  let archive = StoryboardFile(file)
  let storyboard = UIStoryboard(name: "input", bundle: nil)
  for identifier in archive.identifiers.prefix(8).map(Optional.some) + [nil] {
    guard let made = archive.controller(identifier, of: storyboard, creator: nil) else { continue }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = made
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }
}
