// Motion that was recorded from iOS: for each of some recordings in public repositories, the
// position of one edge in consecutive frames, measured by a script from the pictures, in pixels.

/// A motion in a recording.
struct RecordedMotion: Sendable {
  /// The frames per second of the recording. The delays of its GIF are rounded; frames are counted.
  let rate: Double
  /// The time of the first frame after the start of the motion, in seconds. A recording does not
  /// state it; it is the one with which the fitted law is closest.
  let first: Double
  /// The positions in consecutive frames.
  let positions: [Double]
  /// The position before and after the motion, where the recording shows both at rest.
  var ends: (from: Double, to: Double)?
  /// The root mean square of the differences that is permitted, as a share of the way.
  let tolerance: Double

  /// The times of the frames after the start of the motion.
  var times: [Double] { positions.indices.map { first + Double($0) / rate } }

  /// Returns the root mean square of the differences from a motion, as a share of the way.
  /// - Parameter progress: The progress of the motion at `times`, from 0 to 1 or beyond.
  func difference(from progress: [Double]) -> Double {
    let ends = ends ?? fittedEnds(progress)
    let errors = zip(positions, progress).map { $0 - ends.from - (ends.to - ends.from) * $1 }
    let mean = errors.reduce(0) { $0 + $1 * $1 } / Double(errors.count)
    return mean.squareRoot() / abs(ends.to - ends.from)
  }

  /// Returns the ends with which the differences are smallest.
  private func fittedEnds(_ progress: [Double]) -> (from: Double, to: Double) {
    let count = Double(progress.count)
    let (x, y) = (progress.reduce(0, +) / count, positions.reduce(0, +) / count)
    let product = zip(progress, positions).reduce(0) { $0 + ($1.0 - x) * ($1.1 - y) }
    let slope = product / progress.reduce(0) { $0 + ($1 - x) * ($1 - x) }
    return (y - slope * x, y - slope * x + slope)
  }
}

extension RecordedMotion {
  /// A full-screen presentation by the system: the top edge of the presented view, 320 x 569.
  /// sgr-ksmt/PullToDismiss d0136931, `Documents/sample.gif`, frames 270-283. A free fit is a
  /// critical spring with ω = 18.25; UIKit's mass 3 and stiffness 1000 have 18.257.
  static let systemPresent = RecordedMotion(
    rate: 30, first: 0.0384,
    positions: [
      480.268, 354.038, 243.993, 160.269, 102.269, 63.993, 39.192, 23.955, 14.615, 8.615, 5.076,
      2.615, 1.765, 0.947,
    ], ends: (569, 0), tolerance: 0.001)

  /// A dismissal by the system, from where a finger has pulled the view to: its top edge. The same
  /// recording, frames 426-438. A free fit has ω = 18.0.
  static let systemDismiss = RecordedMotion(
    rate: 30, first: -0.0006,
    positions: [
      301.129, 335.792, 392.129, 445.038, 486.892, 515.910, 536.269, 548.192, 556.892, 561.993,
      564.365, 566.038, 567.993,
    ], tolerance: 0.003)

  /// Pushes and a pop by the system: the left edge of the upper view. Of iOS 13,
  /// thomas-sivilay/blog-large-title-ios13 22e7ae74, `issue_ios13.mov`, frames 201-225; of iOS 18.2,
  /// jongbelegen/expo-router-navigate-bug ef1cf22a, `recording.mov`, frames 210-233 and 803-816. Free
  /// fits have ω = 18.38, 18.44 and 18.33.
  static let pushes = [
    RecordedMotion(
      rate: 60, first: 0.0158,
      positions: [
        634.8, 584.86, 518.56, 448.92, 386.81, 327.06, 272.4, 228.36, 191.7, 161.11, 134.98, 115.39,
        99.81, 86.32, 76.56, 68.34, 62.31, 57.19, 53.45, 50.45, 47.45, 45.22, 44.45, 42.98, 42.24,
      ], ends: (659, 40), tolerance: 0.003),
    RecordedMotion(
      rate: 60, first: 0.0155,
      positions: [
        345.75, 319.17, 284.13, 246.5, 212.08, 180.72, 152.76, 129.2, 109.43, 92.98, 79.1, 68.72,
        60.46, 53.46, 48.19, 43.71, 40.43, 37.93, 35.93, 34.3, 33.19, 32.04, 31.54, 31,
      ], ends: (356.5, 29.5), tolerance: 0.003),
  ]
  static let pop = RecordedMotion(
    rate: 60, first: 0.0181,
    positions: [
      42.89, 71.83, 109.68, 145.28, 179.18, 210.31, 237.33, 260.48, 279.57, 295.75, 308.9, 318.49,
      327, 333.5,
    ], ends: (29.5, 357), tolerance: 0.003)

