// The web view of apps, without a web engine: requests are answered as those of `URLSession` are, the
// delegates learn of every step, and nothing of the contents is drawn or run. Documentation/UIKit/WEB.md.

@_exported import UIKit
