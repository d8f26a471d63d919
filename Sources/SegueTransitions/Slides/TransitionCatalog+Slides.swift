extension TransitionCatalog {
  /// Screens that slide.
  static let slidesFamily: [TransitionCatalogEntry] = [
    BounceInTransition.entry, CoverTransition.entry, DeckTransition.entry, DrawerTransition.entry,
    ElasticTransition.entry, FilmrollTransition.entry, ParallaxTransition.entry,
    PullTransition.entry, PushAsideTransition.entry, ShoveTransition.entry,
    SlideFadeTransition.entry, SlideOverTransition.entry, SqueezeTransition.entry,
    StackTransition.entry, SwapTransition.entry, UncoverTransition.entry, ZoomSlideTransition.entry,
  ]
}
