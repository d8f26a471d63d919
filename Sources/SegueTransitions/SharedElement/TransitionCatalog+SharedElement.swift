extension TransitionCatalog {
  /// Views that travel from one screen to the other.
  static let sharedElementFamily: [TransitionCatalogEntry] = [
    CardToPageTransition.entry, HeroTransition.entry, ListToDetailTransition.entry,
    MatchTransition.entry, MatchArcTransition.entry, MatchCascadeTransition.entry,
    MatchSpringTransition.entry,
  ]
}
