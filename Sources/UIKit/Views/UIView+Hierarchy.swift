// Moving views in and out of views. Callbacks come in UIKit's order: will-window, will-superview,
// the move, did-window, did-superview, did-add.

import Foundation

extension UIView {
  /// Has the new layer ask this view for everything.
  func takeLayer() {
    layer.delegate = self
    layer.setNeedsLayout()
    layer.setNeedsDisplay()
  }

  /// Without Objective-C, a class known only at run time is made by its required initialiser.
  class func makeLayer() -> CALayer {
    guard let kind = layerClass as? CALayer.Type, kind != CALayer.self else { return CALayer() }
    return kind.init(coder: NSCoder()) ?? CALayer()
  }

  enum Place {
    case front
    case index(Int)
    case below(UIView)
    case above(UIView)
  }

  /// Puts `view` at `place` among the subviews, taking it out of its old superview if need be.
  func insert(_ view: UIView, at place: Place) {
    precondition(
      view !== self && !isDescendant(of: view), "a view cannot be inside itself or its own subview")
    if view.superview === self { return move(view, to: place) }
    let oldSuperview = view.superview
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
    view.didMoveToSuperview()
    didAddSubview(view)
    setNeedsLayout()
  }

  /// Takes the view out of its superview.
  func leaveSuperview() {
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

  /// Puts a view that is not in `subviews` there, and its layer at the same place among the layers.
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

  /// Announces a new window to the view and everything below it.
  private func willMoveAll(to window: UIWindow?) {
    guard currentWindow !== window else { return }
    viewController?.viewWillMove(toWindow: window)
    willMove(toWindow: window)
    for view in subviews { view.willMoveAll(to: window) }
  }

  /// Says that the window has changed.
  private func announceWindow() {
    if currentWindow != nil { ClassAppearances.current.apply(to: self) }
    didMoveToWindow()
    viewController?.viewDidMove(toWindow: currentWindow)
  }

  /// Sets the window of the view and everything below it; returns the views whose window changed.
  private func setWindow(_ window: UIWindow?) -> [UIView] {
    guard currentWindow !== window else { return [] }
    currentWindow = window
    return [self] + subviews.flatMap { $0.setWindow(window) }
  }
}
