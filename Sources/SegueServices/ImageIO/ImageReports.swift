// Reports about what ImageIO cannot do, from any thread.

import SegueWorld

enum ImageReports {
  /// Reports that a feature does not exist, if this is inside a world.
  static func unsupported(_ feature: String) {
    guard World.isRunningHere else { return }
    MainActor.assumeIsolated { World.current.reportUnsupported(feature) }
  }
}
