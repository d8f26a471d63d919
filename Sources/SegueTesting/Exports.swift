// Importing SegueTesting makes everything available that its assertions take.

@_exported import SegueGoldens
@_exported import SegueScenes
@_exported import SegueStage
@_exported import UIKit
