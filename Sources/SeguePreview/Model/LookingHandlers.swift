// The requests that look inside: `tree`, `hit`, `view`, `curves`, `onion`.

extension PreviewHandlers {
  /// The requests about views and their motion.
  static let looking: [String: PreviewHandler] = [:]
}
