// What holds for a whole suite: set once by a trait, or around a call where there are no traits.

import SegueGoldens
import Testing

/// When goldens are written and how clips are compared, unless an assertion says otherwise.
public struct GoldenConfiguration: Sendable {
  /// When goldens are written; `nil` for what `SEGUE_RECORD` says.
  public var record: RecordMode?
  /// How frames are compared; `nil` for exactly.
  public var comparison: PictureComparison?
  /// Why not exactly.
  public var reason: String?
  /// The folder of the goldens; `nil` for `__Goldens__` beside the test file.
  public var folder: String?

  /// A configuration.
  public init(
    record: RecordMode? = nil, comparison: PictureComparison? = nil, reason: String? = nil,
    folder: String? = nil
  ) {
    (self.record, self.comparison) = (record, comparison)
    (self.reason, self.folder) = (reason, folder)
  }

  /// What holds here.
  @TaskLocal public static var current = GoldenConfiguration()

  /// This one, and where it says nothing, `outer`.
  func over(_ outer: GoldenConfiguration) -> GoldenConfiguration {
    GoldenConfiguration(
      record: record ?? outer.record, comparison: comparison ?? outer.comparison,
      reason: reason ?? outer.reason, folder: folder ?? outer.folder)
  }
}

/// Runs `body` with a configuration; what it leaves out is as outside. For XCTest, in `invokeTest()`.
public func withGoldens<Result>(
  _ configuration: GoldenConfiguration, _ body: () throws -> Result
) rethrows -> Result {
  try GoldenConfiguration.$current.withValue(
    configuration.over(GoldenConfiguration.current), operation: body)
}

/// Runs `body` with a configuration, as above; for tests that are `async`.
public func withGoldens<Result>(
  _ configuration: GoldenConfiguration, isolation: isolated (any Actor)? = #isolation,
  _ body: () async throws -> Result
) async rethrows -> Result {
  try await GoldenConfiguration.$current.withValue(
    configuration.over(GoldenConfiguration.current), operation: body)
}

/// Sets the configuration of a test or a suite.
public struct GoldenTrait: TestTrait, SuiteTrait, TestScoping {
  let configuration: GoldenConfiguration
  /// Holds for the suites within, too.
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
  /// When goldens are written, and how clips are compared: `@Suite(.goldens(record: .missing))`.
  public static func goldens(
    record: RecordMode? = nil, comparison: PictureComparison? = nil, because reason: String? = nil,
    folder: String? = nil
  ) -> Self {
    GoldenTrait(
      configuration: GoldenConfiguration(
        record: record, comparison: comparison, reason: reason, folder: folder))
  }
}
