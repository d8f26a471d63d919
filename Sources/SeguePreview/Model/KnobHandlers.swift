// The requests that change numbers of the scene: `knobs`, `turn`, `copy`, `save`, `revert`.

extension PreviewHandlers {
  /// The requests about knobs.
  static let knobs: [String: PreviewHandler] = [:]
}
