// The command that was probably forgotten before the name of a file.

/// Commands for files of each kind.
enum CommandForFile {
  /// Returns the name of the command that takes a file like the one at `path` first, or `nil` if the
  /// path resembles none.
  static func name(for path: String) -> String? {
    if SceneName.isLikely(path) { return "render" }
    let path = path.lowercased()
    if path.hasSuffix(".swift") { return "try" }
    if path.hasSuffix(".xcodeproj") || path.hasSuffix(".xcodeproj/") { return "run" }
    if path.hasSuffix(".plan") { return "status" }
    return [".png", ".jpg", ".jpeg", ".webp"].contains { path.hasSuffix($0) } ? "transition" : nil
  }
}
