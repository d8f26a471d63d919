extension TransitionCatalog {
  /// iOS's own transitions.
  static let systemFamily: [TransitionCatalogEntry] =
    [
      AlertTransition.entry, AppOpenTransition.entry, CardTransition.entry,
      NavigationPushTransition.entry, PageCurlTransition.entry, PartialCurlTransition.entry,
      PopoverTransition.entry, SpotlightSearchTransition.entry, TabSlideTransition.entry,
      ZoomTransition.entry,
    ] + SheetTransition.entries
}
