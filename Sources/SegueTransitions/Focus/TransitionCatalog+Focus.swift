extension TransitionCatalog {
  /// Screens that come into focus or go out of it, or dim.
  static let focusFamily: [TransitionCatalogEntry] = [
    BlurThroughTransition.entry, DefocusTransition.entry, DimTransition.entry,
    FadeThroughColorTransition.entry, PeekTransition.entry,
  ]
}
