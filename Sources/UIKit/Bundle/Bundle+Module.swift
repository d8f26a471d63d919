// The bundle of a module's resources, which is the app's. It is declared here, not in the file that is
// added to the code of an app: sources that are built by Xcode and as a package declare it themselves
// where the package's is missing, and a declaration of their own takes precedence over this one.

import Foundation

extension Bundle {
  /// The bundle of the resources of the module, which is that of the app.
  public static var module: Bundle { SegueBundle.main }
}
