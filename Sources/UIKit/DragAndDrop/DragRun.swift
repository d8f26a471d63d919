// The course of a drag of a view: its preview follows the touch, the views below are asked for proposals,
// and the end drops the items or returns the preview.

import Foundation

/// A drag of a view.
@MainActor
final class DragRun {
  /// The durations of lift and end in seconds, and the scale of a lifted preview. Our choice.
  private static let (lifting, ending): (TimeInterval, TimeInterval) = (0.2, 0.25)
  private static let scale: CGFloat = 1.06

  private let interaction: UIDragInteraction
  private let session: LocalDragSession
  private let dropSession: LocalDropSession
  private var preview: UIView?
  /// The distance of the preview's center from the touch.
  private var grip = CGVector(dx: 0, dy: 0)
  private var origin = CGPoint.zero
  private var target: UIDropInteraction?
  /// The interactions that the drag has been over, in their order.
  private var visited: [UIDropInteraction] = []
  private var operation = UIDropOperation.cancel

  init(_ interaction: UIDragInteraction, _ session: LocalDragSession) {
    (self.interaction, self.session) = (interaction, session)
    dropSession = LocalDropSession(session)
  }

  private var window: UIWindow? { interaction.view?.window }

  // MARK: Lift

  func begin() {
    guard let view = interaction.view, let window, let item = session.items.first else { return }
    let lifted: UITargetedPreview =
      interaction.delegate?.dragInteraction(
        interaction, previewForLifting: item, session: session) ?? UITargetedPreview(view: view)
    showPreview(of: lifted, in: window)
    let animator = DragAnimator()
    interaction.delegate?.dragInteraction(
      interaction, willAnimateLiftWith: animator, session: session)
    interaction.delegate?.dragInteraction(interaction, sessionWillBegin: session)
    UIView.animate(withDuration: Self.lifting, delay: 0, options: .curveEaseOut) {
      self.preview?.transform = CGAffineTransform(scaleX: Self.scale, y: Self.scale)
      self.preview?.layer.shadowOpacity = 0.25
      animator.animate()
    } completion: { _ in
      animator.complete()
    }
    update()
  }

  private func showPreview(of lifted: UITargetedPreview, in window: UIWindow) {
    let box = UIView(frame: lifted.frame(in: window))
    box.isUserInteractionEnabled = false
    (box.layer.shadowOpacity, box.layer.shadowRadius) = (0, 12)
    box.layer.shadowOffset = CGSize(width: 0, height: 6)
    if let image = lifted.view.resizableSnapshotView(
      from: lifted.visibleRect, afterScreenUpdates: false, withCapInsets: .zero)
    {
      image.frame = box.bounds
      box.addSubview(image)
    }
    UIView.performWithoutAnimation { window.addSubview(box) }
    (preview, origin) = (box, box.center)
    grip = CGVector(dx: box.center.x - session.point.x, dy: box.center.y - session.point.y)
  }

  // MARK: Movement

  func move() {
    UIView.performWithoutAnimation {
      preview?.center = CGPoint(x: session.point.x + grip.dx, y: session.point.y + grip.dy)
    }
    interaction.delegate?.dragInteraction(interaction, sessionDidMove: session)
    update()
  }

  /// Finds the view below the touch that is interested, and asks it for its proposal.
  private func update() {
    let found = interested(at: session.point)
    if found !== target {
      if let target { target.delegate?.dropInteraction(target, sessionDidExit: dropSession) }
      target = found
      if let found {
        if !visited.contains(where: { $0 === found }) { visited.append(found) }
        found.delegate?.dropInteraction(found, sessionDidEnter: dropSession)
      }
    }
    operation =
      found.flatMap { $0.delegate?.dropInteraction($0, sessionDidUpdate: dropSession).operation }
      ?? .cancel
  }

  private func interested(at point: CGPoint) -> UIDropInteraction? {
    var view = window?.hitTest(point, with: nil)
    while let here = view {
      for case let drop as UIDropInteraction in here.interactions
      where drop.delegate?.dropInteraction(drop, canHandle: dropSession) ?? false {
        return drop
      }
      view = here.superview
    }
    return nil
  }

  // MARK: End

  func end(cancelled: Bool) {
    let operation = cancelled || !self.operation.drops ? UIDropOperation.cancel : self.operation
    interaction.delegate?.dragInteraction(
      interaction, session: session, willEndWith: operation)
    let drop = operation.drops ? target : nil
    if drop == nil, let target {
      target.delegate?.dropInteraction(target, sessionDidExit: dropSession)
    }
    let animator = DragAnimator()
    if let drop {
      drop.delegate?.dropInteraction(drop, performDrop: dropSession)
      for item in session.items {
        drop.delegate?.dropInteraction(drop, item: item, willAnimateDropWith: animator)
      }
    }
    UIView.animate(withDuration: Self.ending, delay: 0, options: .curveEaseInOut) {
      self.settle(isDropped: drop != nil)
      animator.animate()
    } completion: { _ in
      self.preview?.removeFromSuperview()
      animator.complete()
      if let drop { drop.delegate?.dropInteraction(drop, concludeDrop: self.dropSession) }
      self.finish(operation)
    }
  }

  /// The preview returns to its place, or shrinks into the view below.
  private func settle(isDropped: Bool) {
    preview?.layer.shadowOpacity = 0
    if isDropped {
      preview?.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      preview?.alpha = 0
    } else {
      preview?.transform = .identity
      preview?.center = origin
    }
  }

  private func finish(_ operation: UIDropOperation) {
    for drop in visited { drop.delegate?.dropInteraction(drop, sessionDidEnd: dropSession) }
    interaction.delegate?.dragInteraction(interaction, session: session, didEndWith: operation)
  }
}
