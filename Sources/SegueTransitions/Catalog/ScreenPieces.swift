// Parts of a screen as views of their own: snapshots that move by themselves above both screens.

import UIKit

/// A view above both screens that holds pieces of them while a transition runs.
@MainActor
struct PieceStage {
  let view: UIView
  private let screens: TransitionScreens
  /// What moves.
  var motion: MotionSequence

  /// Adds the destination, and the stage above both screens.
  init(_ screens: TransitionScreens, _ way: TransitionDirection) {
    screens.addDestination(onTop: way == .forward)
    view = UIView(frame: screens.container.bounds)
    view.isUserInteractionEnabled = false
    screens.container.addSubview(view)
    motion = MotionSequence(way)
    self.screens = screens
  }

  /// Returns a snapshot of `part` of a screen, added to the stage where the part is seen. Its edges are
  /// edges of pixels, so that parts that meet have no seam, even where the screen is transparent.
  func cut(_ part: CGRect, of screen: UIView) -> UIView? {
    let part = onPixels(part)
    guard let piece = screen.snapshot(of: part) else { return nil }
    piece.frame = screen.convert(part, to: view)
    view.addSubview(piece)
    return piece
  }

  /// Returns `part` with its edges at the nearest edges of pixels.
  func onPixels(_ part: CGRect) -> CGRect { part.onPixels(of: view) }

  /// Adds to a piece a shade, which is transparent at first.
  func addDarkness(to piece: UIView) -> UIView {
    let shade = UIView(frame: piece.bounds)
    shade.backgroundColor = .black
    piece.addSubview(shade)
    return shade
  }

  /// Adds a transparent plain view that fills the stage.
  func addShade(_ color: UIColor) -> UIView {
    let shade = UIView(frame: view.bounds)
    shade.backgroundColor = color
    shade.alpha = 0
    view.addSubview(shade)
    return shade
  }

  /// Shades the new screen below the stage, until the pieces of the old one have left.
  mutating func dimBelow(_ opacity: CGFloat = 0.3) {
    let shade = addShade(.black)
    motion.add { shade.alpha = opacity * (1 - $0) }
  }

  /// Sets everything to its beginning, and returns the animations.
  func animations() -> ScreenAnimations {
    motion.prepare()
    return ScreenAnimations {
      motion.animate()
    } cleanUp: {
      view.removeFromSuperview()
    }
  }

  /// Removes the stage, for animations that do not need it.
  func replaced(by animations: ScreenAnimations) -> ScreenAnimations {
    view.removeFromSuperview()
    return animations
  }
}

extension UIView {
  fileprivate func snapshot(of part: CGRect) -> UIView? {
    resizableSnapshotView(from: part, afterScreenUpdates: true, withCapInsets: .zero)
  }
}

extension CGAffineTransform {
  /// Creates a scaling about the center.
  init(uniform scale: CGFloat) { self.init(scaleX: scale, y: scale) }
}

extension CGRect {
  /// Returns the rectangle with its edges at the nearest edges of pixels of the display that shows
  /// `view`.
  @MainActor
  func onPixels(of view: UIView) -> CGRect {
    let scale = max(1, view.traitCollection.displayScale)
    let (left, top) = ((minX * scale).rounded() / scale, (minY * scale).rounded() / scale)
    let (right, bottom) = ((maxX * scale).rounded() / scale, (maxY * scale).rounded() / scale)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns the number of rows in which cells are closest to squares.
  func squareRows(columns: Int) -> Int {
    max(1, Int((height * CGFloat(columns) / max(width, 1)).rounded()))
  }
}
