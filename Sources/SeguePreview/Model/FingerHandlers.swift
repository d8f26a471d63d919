// The requests that touch the picture: `live`, `touch`, `drawn`, `replay`, `trim`.

extension PreviewHandlers {
  /// The requests about fingers and their recordings.
  static let fingers: [String: PreviewHandler] = [:]
}
