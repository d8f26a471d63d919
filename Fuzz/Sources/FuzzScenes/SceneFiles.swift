// The files that scenes can name: images, a movie, and a file that is neither.

import Foundation
import SegueFiles

/// The folder of the scenes.
enum SceneFiles {
  /// The paths in the folder, and two that lead nowhere.
  static let names = ["image.png", "wide.png", "movie.gif", "text.txt", "none.png", "../x.png"]

  static let folder = AssetFolder(
    path: URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../SceneFiles").standardizedFileURL.path)
}
