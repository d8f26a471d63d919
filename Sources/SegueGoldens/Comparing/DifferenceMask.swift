// The verdict on each pixel, and the clusters of differing pixels: twelve scattered pixels are
// noise along an edge, twelve in a row are a line that has moved.

/// A mask with a verdict for each pixel.
public struct DifferenceMask: Sendable, Hashable {
  /// The verdicts on a pixel.
  public enum Verdict: UInt8, Sendable {
    /// The bytes are the same.
    case same
    /// The bytes differ, and the comparator tolerates the difference.
    case forgiven
    /// The pixel differs.
    case different
  }

  /// The size in pixels.
  public let width, height: Int
  /// The raw values of the verdicts, row by row.
  var verdicts: [UInt8]

  /// Creates a mask in which no pixel differs.
  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    verdicts = [UInt8](repeating: 0, count: width * height)
  }

  /// Returns the verdict on a pixel of the image.
  public subscript(x: Int, y: Int) -> Verdict {
    get { Verdict(rawValue: verdicts[y * width + x]) ?? .same }
    set { verdicts[y * width + x] = newValue.rawValue }
  }

  /// The number of pixels that differ.
  public var count: Int { verdicts.reduce(0) { $0 + ($1 == Verdict.different.rawValue ? 1 : 0) } }

  /// Returns the runs of differing pixels in row `y`, as half-open ranges.
  func runs(inRow y: Int) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start: Int?
    for x in 0..<width {
      let differs = verdicts[y * width + x] == Verdict.different.rawValue
      if differs, start == nil { start = x }
      if !differs, let begin = start {
        result.append(begin..<x)
        start = nil
      }
    }
    if let begin = start { result.append(begin..<width) }
    return result
  }

  /// The clusters of differing pixels that are connected, including diagonally, from the largest to
  /// the smallest, then from top to bottom.
  public var clusters: [PixelCluster] {
    var table = ClusterTable()
    var above: [(run: Range<Int>, label: Int)] = []
    for y in 0..<height {
      var row: [(run: Range<Int>, label: Int)] = []
      for run in runs(inRow: y) {
        let touching = above.filter {
          $0.run.lowerBound <= run.upperBound && run.lowerBound <= $0.run.upperBound
        }
        row.append((run, table.add(run, row: y, joining: touching.map(\.label))))
      }
      above = row
    }
    return table.clusters
  }
}

/// A set of connected pixels that differ.
public struct PixelCluster: Sendable, Hashable {
  /// The number of pixels.
  public var pixels: Int
  /// The smallest rectangle that contains the pixels.
  public var bounds: PixelRegion

  /// Creates a cluster.
  public init(pixels: Int, bounds: PixelRegion) { (self.pixels, self.bounds) = (pixels, bounds) }
}

/// A union-find structure over runs of pixels.
private struct ClusterTable {
  private var parents: [Int] = []
  private var found: [PixelCluster] = []

  mutating func add(_ run: Range<Int>, row: Int, joining labels: [Int]) -> Int {
    let bounds = PixelRegion(x: run.lowerBound, y: row, width: run.count, height: 1)
    parents.append(parents.count)
    found.append(PixelCluster(pixels: run.count, bounds: bounds))
    var root = parents.count - 1
    for label in labels { root = join(root, label) }
    return root
  }

  private func root(of label: Int) -> Int {
    var label = label
    while parents[label] != label { label = parents[label] }
    return label
  }

  private mutating func join(_ a: Int, _ b: Int) -> Int {
    let (a, b) = (root(of: a), root(of: b))
    guard a != b else { return a }
    let (retained, gone) = (min(a, b), max(a, b))
    parents[gone] = retained
    found[retained].pixels += found[gone].pixels
    found[retained].bounds = found[retained].bounds.union(found[gone].bounds)
    return retained
  }

  var clusters: [PixelCluster] {
    let roots = parents.indices.filter { parents[$0] == $0 }.map { found[$0] }
    return roots.enumerated().sorted {
      ($1.element.pixels, $0.offset) < ($0.element.pixels, $1.offset)
    }.map(\.element)
  }
}
