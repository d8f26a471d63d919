// Decoding of what declared transitions have besides states: shapes that open, pieces and ways to
// move along.

import CoreGraphics

enum PieceDecoder {
  static func reveal(_ value: SceneValue, arrives: Bool) -> ScreenReveal? {
    guard let shape: ScreenReveal.Shape = value["shape"]?.choice() else { return nil }
    var reveal = ScreenReveal(shape: shape)
    reveal.sides = value["sides"]?.number.flatMap { Int(exactly: $0) }
    value.read("inner", into: &reveal.inner)
    value.read("origin", into: &reveal.origin)
    value.read("turn", into: &reveal.turn)
    value.read("cell", into: &reveal.opening)
    value.read("toward", into: &reveal.direction)
    reveal.cells = cells(value)
    reveal.timing = timing(value, arrives: arrives)
    return reveal
  }

  static func slices(_ value: SceneValue, arrives: Bool) -> ScreenSlices? {
    guard let cells = cells(value) else { return nil }
    var slices = ScreenSlices(cells: cells)
    value.read("toward", into: &slices.direction)
    value.read("alternate", into: &slices.alternates)
    value.read("shadow", into: &slices.castsShadows)
    slices.away = MotionDecoder.state(value["away"])
    slices.timing = timing(value, arrives: arrives)
    return slices
  }

  private static func cells(_ value: SceneValue) -> SceneCells? {
    func count(_ key: String) -> Int? { value[key]?.number.flatMap { Int(exactly: $0) } }
    if let columns = count("columns") { return .grid(columns: columns, rows: count("rows") ?? 1) }
    return count("squares").map { .squares($0) } ?? count("along").map { .along($0) }
      ?? count("across").map { .across($0) }
  }

  private static func timing(_ value: SceneValue, arrives: Bool) -> PieceTiming {
    var timing = PieceTiming()
    timing.stagger = stagger(value["stagger"])
    value.read("ease", into: &timing.ease)
    timing.steps = timing.ease == .linear ? 1 : 10
    value.read("steps", into: &timing.steps)
    timing.arrives = arrives
    return timing
  }

  static func stagger(_ value: SceneValue?) -> MotionStagger {
    var stagger = MotionStagger()
    guard let value else { return stagger }
    if let amount = value.number { stagger.amount = amount }
    value.read("amount", into: &stagger.amount)
    value.read("order", into: &stagger.order)
    value.read("corner", into: &stagger.corner)
    value.read("seed", into: &stagger.seed)
    return stagger
  }

  static func path(_ value: SceneValue?) -> MotionPath? {
    guard let points = value?.elements?.compactMap(\.lengthPair), points.count > 1 else {
      return nil
    }
    return MotionPath(points: points)
  }

  static func dim(_ value: SceneValue?) -> SceneDim? {
    guard let value else { return nil }
    if let opacity = value.number { return SceneDim(opacity: opacity) }
    guard value.entries != nil else { return nil }
    var dim = SceneDim(color: value["color"]?.paint)
    if dim.color == ScenePaint(SceneDim.standardColor) { dim.color = nil }
    value.read("opacity", into: &dim.opacity)
    return dim
  }

  static func travel(_ value: SceneValue?) -> SceneTravel? {
    guard let value, let direction: SceneMotionDirection = value["toward"]?.choice(),
      let distance = value["by"]?.length
    else { return nil }
    var travel = SceneTravel(direction: direction, distance: distance)
    value.read("beyond", into: &travel.beyond)
    return travel
  }
}
