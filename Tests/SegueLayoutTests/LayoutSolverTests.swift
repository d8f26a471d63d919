import SegueLayout
import Testing

@Suite struct LayoutSolverTests {
  let solver = LayoutSolver()

  private func expression(_ variable: LayoutVariable, _ constant: Double) -> LinearExpression {
    var expression = LinearExpression(variable)
    expression.constant = -constant
    return expression
  }

  @discardableResult private func add(
    _ variable: LayoutVariable, _ relation: LinearRelation, _ constant: Double,
    _ priority: Float = LinearConstraint.required
  ) throws -> ConstraintHandle {
    try solver.add(
      LinearConstraint(expression(variable, constant), relation, priority: priority))
  }

  @Test("Inequalities limit an optional constraint")
  func inequalities() throws {
    let x = solver.makeVariable()
    try add(x, .greaterThanOrEqual, 10)
    try add(x, .lessThanOrEqual, 50)
    let wish = try add(x, .equal, 30, 500)
    solver.solve()
    #expect(solver.value(of: x) == 30)
    try solver.setConstant(-80, of: wish)
    solver.solve()
    #expect(solver.value(of: x) == 50)
    try solver.setConstant(-3, of: wish)
    solver.solve()
    #expect(solver.value(of: x) == 10)
  }

  @Test("One constraint of a higher priority outweighs any number of lower ones")
  func lexicographic() throws {
    let x = solver.makeVariable()
    try add(x, .equal, 1, 251)
    for _ in 0..<200 { try add(x, .equal, 1_000_000, 250) }
    solver.solve()
    #expect(solver.value(of: x) == 1)
  }

  @Test("Priorities that differ by a thousandth are still ordered")
  func closePriorities() throws {
    let x = solver.makeVariable()
    try add(x, .equal, 7, 500)
    try add(x, .equal, 9, 500.001)
    solver.solve()
    #expect(solver.value(of: x) == 9)
  }

  @Test("A constraint can change its priority")
  func priorityChange() throws {
    let x = solver.makeVariable()
    let low = try add(x, .equal, 7, 300)
    try add(x, .equal, 9, 500)
    solver.solve()
    #expect(solver.value(of: x) == 9)
    solver.setPriority(700, of: low)
    solver.solve()
    #expect(solver.value(of: x) == 7)
    solver.setPriority(499, of: low)
    solver.solve()
    #expect(solver.value(of: x) == 9)
  }

  @Test("A contradiction names exactly the constraints that conflict")
  func contradiction() throws {
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try add(z, .equal, 5)
    let first = try add(x, .equal, 10)
    var sum = expression(y, 3)
    sum.add(LinearExpression(x), times: -1)
    let second = try solver.add(LinearConstraint(sum, .equal))
    do {
      try add(y, .lessThanOrEqual, 12)
      Issue.record("12 >= 13 was accepted")
    } catch LayoutSolver.ConstraintError.contradicts(let handles) {
      #expect(handles == [first, second])
    }
    solver.solve()
    #expect([x, y, z].map { solver.value(of: $0) } == [10, 13, 5])
  }

  @Test("Constants that become contradictory break the chosen constraint")
  func brokenByConstant() throws {
    let x = solver.makeVariable()
    let low = try add(x, .greaterThanOrEqual, 10)
    let high = try add(x, .lessThanOrEqual, 20)
    try add(x, .equal, 0, 1)
    solver.solve()
    var asked: [[ConstraintHandle]] = []
    solver.constraintToRelax = {
      asked.append($0)
      return $0.first
    }
    try solver.setConstant(-30, of: low)
    solver.solve()
    #expect(asked == [[low, high]])
    #expect(solver.value(of: x) == 0)
  }

  @Test("A duplicate constraint still holds after the other is removed")
  func redundant() throws {
    let x = solver.makeVariable()
    let first = try add(x, .equal, 10)
    try add(x, .equal, 10)
    let third = try add(x, .equal, 10)
    try add(x, .equal, 99, 500)
    solver.remove(first)
    solver.solve()
    #expect(solver.value(of: x) == 10)
    solver.remove(third)
    solver.solve()
    #expect(solver.value(of: x) == 10)
  }

  @Test("An underdetermined system has a reproducible solution and reports its free variables")
  func underDetermined() throws {
    func values() throws -> [Double] {
      let solver = LayoutSolver()
      let (x, y) = (solver.makeVariable(), solver.makeVariable())
      var sum = LinearExpression(x)
      sum.add(LinearExpression(y))
      sum.constant = -100
      _ = try solver.add(LinearConstraint(sum, .equal))
      solver.solve()
      #expect(solver.isAmbiguous(x) && solver.isAmbiguous(y))
      _ = try solver.add(LinearConstraint(LinearExpression(x), .equal, priority: 1))
      solver.solve()
      #expect(!solver.isAmbiguous(x) && !solver.isAmbiguous(y))
      return [solver.value(of: x), solver.value(of: y)]
    }
    #expect(try values() == [0, 100])
    #expect(try values() == values())
  }

  @Test(
    "Numbers that would corrupt the solution are refused",
    arguments: [Double.nan, .infinity, -.infinity, 1e308, -1e12])
  func hostile(number: Double) throws {
    let x = solver.makeVariable()
    let handle = try add(x, .equal, 5)
    #expect(throws: LayoutSolver.ConstraintError.self) { try add(x, .equal, number) }
    #expect(throws: LayoutSolver.ConstraintError.self) {
      try solver.add(LinearConstraint(LinearExpression(x, times: number), .equal))
    }
    #expect(throws: LayoutSolver.ConstraintError.self) {
      try solver.setConstant(number, of: handle)
    }
    #expect(throws: LayoutSolver.ConstraintError.self) {
      try solver.add(LinearConstraint(LinearExpression(x), .equal, priority: .nan))
    }
    solver.solve()
    #expect(solver.value(of: x) == 5)
  }

  @Test("A value reports the constraints that determine it")
  func deciding() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let first = try add(x, .equal, 10)
    var sum = LinearExpression(y)
    sum.add(LinearExpression(x), times: -2)
    let second = try solver.add(LinearConstraint(sum, .equal))
    solver.solve()
    #expect(solver.constraints(deciding: x) == [first])
    #expect(solver.constraints(deciding: y) == [first, second])
    #expect(solver.value(of: y) == 20)
  }
}
