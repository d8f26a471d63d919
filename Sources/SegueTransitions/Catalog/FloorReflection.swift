import UIKit

/// Pictures of both screens, mirrored on a floor on which their sheets stand.
@MainActor
struct FloorReflection {
  private let old, new: ScreenSheet
  private let flip: CATransform3D

  /// Adds the mirrored pictures to the front layer of `space`, and a new layer in front of them for
  /// the sheets.
  /// - Parameter strength: How strong the mirrored pictures are, from 0 to 1; they are not added at
  ///   0, nor where `isVertical` says that the sheets do not keep standing.
  init?(_ space: ScreenSpace, strength: CGFloat, isVertical: Bool) {
    guard strength > 0, !isVertical else { return nil }
    (old, new) = (space.addSheet(space.lower), space.addSheet(space.upper))
    for picture in [old, new] { picture.alpha = strength }
    flip = CATransform3DMakeScale(1, -1, 1).then(.moved(y: space.height + 2))
    space.addLayer()
  }

  /// Places the mirrored pictures below the sheets, and shades them like these.
  func follow(_ oldSheet: ScreenSheet, _ newSheet: ScreenSheet) {
    for (picture, sheet) in [(old, oldSheet), (new, newSheet)] {
      picture.transform3D = flip.then(sheet.transform3D)
      picture.shade.alpha = sheet.shade.alpha
    }
  }
}

extension TransitionParameter {
  /// How strong screens are mirrored on a floor, 0 to 1.
  static let reflection = TransitionParameter.number(
    "reflection", 0.25, 0...1, .fraction, "How strongly the floor mirrors the screens.")
}
