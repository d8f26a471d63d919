// Libraries of the system that are loaded when they are first needed, so that programs run without
// them.

import Foundation

/// A loaded library.
struct SharedLibrary: @unchecked Sendable {
  // Unchecked: the handle is never closed, and looking up symbols is thread-safe.
  private let handle: UnsafeMutableRawPointer

  /// Loads a library; `nil` if it is not installed.
  init?(_ name: String) {
    guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { return nil }
    self.handle = handle
  }

  /// Returns the function with the given name; `nil` if the library does not have it.
  func function<Function>(_ name: String, as type: Function.Type = Function.self) -> Function? {
    dlsym(handle, name).map { unsafeBitCast($0, to: type) }
  }
}
