// Coverage that takes memory for each of its pixels: the alpha of drawn nodes, blurred or not. The
// plan records only how it is made and where it lies, which is all that its decisions need. It is
// made when the content behind is finished, and released with its last reader, so that a frame with
// many shadows and masks never has the memory of all of them at once.

import CoreGraphics
import SegueDisplay
import SeguePixels
import Synchronization

/// A mask of which only the pixels are missing.
package final class PendingMask: Sendable {
  /// A blur of the alpha, whose blocks are counted from a corner.
  struct Blur: Sendable {
    let gaussian: GaussianBlur
    let corner: (x: Int, y: Int)
  }

  /// The nodes whose alpha the mask is.
  let nodes: [PlanNode]
  /// The pixels of the nodes that count.
  let box: PixelRect
  /// The blur; `nil` if the mask is the alpha itself.
  let blur: Blur?
  /// The pixels of the mask.
  let bounds: PixelRect

  private struct State {
    var made: AlphaMask?
    var readers = 0
  }

  private let state = Mutex(State())

  /// Creates the mask that is the alpha of `nodes` within `box`.
  init(of nodes: [PlanNode], within box: PixelRect) {
    (self.nodes, self.box, bounds, blur) = (EdgeFinder.related(nodes), box, box, nil)
  }

  /// Creates the mask that is the alpha of `nodes` within `box`, blurred, within `bounds`.
  init(of nodes: [PlanNode], within box: PixelRect, blurred blur: Blur, within bounds: PixelRect) {
    (self.nodes, self.box) = (EdgeFinder.related(nodes), box)
    (self.bounds, self.blur) = (bounds, blur)
  }

  /// The number of references that have not taken the mask.
  var readers: Int { state.withLock { $0.readers } }

  fileprivate func addReader() { state.withLock { $0.readers += 1 } }

  fileprivate func removeReader() {
    let last = state.withLock { state -> AlphaMask? in
      state.readers -= 1
      guard state.readers <= 0 else { return nil }
      defer { state.made = nil }
      return state.made
    }
    withExtendedLifetime(last) {}
  }

  /// Returns the mask, and keeps it only if more than one reader remains.
  fileprivate func mask(_ make: (PendingMask) throws -> AlphaMask) throws -> AlphaMask {
    if let known = state.withLock({ $0.made }) { return known }
    let mask = try make(self)
    state.withLock { if $0.readers > 1 { $0.made = mask } }
    return mask
  }
}

/// A node's use of a pending mask, which it may move. Copies of the node share the reference.
package final class MaskReference: Sendable {
  let mask: PendingMask
  private let x, y: Int
  private let isTaken = Atomic(false)

  init(_ mask: PendingMask, movedBy x: Int = 0, _ y: Int = 0) {
    (self.mask, self.x, self.y) = (mask, x, y)
    mask.addReader()
  }

  deinit { if !isTaken.load(ordering: .relaxed) { mask.removeReader() } }

  /// The pixels of the mask.
  package var bounds: PixelRect { mask.bounds.moved(x, y) }

  /// Returns the mask, which `make` makes if no other reader has had it made. From then on, this
  /// reference does not keep it.
  func take(_ make: (PendingMask) throws -> AlphaMask) throws -> AlphaMask {
    let made = try mask.mask(make)
    let wasTaken = isTaken.exchange(true, ordering: .relaxed)
    if !wasTaken { mask.removeReader() }
    return AlphaMask(made, movedBy: x, y)
  }
}
