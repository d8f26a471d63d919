// The square matrices of the module simd, with columns that are vectors.

import Foundation

/// A square matrix whose columns are vectors.
public protocol SIMDMatrix: Equatable {
  /// The type of the columns.
  associatedtype Column: SIMD where Column.Scalar: BinaryFloatingPoint
  /// The number of columns, and of rows.
  static var size: Int { get }
  /// Creates a matrix of zeros.
  init()
  /// A column.
  subscript(column: Int) -> Column { get set }
}

extension SIMDMatrix {
  /// The type of the numbers.
  public typealias Number = Column.Scalar

  /// Creates a matrix of columns; those that are missing are zero.
  public init(_ columns: [Column]) {
    self.init()
    for (index, column) in columns.prefix(Self.size).enumerated() { self[index] = column }
  }
  /// Creates a matrix of rows; those that are missing are zero.
  public init(rows: [Column]) { self = Self(rows).transpose }
  /// Creates a matrix with the given diagonal, and zeros elsewhere.
  public init(diagonal: Column) {
    self.init()
    for index in 0..<Self.size { self[index][index] = diagonal[index] }
  }
  /// Creates a multiple of the identity.
  public init(_ scalar: Number) { self.init(diagonal: Column(repeating: scalar)) }

  /// The number in a column and a row.
  public subscript(column: Int, row: Int) -> Number {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  /// The matrix with rows and columns exchanged.
  public var transpose: Self {
    var made = Self()
    for column in 0..<Self.size {
      for row in 0..<Self.size { made[row][column] = self[column][row] }
    }
    return made
  }

  /// The determinant.
  public var determinant: Number { eliminated().determinant }

  /// The inverse; its numbers are not finite if there is none.
  public var inverse: Self { eliminated().inverse }

  /// Solves for the identity by elimination with the largest number of each column.
  private func eliminated() -> (determinant: Number, inverse: Self) {
    var (left, right) = (transpose, Self(1))
    var determinant: Number = 1
    for step in 0..<Self.size {
      let largest = (step..<Self.size).reduce(step) {
        left[$1][step].magnitude > left[$0][step].magnitude ? $1 : $0
      }
      if largest != step {
        (left[step], left[largest]) = (left[largest], left[step])
        (right[step], right[largest]) = (right[largest], right[step])
        determinant = -determinant
      }
      let pivot = left[step][step]
      determinant *= pivot
      (left[step], right[step]) = (left[step] / pivot, right[step] / pivot)
      for other in 0..<Self.size where other != step {
        let part = left[other][step]
        left[other] -= part * left[step]
        right[other] -= part * right[step]
      }
    }
    return (determinant, right.transpose)
  }

  /// Returns whether two matrices have equal numbers.
  public static func == (a: Self, b: Self) -> Bool {
    (0..<size).allSatisfy { a[$0] == b[$0] }
  }
  /// Returns the sum of two matrices.
  public static func + (a: Self, b: Self) -> Self { Self((0..<size).map { a[$0] + b[$0] }) }
  /// Returns the difference of two matrices.
  public static func - (a: Self, b: Self) -> Self { Self((0..<size).map { a[$0] - b[$0] }) }
  /// Returns a matrix with the opposite numbers.
  public static prefix func - (a: Self) -> Self { Self((0..<size).map { -a[$0] }) }
  /// Returns a multiple of a matrix.
  public static func * (a: Number, b: Self) -> Self { Self((0..<size).map { a * b[$0] }) }
  /// Returns a multiple of a matrix.
  public static func * (a: Self, b: Number) -> Self { b * a }
  /// Returns a column multiplied by a matrix.
  public static func * (a: Self, b: Column) -> Column {
    (0..<size).reduce(Column()) { $0 + a[$1] * b[$1] }
  }
  /// Returns a row multiplied by a matrix.
  public static func * (a: Column, b: Self) -> Column { b.transpose * a }
  /// Returns the product of two matrices: what `b` does, and then what `a` does.
  public static func * (a: Self, b: Self) -> Self { Self((0..<size).map { a * b[$0] }) }
  /// Adds a matrix.
  public static func += (a: inout Self, b: Self) { a = a + b }
  /// Subtracts a matrix.
  public static func -= (a: inout Self, b: Self) { a = a - b }
  /// Multiplies by a matrix on the right.
  public static func *= (a: inout Self, b: Self) { a = a * b }
}

/// A matrix of two columns and two rows.
public struct SIMDMatrix2x2<Scalar: BinaryFloatingPoint & SIMDScalar>: SIMDMatrix {
  /// The number of columns, and of rows.
  public static var size: Int { 2 }
  /// The columns.
  public var columns: (SIMD2<Scalar>, SIMD2<Scalar>)
  /// Creates a matrix of zeros.
  public init() { columns = (.zero, .zero) }
  /// Creates a matrix of columns.
  public init(columns: (SIMD2<Scalar>, SIMD2<Scalar>)) { self.columns = columns }
  /// Creates a matrix of columns.
  public init(_ col0: SIMD2<Scalar>, _ col1: SIMD2<Scalar>) { columns = (col0, col1) }
  /// A column, 0 or 1.
  public subscript(column: Int) -> SIMD2<Scalar> {
    get { column == 0 ? columns.0 : columns.1 }
    set { if column == 0 { columns.0 = newValue } else { columns.1 = newValue } }
  }
}

/// A matrix of three columns and three rows.
public struct SIMDMatrix3x3<Scalar: BinaryFloatingPoint & SIMDScalar>: SIMDMatrix {
  /// The number of columns, and of rows.
  public static var size: Int { 3 }
  /// The columns.
  public var columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)
  /// Creates a matrix of zeros.
  public init() { columns = (.zero, .zero, .zero) }
  /// Creates a matrix of columns.
  public init(columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)) { self.columns = columns }
  /// Creates a matrix of columns.
  public init(_ col0: SIMD3<Scalar>, _ col1: SIMD3<Scalar>, _ col2: SIMD3<Scalar>) {
    columns = (col0, col1, col2)
  }
  /// A column, 0 to 2.
  public subscript(column: Int) -> SIMD3<Scalar> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      default: columns.2
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      default: columns.2 = newValue
      }
    }
  }
}

/// A matrix of four columns and four rows.
public struct SIMDMatrix4x4<Scalar: BinaryFloatingPoint & SIMDScalar>: SIMDMatrix {
  /// The type of a column.
  public typealias Vector = SIMD4<Scalar>
  /// The number of columns, and of rows.
  public static var size: Int { 4 }
  /// The columns.
  public var columns: (Vector, Vector, Vector, Vector)
  /// Creates a matrix of zeros.
  public init() { columns = (.zero, .zero, .zero, .zero) }
  /// Creates a matrix of columns.
  public init(columns: (Vector, Vector, Vector, Vector)) { self.columns = columns }
  /// Creates a matrix of columns.
  public init(_ col0: Vector, _ col1: Vector, _ col2: Vector, _ col3: Vector) {
    columns = (col0, col1, col2, col3)
  }
  /// A column, 0 to 3.
  public subscript(column: Int) -> Vector {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      default: columns.3
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      default: columns.3 = newValue
      }
    }
  }
}

extension SIMDMatrix2x2: Sendable where Scalar: Sendable, Scalar.SIMD2Storage: Sendable {}
extension SIMDMatrix3x3: Sendable where Scalar: Sendable, Scalar.SIMD4Storage: Sendable {}
extension SIMDMatrix4x4: Sendable where Scalar: Sendable, Scalar.SIMD4Storage: Sendable {}
