extension TransitionCatalog {
  /// Core Animation's transitions of layers.
  static let layersFamily: [TransitionCatalogEntry] = [
    CubeTransition.entry, LayerFadeTransition.entry, LayerMoveInTransition.entry,
    LayerPushTransition.entry, LayerRevealTransition.entry, OGLFlipTransition.entry,
    RippleTransition.entry, SuckTransition.entry,
  ]
}
