// The file that binds code to virtual time, for whoever compiles other people's code. It is no
// source of this module but data of it, and a source of the modules that test it.

/// A file of Swift to be added to code written for iOS.
public enum TimeBindings {
  /// What the file is to be called.
  public static let fileName = "TimeBindings.swift"
  /// What is in it.
  public static let source = String(
    decoding: PackageResources.TimeBindings_swift_txt, as: UTF8.self)
}
