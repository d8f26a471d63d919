// The configuration of a whole suite: set once by a trait, or around a call where there are no
// traits.

import SegueGoldens
import Testing

/// The defaults for when goldens are written and how clips are compared.
public struct GoldenConfiguration: Sendable {
  /// When goldens are written. If `nil`, as `SEGUE_RECORD` specifies.
  public var record: RecordMode?
  /// How frames are compared. If `nil`, they must be identical.
  public var comparison: ImageComparison?
  /// The reason why the comparison is not exact.
  public var reason: String?
  /// The folder of the goldens. If `nil`, `__Goldens__` beside the test file.
  public var folder: String?

  /// Creates a configuration. Values that are `nil` are inherited.
  public init(
    record: RecordMode? = nil, comparison: ImageComparison? = nil, reason: String? = nil,
    folder: String? = nil
  ) {
    (self.record, self.comparison) = (record, comparison)
    (self.reason, self.folder) = (reason, folder)
  }

  /// The configuration of the current task.
  @TaskLocal public static var current = GoldenConfiguration()

  /// Returns this configuration with its `nil` values taken from `outer`.
  func over(_ outer: GoldenConfiguration) -> GoldenConfiguration {
    GoldenConfiguration(
      record: record ?? outer.record, comparison: comparison ?? outer.comparison,
      reason: reason ?? outer.reason, folder: folder ?? outer.folder)
  }
}

/// Calls `body` with a configuration whose missing values are inherited. With XCTest, call it in
/// `invokeTest()`.
public func withGoldens<Result>(
  _ configuration: GoldenConfiguration, _ body: () throws -> Result
) rethrows -> Result {
  try GoldenConfiguration.$current.withValue(
    configuration.over(GoldenConfiguration.current), operation: body)
}

/// Calls the asynchronous `body` with a configuration whose missing values are inherited.
public func withGoldens<Result>(
  _ configuration: GoldenConfiguration, isolation: isolated (any Actor)? = #isolation,
  _ body: () async throws -> Result
) async rethrows -> Result {
  try await GoldenConfiguration.$current.withValue(
    configuration.over(GoldenConfiguration.current), operation: body)
}

/// Sets the configuration of a test or suite.
public struct GoldenTrait: TestTrait, SuiteTrait, TestScoping {
  let configuration: GoldenConfiguration
  /// Always `true`: the trait applies to nested suites as well.
  public var isRecursive: Bool { true }

  /// Runs the test with the configuration.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await GoldenConfiguration.$current.withValue(
      configuration.over(GoldenConfiguration.current), operation: function)
  }
}

extension Trait where Self == GoldenTrait {
  /// Returns a trait that specifies when goldens are written and how clips are compared, as in
  /// `@Suite(.goldens(record: .missing))`.
  public static func goldens(
    record: RecordMode? = nil, comparison: ImageComparison? = nil, because reason: String? = nil,
    folder: String? = nil
  ) -> Self {
    GoldenTrait(
      configuration: GoldenConfiguration(
        record: record, comparison: comparison, reason: reason, folder: folder))
  }
}
