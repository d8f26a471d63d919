extension TransitionCatalog {
  /// Screens that come apart.
  static let piecesFamily: [TransitionCatalogEntry] = [
    ExplodeTransition.entry, FallingTilesTransition.entry, MosaicTransition.entry,
    ShatterTransition.entry, SlicesTransition.entry, SquaresWaveTransition.entry,
    StarWarsTransition.entry, StripsTransition.entry, TilesFlipTransition.entry,
  ]
}
