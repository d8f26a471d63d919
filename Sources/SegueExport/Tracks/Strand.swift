// The same element in all frames.

/// An element over time.
struct Strand {
  /// The identity of the element.
  let key: NodeKey
  /// The element in each frame; `nil` where it is absent.
  var nodes: [TreeNode?]

  /// Returns the elements of a list over time, back to front in all frames. An element that moves
  /// past another becomes two: one before, one after.
  /// - Parameter lists: The list in each frame; `nil` where it is absent.
  static func aligned(_ lists: [[TreeNode]?]) -> [Strand] {
    var strands: [Strand] = []
    for (frame, list) in lists.enumerated() {
      var next = 0
      for node in list ?? [] {
        if let found = strands[next...].firstIndex(where: { $0.key == node.key }) {
          strands[found].nodes[frame] = node
          next = found + 1
        } else {
          var strand = Strand(key: node.key, nodes: Array(repeating: nil, count: lists.count))
          strand.nodes[frame] = node
          strands.insert(strand, at: next)
          next += 1
        }
      }
    }
    return strands
  }
}
