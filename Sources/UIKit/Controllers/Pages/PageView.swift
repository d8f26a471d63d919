import Foundation

/// A page of paper with a front and, in books of two-sided pages, a back.
class PageView: UIView {
  override class var layerClass: AnyClass { PageLayer.self }

  /// The contents of both sides, which fill the page.
  var sides: [UIView]

  /// Creates a flat page whose front is visible, as soon as the page has taken its contents.
  init(front: UIView, back: UIView?, frame: CGRect) {
    sides = [front] + (back.map { [$0] } ?? [])
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Takes the contents of both sides from where they were.
  func takeContents() {
    for side in sides {
      addSubview(side)
      side.frame = bounds
    }
  }

  required init?(coder: NSCoder) {
    sides = []
    super.init(coder: coder)
  }

  /// The way in which the page is bent. A change of the held point's place can be animated.
  var fold: PageFold {
    get { (layer as? PageLayer)?.fold ?? PageFold() }
    set { (layer as? PageLayer)?.fold = newValue }
  }
}
