// A view that places the views in it. What has a frame of its own is put where it says and left alone.

import SegueScenes
import UIKit

/// A view with an arrangement.
class ArrangedView: UIView {
  private let arranger: Arranger

  init(_ layout: SceneLayout) {
    arranger = Arranger(
      layout.arrangement, padding: layout.padding, keepsToSafeArea: layout.keepsToSafeArea)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  /// Adds a view that goes where its placement and the arrangement say.
  func add(_ view: UIView, _ placement: ScenePlacement) {
    addSubview(view)
    arranger.add(view, placement)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    arranger.arrange(in: self)
  }

  override func safeAreaInsetsDidChange() { setNeedsLayout() }

  /// Room for what is arranged, and for what has a frame of its own.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let arranged = arranger.size(in: self, within: size)
    return subviews.reduce(arranged) { room, view in
      guard !arranger.places(view) else { return room }
      let follows = view.autoresizingMask == [.flexibleWidth, .flexibleHeight]
      let reach =
        follows
        ? view.sizeThatFits(size) : CGSize(width: view.frame.maxX, height: view.frame.maxY)
      return CGSize(width: max(room.width, reach.width), height: max(room.height, reach.height))
    }
  }
}
