// Data sets of asset catalogues.

import Foundation
import SegueAssets
import SegueWorld

/// The contents of a data set in an asset catalogue.
open class NSDataAsset: NSObject, @unchecked Sendable {
  // Unchecked: nothing changes after the initializer.

  /// The name of the data set.
  public let name: String
  /// The contents of its file.
  public let data: Data
  /// The uniform type identifier of the contents.
  public let typeIdentifier: String

  /// Creates the contents of a data set of the app.
  ///
  /// - Returns: `nil` if no catalogue has the set, or its file cannot be read.
  public convenience init?(name: String) { self.init(name: name, bundle: SegueBundle.main) }

  /// Creates the contents of a data set in a bundle.
  ///
  /// - Returns: `nil` if no catalogue has the set, or its file cannot be read.
  public init?(name: String, bundle: Bundle) {
    let environment = AssetEnvironment(.current)
    guard let folder = AppFolders.folder(of: bundle),
      let file = folder.dataFile(named: name, environment)
    else { return nil }
    do { data = Data(try folder.read(file.path)) } catch {
      folder.report("\(error)")
      return nil
    }
    (self.name, typeIdentifier) = (name, file.type)
    super.init()
  }
}
