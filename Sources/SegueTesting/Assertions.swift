// The assertions. Each records a clip, compares it with the golden beside the test, and reports to
// the library with which the test was written.

import Foundation
import QuartzCore
import SegueDisplay
import SegueGoldens
import SegueScenes
import SegueStage
import SegueWorld
import UIKit

/// Asserts that a clip of `value` equals its golden.
/// - Parameters:
///   - value: The value to record.
///   - strategy: How the clip is made and compared.
///   - name: A name that distinguishes the assertion from others of the same test.
///   - record: When the golden is written; if `nil`, as the suite or `SEGUE_RECORD` specifies. It
///     is never written where `CI` is set.
/// - Returns: The verdict of the comparison.
@MainActor @discardableResult
public func assertRecording<Value>(
  of value: Value, as strategy: MotionStrategy<Value>, named name: String? = nil,
  record: RecordMode? = nil, testName: String = #function, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> GoldenVerdict {
  let place = CallPlace(
    testName: testName, name: name, fileID: fileID, filePath: filePath, line: line, column: column)
  var options = GoldenConfiguration(
    record: record, comparison: strategy.comparison, reason: strategy.reason)
  options = options.over(GoldenConfiguration.current)
  let verdict = GoldenAssertion(place: place, configuration: options).verdict {
    try strategy.subject(value)
  }
  TestReporter(place: place).report(verdict)
  return verdict
}

/// Asserts that presenting a controller with its own transition and dismissing it again equals its
/// golden.
/// - Parameters:
///   - presented: Creates the controller. It is called whenever the clip is played from its start.
///   - first: Creates the presenting controller.
///   - canvas: The screen.
/// - Returns: The verdict of the comparison.
@MainActor @discardableResult
public func assertTransition(
  of presented: @escaping @MainActor () -> UIViewController,
  over first: @escaping @MainActor () -> UIViewController = { UIViewController() },
  on canvas: SceneCanvas = .smallPhone, named name: String? = nil, record: RecordMode? = nil,
  testName: String = #function, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) -> GoldenVerdict {
  let strategy = MotionStrategy<AppStage>.everyFrame.pullback { (canvas: SceneCanvas) in
    try TransitionTest(canvas: canvas).stage(presenting: presented, over: first)
  }
  return assertRecording(
    of: canvas, as: strategy, named: name, record: record, testName: testName, fileID: fileID,
    filePath: filePath, line: line, column: column)
}

/// Asserts that one instant of a clip equals its golden.
/// - Parameters:
///   - seconds: The instant in the clip, in seconds.
///   - value: The value to record.
///   - strategy: How the clip is made and compared.
///   - name: A name that distinguishes the assertion from others of the same test.
/// - Returns: The verdict of the comparison.
@MainActor @discardableResult
public func assertFrame<Value>(
  at seconds: Double, of value: Value, as strategy: MotionStrategy<Value>,
  named name: String? = nil, record: RecordMode? = nil, testName: String = #function,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> GoldenVerdict {
  var still = MotionStrategy<Value> { InstantOfClip(try strategy.subject($0), seconds) }
  (still.comparison, still.reason) = (strategy.comparison, strategy.reason)
  return assertRecording(
    of: value, as: still, named: name, record: record, testName: testName, fileID: fileID,
    filePath: filePath, line: line, column: column)
}

/// A clip that consists of one frame of another.
@MainActor
private final class InstantOfClip: GoldenSubject {
  private let clip: any GoldenSubject
  private let microseconds: Int

  init(_ clip: any GoldenSubject, _ seconds: Double) {
    self.clip = clip
    microseconds = Int(exactly: (min(max(seconds, 0), 86_400) * 1_000_000).rounded()) ?? 0
  }

  var canvas: SceneCanvas { clip.canvas }
  var stepTexts: [String] { clip.stepTexts }
  func frameCount() -> Int { 1 }

  func frame(at time: FrameTime) throws -> DisplayList? {
    guard time.index == 0 else { return nil }
    return try clip.frame(at: FrameTime(index: microseconds, rateNumerator: 1_000_000))
  }

  func inspect(atSeconds seconds: Double) throws -> [InspectionNode] {
    try clip.inspect(atSeconds: Double(microseconds) / 1_000_000)
  }
}
