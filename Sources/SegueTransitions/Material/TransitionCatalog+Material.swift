extension TransitionCatalog {
  /// Material Design 3.
  static let materialFamily: [TransitionCatalogEntry] =
    [
      BottomSheetTransition.entry, ContainerTransformTransition.entry,
      ElevationScaleTransition.entry, FadeThroughTransition.entry, MaterialFadeTransition.entry,
    ] + SharedAxisTransition.entries
}
