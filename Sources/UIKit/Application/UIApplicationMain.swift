// The entry points of an app's own program. `segue run` starts an app in their place.

import Foundation

extension UIApplicationDelegate {
  /// The entry point that `@main` calls. There is no device to run the app on; the method prints a
  /// message to that effect.
  public static func main() { AppEntry.explain("\(Self.self)") }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The entry point that an app's `main.swift` calls. There is no device to run the app on; the
/// function prints a message to that effect.
///
/// - Returns: 2, as the exit code of the program.
@MainActor @discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>?,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  AppEntry.explain(delegateClassName ?? "the app")
  return 2
}

/// What is said where an app's own program starts.
private enum AppEntry {
  static func explain(_ name: String) {
    let message =
      "\(name): apps do not run by themselves here; `segue run` plays them under a script.\n"
    try? FileHandle.standardError.write(contentsOf: Data(message.utf8))
  }
}