  /// The lower view of a push: its shift, 0.3 of a width of 328 pixels. The recording of iOS 18.2,
  /// frames 104-118.
  static let parallax = RecordedMotion(
    rate: 60, first: 0.0179,
    positions: [
      -5.21, -12.78, -23.32, -34.75, -44.92, -54.11, -62.21, -69.11, -74.99, -79.87, -83.89, -86.91,
      -89.32, -91.26, -92.98,
    ], ends: (0, -98.4), tolerance: 0.004)

  /// The keyboard that falls by itself, and one that rises with an alert: its top edge. A device with
  /// iOS 11, ravitripathi/TodoApp d719d5c1, `demo.MP4`, frames 217-229 and 136-157. Free fits have
  /// ω = 18.14 and 22.81.
  static let keyboardFalls = RecordedMotion(
    rate: 60, first: 0.0292,
    positions: [
      43.5, 88.5, 138.2, 184, 226, 263, 294.9, 321.7, 343.9, 362.8, 377, 388.6, 398,
    ], ends: (0, 433), tolerance: 0.003)
  static let keyboardWithAlert = RecordedMotion(
    rate: 60, first: 0.036,
    positions: [
      346.92, 285.18, 229.42, 180.11, 139.01, 105.84, 79.77, 59.04, 44.02, 32.52, 23.8, 17.31,
      12.65, 9.2, 6.7, 4.8, 3.44, 2.43, 1.78, 1.2, 0.94, 0.71,
    ], ends: (433, 0), tolerance: 0.002)

  /// The dimming behind the same alert: the color of a white screen, 0 to 255.
  static let alertDimming = RecordedMotion(
    rate: 60, first: 0.036,
    positions: [
      235, 220, 207, 195, 186, 178, 172, 167, 163, 161, 159, 157, 156, 155, 155, 154,
    ], ends: (255, 153), tolerance: 0.004)

  /// A context menu that opens: its right edge. An iPad with iOS 14 or 15,
  /// hristost/uicontextmenu-glitch 96fb85ae, `screenrecording.MP4`, frames 214-234. A free fit of all
  /// edges has a damping ratio of 0.797 and ω = 18.9.
  static let contextMenu = RecordedMotion(
    rate: 60, first: 0.0768,
    positions: [
      217, 276, 326, 368, 400, 425, 443, 456, 464, 469, 473, 473, 473, 473, 473, 471, 470, 469, 468,
      468, 467,
    ], tolerance: 0.003)

  /// A zoom by the system: the width of the card that grows out of a cell, 300 to 1206 pixels.
  /// antiraum/iOS26_UICollectionViewZoomTransitionIssue 188f4b2c, the recording of a simulator of
  /// iOS 26, frames 6-23. A free fit is a critical spring with ω = 18.7, for a second zoom of the
  /// recording, too; Segue uses the 18.257 of UIKit's other transitions.
  static let systemZoom = RecordedMotion(
    rate: 60, first: 0.0845,
    positions: [
      707.18, 796.7, 873.48, 938.62, 992.25, 1036.84, 1072.37, 1101.06, 1123.83, 1142.1, 1156.53,
      1167.92, 1176.33, 1183.38, 1188.94, 1192.5, 1195.98, 1198.36,
    ], ends: (300, 1206), tolerance: 0.003)

