// The file that binds code to virtual time, for tools that compile code of apps. It is a resource
// of this module, not a source file, and a source file of the modules that test it.

/// A Swift file that is added to code written for iOS.
public enum SegueTimeBindings {
  /// The name of the file.
  public static let fileName = "SegueTimeBindings.swift"
  /// The contents of the file.
  public static let source = String(
    decoding: PackageResources.TimeBindings_swift_txt, as: UTF8.self)
}
