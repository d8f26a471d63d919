// The view of web pages. Loads run as on a device, with canned responses in place of a network; the page
// itself stays empty.

import Foundation
import SegueWorld

/// A view that shows web pages, empty ones here.
///
/// A request that no canned response answers fails as without a network. The background is that of the
/// system until a page has been loaded, and then white, as that of pages without a color; a web view
/// that is not opaque has none.
@preconcurrency @MainActor
open class WKWebView: UIView {
  let ownConfiguration: WKWebViewConfiguration
  private let pageView = WebPageScrollView(frame: .zero)
  /// What observers see.
  private var state = PageState()
  /// The load that has not ended.
  var load: PageLoad?
  /// The source of the page.
  var committed: PageSource?

  /// The object that decides about navigations and is told of them.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// The object that shows what pages ask for. Nothing is asked for.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// The pages that have been shown.
  public let backForwardList = WKBackForwardList()
  /// The name with which pages are requested. It has no effect.
  open var customUserAgent: String?
  /// A Boolean value that indicates whether swipes go back and forward. There are no such swipes here.
  open var allowsBackForwardNavigationGestures = false
  /// A Boolean value that indicates whether links have previews. There are no links.
  open var allowsLinkPreview = true
  /// A Boolean value that indicates whether developer tools can be attached. It has no effect.
  open var isInspectable = false
  /// A Boolean value that indicates whether text can be searched. It has no effect.
  open var isFindInteractionEnabled = false
  /// The size of the contents relative to their own. It has no effect.
  open var pageZoom: CGFloat = 1
  /// The type of media for which styles of pages are meant. It has no effect.
  open var mediaType: String?
  /// The color outside of the page, which is visible in its place; `nil` for the color of the page.
  open var underPageBackgroundColor: UIColor! { didSet { showPage() } }

  // MARK: Initializers

