extension TransitionCatalog {
  /// Screens that grow and shrink.
  static let scaleFamily: [TransitionCatalogEntry] = [
    ZoomInTransition.entry, ZoomOutTransition.entry, CrossZoomTransition.entry,
    BubbleTransition.entry, ExpandTransition.entry, SinkTransition.entry, RiseTransition.entry,
    PopInTransition.entry, ShrinkAwayTransition.entry, PulseTransition.entry,
    StretchTransition.entry, DepthPushTransition.entry,
  ]
}
