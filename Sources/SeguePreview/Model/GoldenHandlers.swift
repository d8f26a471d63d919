// The requests that compare with goldens: `golden`.

extension PreviewHandlers {
  /// The requests about goldens.
  static let goldens: [String: PreviewHandler] = [:]
}