  /// Creates a web view with a copy of the settings.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    ownConfiguration = Self.copy(configuration)
    super.init(frame: frame)
    addPage()
  }

  /// Creates a web view.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  /// Creates a web view as a storyboard or nib describes it, with the default settings.
  public required init?(coder: NSCoder) {
    ownConfiguration = WKWebViewConfiguration()
    super.init(coder: coder)
    addPage()
  }

  private static func copy(_ configuration: WKWebViewConfiguration) -> WKWebViewConfiguration {
    configuration.copy() as? WKWebViewConfiguration ?? configuration
  }

  private func addPage() {
    WebKeys.register()
    pageView.frame = bounds
    pageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(pageView, at: 0)
    showPage()
  }

  // MARK: Appearance

  /// A copy of the settings.
  open var configuration: WKWebViewConfiguration { Self.copy(ownConfiguration) }
  /// The scroll view of the page.
  open var scrollView: UIScrollView { pageView }
  /// The color of the page; `nil` as long as there is none.
  open var themeColor: UIColor? { nil }

  open override var isOpaque: Bool { didSet { showPage() } }
  /// Whether the page has a background: what apps set by key.
  var drawsBackground = true { didSet { showPage() } }

  /// Gives the page its color.
  func showPage() {
    let isClear = !isOpaque || !drawsBackground
    pageView.backgroundColor =
      isClear
      ? .clear : underPageBackgroundColor ?? (committed == nil ? .systemBackground : .white)
  }

  // MARK: The page

  /// The title of the page; empty if it has none. It can be observed.
  open var title: String? { state.title }
  /// The URL of the page, or of the load that has not ended. It can be observed.
  open var url: URL? { state.url }
  /// A Boolean value that indicates whether a load has not ended. It can be observed.
  open var isLoading: Bool { state.isLoading }
  /// How much of the load has been done: 0.1 while the contents are awaited, 1 at the end. It can be
  /// observed.
  open var estimatedProgress: Double { state.estimatedProgress }
  /// A Boolean value that indicates whether the page was requested with encryption.
  open var hasOnlySecureContent: Bool { state.isSecure }
  /// A Boolean value that indicates whether there is a page before this one. It can be observed.
  open var canGoBack: Bool { state.canGoBack }
  /// A Boolean value that indicates whether there is a page after this one. It can be observed.
  open var canGoForward: Bool { state.canGoForward }

  /// Changes the state, and notifies the observers of what is different.
  func update(_ change: (inout PageState) -> Void) {
    let old = state
    change(&state)
    didChange(inOrder: state.changes(since: old))
  }

  // MARK: Loading

  /// Loads what a request asks for.
  @discardableResult open func load(_ request: SegueURLRequest) -> WKNavigation? {
    begin(PageLoad(.request(request), .other))
  }

  /// Loads a file.
  @discardableResult open func loadFileURL(
    _ url: URL, allowingReadAccessTo readAccessURL: URL
  ) -> WKNavigation? {
    load(SegueURLRequest(url: url))
  }

  /// Loads a file that a request names.
  @discardableResult open func loadFileRequest(
    _ request: SegueURLRequest, allowingReadAccessTo readAccessURL: URL
  ) -> WKNavigation { begin(PageLoad(.request(request), .other)) }

  /// Loads HTML. Its title is read; it is not drawn.
  @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    load(Data(string.utf8), mimeType: "text/html", characterEncodingName: "UTF-8", baseURL: baseURL)
  }

  /// Loads contents of any type. They are not drawn.
  @discardableResult open func load(
    _ data: Data, mimeType: String, characterEncodingName: String, baseURL: URL?
  ) -> WKNavigation? {
    PageSource.contents(data, type: mimeType, encoding: characterEncodingName, baseURL: baseURL)
      .map { begin(PageLoad($0, .other)) }
  }

  /// Loads contents as if they were the response to a request. They are not drawn.
  @discardableResult open func loadSimulatedRequest(
    _ request: SegueURLRequest, response: SegueURLResponse, responseData data: Data
  ) -> WKNavigation { begin(PageLoad(.contents(data, response, request), .other)) }

  /// Loads HTML as if it were the response to a request. It is not drawn.
  @discardableResult open func loadSimulatedRequest(
    _ request: SegueURLRequest, responseHTML string: String
  ) -> WKNavigation {
    let data = Data(string.utf8)
    let response = SegueURLResponse(
      url: request.url ?? URL(filePath: "/"), mimeType: "text/html",
      expectedContentLength: data.count, textEncodingName: "UTF-8")
    return loadSimulatedRequest(request, response: response, responseData: data)
  }

  /// Loads the page again; `nil` if there is none.
  @discardableResult open func reload() -> WKNavigation? {
    committed.map { begin(PageLoad($0, .reload)) }
  }

  /// Loads the page again; `nil` if there is none. There are no caches.
  @discardableResult open func reloadFromOrigin() -> WKNavigation? { reload() }

  /// Ends the load that has not ended: the delegate receives the error `cancelled`.
  open func stopLoading() { cancelLoad() }

  // MARK: Pages before and after

  /// Loads the page before this one; `nil` if there is none.
  @discardableResult open func goBack() -> WKNavigation? {
    backForwardList.backItem.flatMap { go(to: $0) }
  }

  /// Loads the page after this one; `nil` if there is none.
  @discardableResult open func goForward() -> WKNavigation? {
    backForwardList.forwardItem.flatMap { go(to: $0) }
  }

  /// Loads a page of the list.
  @discardableResult open func go(to item: WKBackForwardListItem) -> WKNavigation? {
    begin(PageLoad(item.source, .backForward, to: item))
  }

  // MARK: Scripts

  /// Returns whether a scheme is one of those that web views load themselves.
  open class func handlesURLScheme(_ urlScheme: String) -> Bool {
    ["http", "https", "file", "about", "data", "blob", "javascript", "ws", "wss", "ftp"]
      .contains(urlScheme.lowercased())
  }

  /// Fails in the next turn of the main queue: scripts do not run.
  open func evaluateJavaScript(
    _ javaScriptString: String,
    completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    let error = scriptError()
    guard let completionHandler else { return }
    World.current.schedule(at: World.current.now) { completionHandler(nil, error) }
  }

  /// Fails: scripts do not run.
  @discardableResult open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
    throw scriptError()
  }

  /// Fails in the next turn of the main queue: scripts do not run.
  open func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
    completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
  ) {
    let error = scriptError()
    guard let completionHandler else { return }
    World.current.schedule(at: World.current.now) { completionHandler(.failure(error)) }
  }

  /// Fails in the next turn of the main queue: scripts do not run.
  open func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    in contentWorld: WKContentWorld,
    completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
  ) { evaluateJavaScript("", in: frame, in: contentWorld, completionHandler: completionHandler) }

  private func scriptError() -> WKError {
    warnOnce("scripts do not run: evaluateJavaScript(_:) fails")
    return WKError(.unknown, "Scripts do not run in Segue.")
  }
}

/// The scroll view of a page, which has the size of the visible area.
private final class WebPageScrollView: UIScrollView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    alwaysBounceVertical = true
    isDirectionalLockEnabled = true
  }

  required init?(coder: NSCoder) { nil }
}
