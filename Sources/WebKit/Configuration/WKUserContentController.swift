// Scripts that apps add to pages, and the messages of pages. Both are kept; scripts do not run, so that
// no message arrives.

import Foundation

/// The instant at which a script runs.
public enum WKUserScriptInjectionTime: Int, Sendable {
  /// Before the contents are loaded.
  case atDocumentStart
  /// After the contents have been loaded.
  case atDocumentEnd
}

/// The names that scripts see.
@preconcurrency @MainActor
open class WKContentWorld: NSObject {
  /// The world of the page.
  public static let page = WKContentWorld(nil)
  /// The world of the app.
  public static let defaultClient = WKContentWorld(nil)
  /// The name of the world; `nil` for those of the page and the app.
  public let name: String?

  private init(_ name: String?) {
    self.name = name
    super.init()
  }

  /// Returns a world with a name.
  open class func world(name: String) -> WKContentWorld { WKContentWorld(name) }
}

/// A script that an app adds to pages. It does not run.
@preconcurrency @MainActor
open class WKUserScript: NSObject {
  /// The text of the script.
  public let source: String
  /// The instant at which it runs.
  public let injectionTime: WKUserScriptInjectionTime
  /// A Boolean value that indicates whether it runs in the page only, not in frames inside.
  public let isForMainFrameOnly: Bool

  /// Creates a script.
  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
  ) {
    (self.source, self.injectionTime) = (source, injectionTime)
    isForMainFrameOnly = forMainFrameOnly
    super.init()
  }

  /// Creates a script that runs with the names of a world.
  public convenience init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool,
    in contentWorld: WKContentWorld
  ) {
    self.init(
      source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly)
  }
}

/// A message of a page. None arrives.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
  /// The value of the message.
  public let body: Any
  /// The name under which it was sent.
  public let name: String
  /// The web view of the page.
  open private(set) weak var webView: WKWebView?
  /// The frame that sent it.
  public let frameInfo: WKFrameInfo
  /// The world in which it was sent.
  public let world: WKContentWorld

  init(_ body: Any, name: String, from frame: WKFrameInfo) {
    (self.body, self.name, frameInfo) = (body, name, frame)
    (webView, world) = (frame.webView, .page)
    super.init()
  }
}

/// An object that receives messages of pages.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
  /// Receives a message. Never called: scripts do not run.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// An object that receives messages of pages and replies.
@preconcurrency @MainActor
public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
  /// Receives a message. Never called: scripts do not run.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void)
}

/// The scripts that an app adds to pages, and the receivers of their messages.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
  /// The scripts, in the order in which they were added.
  open private(set) var userScripts: [WKUserScript] = []
  private var handlers: [String: any NSObjectProtocol] = [:]

  /// Creates a controller without scripts.
  @preconcurrency @MainActor public override init() { super.init() }

  /// Adds a script, which does not run.
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  /// Removes all scripts.
  open func removeAllUserScripts() { userScripts = [] }

  /// Adds a receiver, which is retained until it is removed.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    handlers[name] = scriptMessageHandler
  }
  /// Adds a receiver, which is retained until it is removed.
  open func add(
    _ scriptMessageHandler: any WKScriptMessageHandler, contentWorld: WKContentWorld, name: String
  ) { handlers[name] = scriptMessageHandler }
  /// Adds a receiver that replies, which is retained until it is removed.
  open func addScriptMessageHandler(
    _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply,
    contentWorld: WKContentWorld, name: String
  ) { handlers[name] = scriptMessageHandlerWithReply }

  /// Removes a receiver.
  open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
  /// Removes a receiver.
  open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {
    handlers[name] = nil
  }
  /// Removes all receivers.
  open func removeAllScriptMessageHandlers() { handlers = [:] }
}
