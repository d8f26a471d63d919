// Random systems of constraints that come, go and change, in Segue's solver and in a slow one that
// starts from nothing: what is missed at each priority must be the same.

import FuzzSupport
import SegueLayout

/// One execution: some variables, and changes until the bytes are used up.
#if LIBFUZZER
  @_cdecl("LLVMFuzzerTestOneInput")
#endif
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var system = ChangingSystem(FuzzInput(start, count))
  system.run()
  return 0
}

/// A system of constraints that is changed step by step.
struct ChangingSystem {
  private struct Row {
    var terms: [(variable: Int, coefficient: Double)]
    var relation: LinearRelation
    var constant: Double
    var priority: Float
    var handle: ConstraintHandle
  }

  private var input: FuzzInput
  private let solver = LayoutSolver()
  private var variables: [(variable: LayoutVariable, isNonnegative: Bool)] = []
  private var rows: [Row] = []
  /// What has happened, as texts that are made when there is a finding.
  private var history: [() -> String] = []

  private static let priorities: [Float] = [1000, 1000, 999, 750, 490, 251, 250, 50, 1]
  private static let maximumRows = 14

  init(_ input: FuzzInput) { self.input = input }

  mutating func run() {
    for _ in 0..<input.whole(1...5) {
      let isNonnegative = input.chance(1, of: 4)
      variables.append((solver.makeVariable(isNonnegative: isNonnegative), isNonnegative))
    }
    for _ in 0..<40 where !input.isAtEnd { change() }
    solver.solve()
    compare()
  }

  // MARK: Changes

  private mutating func change() {
    switch input.pick(8) {
    case 0, 1, 2, 3: add()
    case 4: remove()
    case 5: setConstant()
    case 6: setPriority()
    default:
      solver.solve()
      history.append { "solve" }
      if input.chance(1, of: 8) { compare() }
    }
  }

  private mutating func add() {
    guard rows.count < Self.maximumRows else { return }
    let terms = (0..<input.whole(1...3)).map { _ in
      let coefficient = Double(input.whole(-4...4))
      return (input.pick(variables.count), coefficient == 0 ? 0.5 : coefficient)
    }
    let relation = input.pick([LinearRelation.equal, .lessThanOrEqual, .greaterThanOrEqual])
    let (constant, priority) = (self.constant(), input.pick(Self.priorities))
    var expression = LinearExpression(constant: constant)
    for term in terms {
      expression.add(LinearExpression(variables[term.0].variable), times: term.1)
    }
    let index = rows.count
    let text = { "add \(index): \(terms) \(relation) \(constant) at \(priority)" }
    do {
      let handle = try solver.add(LinearConstraint(expression, relation, priority: priority))
      history.append(text)
      rows.append(
        Row(
          terms: terms, relation: relation, constant: constant, priority: priority, handle: handle))
    } catch LayoutSolver.ConstraintError.contradicts(let handles) {
      history.append { "refused: " + text() }
      require(priority >= 1000, "an optional constraint is refused\n\(story)")
      // Those that are named contradict it, without the others.
      let against = rows.filter { handles.contains($0.handle) }
      require(against.count == handles.count, "a constraint is named that is gone\n\(story)")
      require(against.allSatisfy { $0.priority >= 1000 }, "an optional one is named\n\(story)")
      var slow = SlowSolver(isNonnegative: variables.map(\.isNonnegative))
      for row in against { slow.add(row.terms, row.relation, row.constant, row.priority) }
      slow.add(terms, relation, constant, priority)
      require(slow.solve() == nil, "a constraint is refused that contradicts nothing\n\(story)")
    } catch {
      reportFinding("a sound constraint is refused: \(error)\n\(story)")
    }
  }

  private mutating func remove() {
    guard !rows.isEmpty else { return }
    let index = input.pick(rows.count)
    solver.remove(rows[index].handle)
    history.append { "remove \(index)" }
    rows.remove(at: index)
  }

  private mutating func setConstant() {
    guard !rows.isEmpty else { return }
    let (index, constant) = (input.pick(rows.count), constant())
    // What required constraints become that contradict each other is for the caller to choose.
    guard rows[index].priority < 1000 else { return }
    do {
      try solver.setConstant(constant, of: rows[index].handle)
    } catch {
      reportFinding("a sound constant is refused: \(error)\n\(story)")
    }
    history.append { "constant of \(index): \(constant)" }
    rows[index].constant = constant
  }

  private mutating func setPriority() {
    guard !rows.isEmpty else { return }
    let (index, priority) = (input.pick(rows.count), input.pick(Self.priorities))
    solver.setPriority(priority, of: rows[index].handle)
    history.append { "priority of \(index): \(priority)" }
    // Priorities do not change from or to required.
    if rows[index].priority < 1000, priority < 1000 { rows[index].priority = priority }
  }

  private mutating func constant() -> Double { Double(input.whole(-100...100)) }

  // MARK: Comparing

  private func compare() {
    var slow = SlowSolver(isNonnegative: variables.map(\.isNonnegative))
    for row in rows { slow.add(row.terms, row.relation, row.constant, row.priority) }
    guard let expected = slow.solve() else {
      reportFinding("contradicting constraints are accepted\n\(story)")
    }
    for (variable, isNonnegative) in variables where isNonnegative {
      let value = solver.value(of: variable)
      require(value > -1e-6, "a variable that is not negative is \(value)\n\(story)")
    }
    let found = solver.violations
    for (priority, total) in found {
      let limit = priority >= 1000 ? 0 : expected[priority] ?? 0
      require(
        abs(total - limit) <= 1e-4,
        "priority \(priority) is missed by \(total), expected \(limit)\n\(story)")
    }
  }

  private var story: String {
    "\(variables.map(\.isNonnegative))\n" + history.map { $0() }.joined(separator: "\n")
  }
}
