// Random systems of constraints, the same ones that Conformance/run layout makes from the same numbers.

import SegueLayout

/// A sequence of numbers that depends only on its seed.
struct SplitMix {
  private var state: UInt64

  init(_ seed: Int) { state = UInt64(seed) }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func pick(_ count: Int) -> Int { Int(next() >> 33) % count }
}

/// Constraints over numbered variables; the required ones have a solution.
struct RandomSystem {
  struct Row {
    var terms: [(variable: Int, coefficient: Double)]
    var relation: LinearRelation
    var constant: Double
    var priority: Float
  }

  static let priorities: [Float] = [999, 750, 490, 251, 250, 50]

  let count: Int
  private(set) var rows: [Row] = []

  init(_ number: Int) {
    var random = SplitMix(number)
    count = 2 + random.pick(8)
    let count = count
    let hidden = (0..<count).map { _ in Double(random.pick(201) - 100) }
    for _ in 0..<random.pick(6) {
      let terms = Self.terms(&random, count)
      let relation = random.pick(3) - 1
      let room = Double(random.pick(50))
      let value = terms.reduce(0.0) { sum, term in sum + term.coefficient * hidden[term.variable] }
      rows.append(
        Row(
          terms: terms, relation: LinearRelation(rawValue: relation) ?? .equal,
          constant: -value + Double(relation) * room, priority: LinearConstraint.required))
    }
    for _ in 0..<1 + random.pick(20) {
      let terms = Self.terms(&random, count)
      let relation = LinearRelation(rawValue: random.pick(3) - 1) ?? .equal
      let constant = Double(random.pick(401) - 200)
      let priority = Self.priorities[random.pick(Self.priorities.count)]
      rows.append(Row(terms: terms, relation: relation, constant: constant, priority: priority))
    }
  }

  private static func terms(_ random: inout SplitMix, _ count: Int) -> [(
    variable: Int, coefficient: Double
  )] {
    (0..<1 + random.pick(3)).map { _ in
      let variable = random.pick(count)
      let coefficient = random.pick(9) - 4
      return (variable, coefficient == 0 ? 1 : Double(coefficient))
    }
  }

  /// A row in the terms of a solver.
  static func constraint(_ row: Row, _ variables: [LayoutVariable]) -> LinearConstraint {
    var expression = LinearExpression(constant: row.constant)
    for term in row.terms {
      expression.add(LinearExpression(variables[term.variable]), times: term.coefficient)
    }
    return LinearConstraint(expression, row.relation, priority: row.priority)
  }
}
