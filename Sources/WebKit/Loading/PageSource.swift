// Where the contents of a page come from.

import Foundation

/// The source of a page.
enum PageSource {
  /// A request, which the network, a file or the app's handler of a scheme answers.
  case request(SegueURLRequest)
  /// Contents that the app has.
  case contents(Data, SegueURLResponse, SegueURLRequest)

  /// The request of which delegates are told.
  var request: SegueURLRequest {
    switch self {
    case .request(let request), .contents(_, _, let request): request
    }
  }

  /// A Boolean value that indicates whether the page is listed among those to go back to.
  var isListed: Bool {
    switch self {
    case .request: true
    case .contents: false
    }
  }

  /// Returns the source of contents that an app has, with the URL to which their links are relative.
  static func contents(
    _ data: Data, type: String, encoding: String?, baseURL: URL?
  ) -> PageSource? {
    guard let url = baseURL ?? blank else { return nil }
    let response = SegueURLResponse(
      url: url, mimeType: type, expectedContentLength: data.count, textEncodingName: encoding)
    return .contents(data, response, SegueURLRequest(url: url))
  }

  /// The URL of pages without one.
  static var blank: URL? { URL(string: "about:blank") }
}
