extension TransitionCatalog {
  /// Shapes that uncover the new screen.
  static let masksFamily: [TransitionCatalogEntry] = [
    BarnDoorsTransition.entry, BlindsTransition.entry, CheckerboardTransition.entry,
    CircleRevealTransition.entry, ClockWipeTransition.entry, CurtainTransition.entry,
    DiagonalWipeTransition.entry, DiamondTransition.entry, DropsTransition.entry,
    FanTransition.entry, HeartTransition.entry, HexagonTransition.entry,
    IrisCloseTransition.entry, LetterboxTransition.entry, LinearWipeTransition.entry,
    PaintTransition.entry, RadialWipeTransition.entry, SpiralTransition.entry,
    SplitRevealTransition.entry, SpotlightRevealTransition.entry, StarTransition.entry,
    VenetianTransition.entry, WaveTransition.entry, ZigzagTransition.entry,
  ]
}
