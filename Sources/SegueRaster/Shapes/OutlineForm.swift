// Part of the first stage: what is derived from the vertices of a convex polygon. A frame often has
// many polygons that differ only by whole pixels, such as the views of a list; they share one form.

import CSegueKernels
import Foundation
import SeguePixels
import Synchronization

/// A convex polygon, relative to the pixel that contains the upper left corner of its extent.
final class OutlineForm: Sendable {
  /// The vertices, clockwise where y points down.
  let vertices: [Outline.Vertex]
  /// The edges that are not horizontal, sorted by their upper ends. Valid while the form exists.
  nonisolated(unsafe) let edges: UnsafeBufferPointer<segue_edge>
  /// The polygon for C. Valid while the form exists.
  nonisolated(unsafe) let convex: segue_convex
  /// The smallest axis-aligned rectangle that contains the vertices.
  let box: OutlineBox
  /// Axis-aligned rectangles inside the polygon.
  let cores: OutlineCores
  /// A Boolean value that indicates whether the polygon is an axis-aligned rectangle.
  let isUpright: Bool

  private let memory: OutlineMemory

  /// Creates the form of clockwise vertices with the given extent.
  init(_ vertices: [Outline.Vertex], _ extent: segue_extent) {
    self.vertices = vertices
    memory = OutlineMemory(vertices, extent)
    (edges, convex) = (memory.edges, memory.convex)
    box = OutlineBox(
      minX: extent.min_x, minY: extent.min_y, maxX: extent.max_x, maxY: extent.max_y)
    cores = OutlineCores(vertices, extent)
    isUpright = Self.isUpright(vertices)
  }

  private static func isUpright(_ corners: [Outline.Vertex]) -> Bool {
    guard corners.count == 4 else { return false }
    return corners.indices.allSatisfy { i in
      let (p, q) = (corners[i], corners[(i + 1) % 4])
      return p.x == q.x || p.y == q.y
    }
  }

  /// Returns the index of an edge such that all before it end above `y`, and none of them at `y`.
  func firstEdge(from y: Double) -> Int {
    withUnsafePointer(to: convex.table) { Int(segue_first_edge($0, y)) }
  }
}

/// The forms of a frame. It makes no difference to a form whether it is found here or made again.
final class OutlineForms: Sendable {
  private struct Known {
    var forms: [UInt64: OutlineForm] = [:]
    var last: OutlineForm?
  }

  private let known = Mutex(Known())

  /// Returns the form of clockwise vertices with the given extent.
  func form(_ vertices: [Outline.Vertex], _ extent: segue_extent) -> OutlineForm {
    known.withLock { known in
      if let last = known.last, last.vertices.areSame(as: vertices) { return last }
      let hash = vertices.hash
      if let form = known.forms[hash], form.vertices.areSame(as: vertices) {
        known.last = form
        return form
      }
      let form = OutlineForm(vertices, extent)
      known.forms[hash] = form
      known.last = form
      return form
    }
  }
}

extension [Outline.Vertex] {
  /// A hash of the bytes.
  fileprivate var hash: UInt64 {
    withUnsafeBytes { bytes in
      bytes.baseAddress.map { segue_hash($0, bytes.count, UInt64(count)) } ?? 0
    }
  }

  /// Returns whether the bytes are those of `other`.
  fileprivate func areSame(as other: [Outline.Vertex]) -> Bool {
    guard count == other.count else { return false }
    return withUnsafeBytes { own in
      other.withUnsafeBytes { other in
        guard let own = own.baseAddress, let bytes = other.baseAddress else { return true }
        return memcmp(own, bytes, other.count) == 0
      }
    }
  }
}
