// Names of scenes.

/// Names by which a path is taken for that of a scene.
enum SceneName {
  /// Returns a Boolean value that indicates whether the path ends like that of a scene.
  static func isLikely(_ path: String) -> Bool {
    [".yaml", ".yml", ".json"].contains { path.lowercased().hasSuffix($0) }
  }
}
