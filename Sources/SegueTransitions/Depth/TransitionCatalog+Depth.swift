extension TransitionCatalog {
  /// Screens that turn or move in space.
  static let depthFamily: [TransitionCatalogEntry] = [
    CubeInTransition.entry, CubeOutTransition.entry, PrismTransition.entry,
    FlipOverTransition.entry, CardFlipTransition.entry,
    FoldTransition.entry, UnfoldTransition.entry, AccordionTransition.entry,
    TurnTransition.entry, PageTurnTransition.entry, DoorTransition.entry, PortalTransition.entry,
    CarouselTransition.entry, GlideTransition.entry, RotateInTransition.entry,
    FlyTransition.entry, SwingTransition.entry, HingeTransition.entry, TiltTransition.entry,
    TumbleTransition.entry, RollTransition.entry, SpinInTransition.entry,
  ]
}
