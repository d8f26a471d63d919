import Foundation
import SegueLayout
import Testing

@Suite struct RandomSystemTests {
  /// The results of Conformance/run layout: for each system and priority, the smallest total error.
  static let optima: [[(priority: Float, total: Double)]] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures/optima.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map { line in
      line.split(separator: " ").dropFirst().compactMap { field in
        let parts = field.split(separator: ":").compactMap { Double($0) }
        return parts.count == 2 ? (Float(parts[0]), parts[1]) : nil
      }
    }
  }()

  @Test("A thousand systems are solved as well as by a linear-programming solver")
  func optimal() throws {
    #expect(Self.optima.count == 1000)
    for (number, expected) in Self.optima.enumerated() {
      let (solver, _, _) = try solved(RandomSystem(number))
      expectTotals(solver, expected, "system \(number)")
    }
  }

  @Test(
    "Any order of additions, removals and changes has the same final solution"
  )
  func incremental() throws {
    for (number, expected) in Self.optima.enumerated() {
      var random = SplitMix(1_000_000 + number)
      let system = RandomSystem(number)
      let solver = LayoutSolver()
      let variables = (0..<system.count).map { _ in solver.makeVariable() }
      var passing: [ConstraintHandle] = []
      for row in shuffled(system.rows, &random) {
        var first = RandomSystem.constraint(row, variables)
        let isEdited = random.pick(2) == 0 && !first.isRequired
        if isEdited { first.expression.constant = Double(random.pick(401) - 200) }
        let handle = try solver.add(first)
        passing.append(try solver.add(passerBy(variables, &random)))
        if random.pick(3) == 0 { solver.solve() }
        if isEdited { try solver.setConstant(row.constant, of: handle) }
        if random.pick(2) == 0 { solver.remove(passing.remove(at: random.pick(passing.count))) }
      }
      for handle in passing { solver.remove(handle) }
      solver.solve()
      expectTotals(solver, expected, "system \(number)")
    }
  }

  @Test("Constants that change and return leave nothing behind")
  func wanderingConstants() throws {
    for (number, expected) in Self.optima.enumerated() where number % 5 == 0 {
      var random = SplitMix(2_000_000 + number)
      let system = RandomSystem(number)
      let (solver, handles, _) = try solved(system)
      for _ in 0..<20 {
        let index = random.pick(handles.count)
        guard system.rows[index].priority < LinearConstraint.required else { continue }
        try solver.setConstant(Double(random.pick(4001) - 2000), of: handles[index])
        solver.solve()
      }
      for (row, handle) in zip(system.rows, handles) {
        try solver.setConstant(row.constant, of: handle)
      }
      solver.solve()
      expectTotals(solver, expected, "system \(number)")
    }
  }

  // MARK: Parts

  private func solved(_ system: RandomSystem) throws -> (
    LayoutSolver, [ConstraintHandle], [LayoutVariable]
  ) {
    let solver = LayoutSolver()
    let variables = (0..<system.count).map { _ in solver.makeVariable() }
    let handles = try system.rows.map {
      try solver.add(RandomSystem.constraint($0, variables))
    }
    solver.solve()
    return (solver, handles, variables)
  }

  /// An optional constraint that is absent at the end.
  private func passerBy(_ variables: [LayoutVariable], _ random: inout SplitMix)
    -> LinearConstraint
  {
    var expression = LinearExpression(variables[random.pick(variables.count)])
    expression.constant = Double(random.pick(401) - 200)
    let relation = LinearRelation(rawValue: random.pick(3) - 1) ?? .equal
    return LinearConstraint(expression, relation, priority: Float(1 + random.pick(999)))
  }

  private func shuffled(_ rows: [RandomSystem.Row], _ random: inout SplitMix) -> [RandomSystem.Row]
  {
    var rows = rows
    for last in rows.indices.dropFirst().reversed() { rows.swapAt(last, random.pick(last + 1)) }
    return rows
  }

  private func expectTotals(
    _ solver: LayoutSolver, _ expected: [(priority: Float, total: Double)], _ name: String
  ) {
    let found = solver.violations
    let required = found.first { $0.priority == LinearConstraint.required }?.total ?? 0
    #expect(required < 1e-6, "\(name): required constraints are missed by \(required)")
    for (priority, total) in expected {
      let own = found.first { $0.priority == priority }?.total ?? .nan
      #expect(abs(own - total) <= 1e-4, "\(name), priority \(priority): \(own), not \(total)")
    }
  }
}