  /// A sheet that changes its detent by `animateChanges`, up and down: the top of a button in it.
  /// lodev09/react-native-true-sheet 379fd14f, `docs/docs/guides/assets/resizing.gif`, whose sheet is
  /// UIKit's, iOS 26, frames 86-96 and 108-118. It has only 20 frames a second, not quite even. Free
  /// fits are critical springs with ω = 17.8 and 18.2.
  static let sheetDetents = [
    RecordedMotion(
      rate: 20, first: 0.052,
      positions: [
        393.66, 328, 273.96, 249.04, 234.03, 226.33, 223.2, 222.04, 221.01, 220.66, 220.17,
      ], ends: (452.97, 220.17), tolerance: 0.008),
    RecordedMotion(
      rate: 20, first: 0.02,
      positions: [
        225.46, 269.37, 302.91, 326, 338.26, 346.06, 347.99, 349.27, 350.05, 350.12, 350.18,
      ], ends: (220.17, 350.69), tolerance: 0.008),
  ]

  /// `UIView.animate` with 0.3 s and no options, a slide out and one back: the boundary between two
  /// screens, 499 pixels. seedante/iOS-ViewController-Transition-Demo 1d6c1c13,
  /// `Figures/Push&Pop.gif`, frames 14-30 and 74-90.
  static let defaultCurve = [
    RecordedMotion(
      rate: 60, first: 0.021,
      positions: [
        494, 483.33, 466, 441.67, 410.33, 372.17, 330.5, 283.67, 239, 189, 145.33, 105.17, 71.17,
        44, 23.5, 10, 2,
      ], ends: (499, 0), tolerance: 0.002),
    RecordedMotion(
      rate: 60, first: 0.02,
      positions: [
        5, 14.67, 32.17, 55.5, 86.83, 124, 166, 211.5, 258.33, 306, 350.83, 390.83, 426, 453.17,
        474.67, 489.17, 497,
      ], ends: (0, 499), tolerance: 0.002),
  ]

  /// `.curveEaseOut` with 0.5 s: the right edge of a text field that slides in.
  /// allenwong/30DaysofSwift 8f5b1d7c, `Project 12 - LoginAnimation`, frames 38-51.
  static let easeOut = RecordedMotion(
    rate: 30, first: 0.053,
    positions: [
      30.544, 62.399, 93.144, 121.459, 148.339, 173.83, 197.473, 219.241, 238.903, 256.531,
      271.071, 282.946, 291.509, 295.885,
    ], ends: (-23.64, 296.36), tolerance: 0.001)

  /// A spring with damping 0.2, 1 s and velocity 10: the width of a button. The same recording,
  /// frames 82-103.
  static let wideSpring = RecordedMotion(
    rate: 30, first: 0.0452,
    positions: [
      170.07, 199.38, 208.48, 196.94, 179.05, 165.66, 165.31, 173.31, 182.74, 187.6, 186.13, 180.8,
      176.89, 175.59, 177.15, 179.31, 180.92, 181.18, 180.66, 178.96, 178.53, 178.71,
    ], ends: (128.19, 179.3), tolerance: 0.01)

  /// A spring with damping 0.43 and 0.9 s: the middle of a wave, of which every point moves so.
  /// gontovnik/DGElasticPullToRefresh c525935d, `DGElasticPullToRefreshPreview1.gif`, frames
  /// 105-153. A free fit has ω = 15.8; SEMANTICS 1c has 15.93.
  static let elasticSpring = RecordedMotion(
    rate: 60, first: -0.0028,
    positions: [
      249.55, 245.56, 236.09, 221.05, 202.8, 183.75, 163.92, 145.9, 130.53, 117.1, 106.82, 100.21,
      95.97, 93.98, 94.54, 96.32, 99.92, 103.94, 108.09, 112.51, 116.35, 120.22, 123.08, 125.37,
      127.02, 128.09, 128.42, 128.36, 127.97, 127.22, 126.35, 125.44, 124.4, 123.66, 122.81, 122.08,
      121.62, 121.13, 120.94, 120.86, 120.86, 120.93, 121.03, 121.2, 121.44, 121.76, 121.92, 122.07,
      122.17,
    ], tolerance: 0.003)
}
