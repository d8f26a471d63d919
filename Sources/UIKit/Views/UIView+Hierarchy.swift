// Insertion of views into the hierarchy and their removal. Callbacks are called in UIKit's order:
// will move to the window, will move to the superview, the change itself, did move to the window,
// did move to the superview, did add the subview.

import Foundation

extension UIView {
  /// Makes this view the delegate of its new layer and marks the layer as needing layout and
  /// display.
  func configureLayer() {
    layer.delegate = self
    layer.setNeedsLayout()
    layer.setNeedsDisplay()
  }

  /// Creates the layer of a view of this class.
  class func makeLayer() -> CALayer {
    guard let kind = layerClass as? CALayer.Type, kind != CALayer.self else { return CALayer() }
    return kind.allocated()
  }

  enum Place {
    case front
    case index(Int)
    case below(UIView)
    case above(UIView)
  }

  /// Inserts `view` at `place` among the subviews, after removing it from its old superview if it
  /// has one.
  func insert(_ view: UIView, at place: Place) {
    precondition(
      view !== self && !isDescendant(of: view), "a view cannot be inside itself or its own subview")
    if view.superview === self { return move(view, to: place) }
    let (oldSuperview, oldTint) = (view.superview, view.tintColor)
    oldSuperview?.willRemoveSubview(view)
    oldSuperview?.layoutWillLose(view)
    view.willMoveAll(to: currentWindow)
    view.willMove(toSuperview: self)
    oldSuperview?.subviews.removeAll { $0 === view }
    put(view, at: place)
    view.superview = self
    layoutDidGain(view)
    let changed = view.setWindow(currentWindow)
    view.inheritTraits(traitCollection)
    for moved in changed { moved.announceWindow() }
    if view.tintColor != oldTint { view.tintColorDidChange() }
    view.didMoveToSuperview()
    didAddSubview(view)
    setNeedsLayout()
  }

  /// Removes the view from its superview and its window.
  func detachFromSuperview() {
    guard let superview else { return }
    superview.willRemoveSubview(self)
    superview.layoutWillLose(self)
    willMoveAll(to: nil)
    willMove(toSuperview: nil)
    superview.subviews.removeAll { $0 === self }
    layer.removeFromSuperlayer()
    self.superview = nil
    let changed = setWindow(nil)
    for moved in changed { moved.announceWindow() }
    didMoveToSuperview()
    superview.setNeedsLayout()
  }

  func exchangeSubviews(_ first: Int, _ second: Int) {
    precondition(
      subviews.indices.contains(first) && subviews.indices.contains(second),
      "exchangeSubview(at: \(first), withSubviewAt: \(second)): there are \(subviews.count) subviews"
    )
    guard first != second else { return }
    let (low, high) = (min(first, second), max(first, second))
    let (back, front) = (subviews[low], subviews[high])
    move(front, to: .index(low))
    move(back, to: .index(high))
  }

  private func move(_ view: UIView, to place: Place) {
    if case .below(let sibling) = place, sibling === view { return }
    if case .above(let sibling) = place, sibling === view { return }
    subviews.removeAll { $0 === view }
    put(view, at: place)
    setNeedsLayout()
  }

  /// Inserts a view that is not in `subviews` there, and its layer at the corresponding position
  /// among the sublayers.
  private func put(_ view: UIView, at place: Place) {
    let index = index(of: place)
    if index < subviews.count {
      layer.insertSublayer(view.layer, below: subviews[index].layer)
    } else if let front = subviews.last, case .above = place {
      layer.insertSublayer(view.layer, above: front.layer)
    } else {
      layer.addSublayer(view.layer)
    }
    subviews.insert(view, at: index)
  }

  private func index(of place: Place) -> Int {
    switch place {
    case .front: subviews.count
    case .index(let index): min(max(index, 0), subviews.count)
    case .below(let sibling): subviews.firstIndex { $0 === sibling } ?? subviews.count
    case .above(let sibling):
      subviews.firstIndex { $0 === sibling }.map { $0 + 1 } ?? subviews.count
    }
  }

  /// Notifies the view and its descendants that their window is about to change.
  private func willMoveAll(to window: UIWindow?) {
    guard currentWindow !== window else { return }
    viewController?.viewWillMove(toWindow: window)
    willMove(toWindow: window)
    for view in subviews { view.willMoveAll(to: window) }
  }

  /// Notifies the view and its controller that the window has changed.
  private func announceWindow() {
    if currentWindow != nil { ClassAppearances.current.apply(to: self) }
    didMoveToWindow()
    viewController?.viewDidMove(toWindow: currentWindow)
    if currentWindow != nil { UIKitState.current.viewDidEnterWindow(self) }
  }

  /// Sets the window of the view and its descendants.
  ///
  /// - Returns: The views whose window has changed.
  private func setWindow(_ window: UIWindow?) -> [UIView] {
    guard currentWindow !== window else { return [] }
    currentWindow = window
    return [self] + subviews.flatMap { $0.setWindow(window) }
  }
}
