// The phases of a load: the policy is asked for, contents are requested, arrive, and are in place.

import Foundation
import SegueWorld

extension WKWebView {
  /// Begins a load in place of one that has not ended.
  func begin(_ load: PageLoad) -> WKNavigation {
    cancelLoad()
    self.load = load
    update { $0.pendingURL = load.source.request.url }
    World.current.schedule(at: World.current.now) { [weak self] in self?.askAboutAction(load) }
    return load.navigation
  }

  /// Ends the load that has not ended. Nobody is told of one that has not begun.
  func cancelLoad() {
    guard let load else { return }
    load.stop()
    switch load.stage {
    case .asking: drop(load)
    case .provisional, .askingAboutResponse, .committed: fail(load, URLError(.cancelled))
    }
  }

  private func drop(_ load: PageLoad) {
    guard self.load === load else { return }
    self.load = nil
    update { $0.pendingURL = nil }
  }

  // MARK: The action

  private func askAboutAction(_ load: PageLoad) {
    guard self.load === load, load.stage == .asking else { return }
    guard let delegate = navigationDelegate else { return start(load) }
    let frame = WKFrameInfo(load.source.request, of: self)
    let action = WKNavigationAction(load.source.request, load.type, from: frame, to: frame)
    delegate.webView(
      self, decidePolicyFor: action, preferences: ownConfiguration.defaultWebpagePreferences
    ) { [weak self] policy, _ in
      guard let self, self.load === load, load.stage == .asking else { return }
      policy == .allow ? start(load) : drop(load)
    }
  }

  private func start(_ load: PageLoad) {
    load.stage = .provisional
    update { state in
      state.phase = .provisional
      (state.provisionalURL, state.pendingURL) = (load.source.request.url, nil)
      state.progress = PageState.initialProgress
    }
    navigationDelegate?.webView(self, didStartProvisionalNavigation: load.navigation)
    guard self.load === load else { return }
    request(load)
  }

  // MARK: The contents

  private func request(_ load: PageLoad) {
    switch load.source {
    case .contents(let data, let response, _): receiveSoon(load, response, data)
    case .request(let request):
      guard let url = request.url else { return fail(load, URLError(.badURL)) }
      if let handler = ownConfiguration.handlers[url.scheme?.lowercased() ?? ""] {
        return ask(handler, for: request, load)
      }
      guard url == PageSource.blank else { return send(request, load) }
      let response = SegueURLResponse(
        url: url, mimeType: "text/html", expectedContentLength: 0, textEncodingName: nil)
      receiveSoon(load, response, Data())
    }
  }

  private func receiveSoon(_ load: PageLoad, _ response: SegueURLResponse, _ data: Data) {
    World.current.schedule(at: World.current.now) { [weak self] in
      self?.receive(load, .success((response, data)))
    }
  }

  private func ask(
    _ handler: any WKURLSchemeHandler, for request: SegueURLRequest, _ load: PageLoad
  ) {
    let task = PageSchemeTask(request, handler, self) { [weak self] result in
      self?.receive(load, result)
    }
    load.schemeTask = task
    task.start()
  }

  private func send(_ request: SegueURLRequest, _ load: PageLoad) {
    let task = SegueURLSession.shared.dataTask(with: request) { data, response, error in
      MainActor.assumeIsolated { [weak self] in
        guard let self else { return }
        guard let data, let response else {
          return receive(load, .failure(error ?? URLError(.unknown)))
        }
        receive(load, .success((response, data)))
      }
    }
    load.task = task
    task.resume()
  }

  private func receive(_ load: PageLoad, _ result: Result<(SegueURLResponse, Data), any Error>) {
    guard self.load === load, load.stage == .provisional else { return }
    (load.task, load.schemeTask) = (nil, nil)
    switch result {
    case .failure(let error): fail(load, error)
    case .success((let response, let data)): askAboutResponse(load, response, data)
    }
  }

  // MARK: The response

  private func askAboutResponse(_ load: PageLoad, _ response: SegueURLResponse, _ data: Data) {
    load.stage = .askingAboutResponse
    guard let delegate = navigationDelegate else { return commit(load, response, data) }
    let navigationResponse = WKNavigationResponse(response)
    delegate.webView(self, decidePolicyFor: navigationResponse) { [weak self] policy in
      guard let self, self.load === load, load.stage == .askingAboutResponse else { return }
      guard policy == .allow else { return fail(load, WKWebView.interruption(of: load)) }
      commit(load, response, data)
    }
  }

  /// The error of a load that the app has ended after its response.
  private static func interruption(of load: PageLoad) -> NSError {
    var details: [String: Any] = [NSLocalizedDescriptionKey: "Frame load interrupted"]
    details[NSURLErrorFailingURLErrorKey] = load.source.request.url
    return NSError(domain: "WebKitErrorDomain", code: 102, userInfo: details)
  }

  private func commit(_ load: PageLoad, _ response: SegueURLResponse, _ data: Data) {
    load.stage = .committed
    committed = load.source
    if load.type != .reload { backForwardList.commit(load) }
    let (back, forward) = (backForwardList.backItem != nil, backForwardList.forwardItem != nil)
    update { state in
      state.phase = .committed
      (state.committedURL, state.provisionalURL) = (load.source.request.url, nil)
      (state.title, state.canGoBack, state.canGoForward) = ("", back, forward)
    }
    showPage()
    if !data.isEmpty {
      warnOnce("web content is not drawn: pages are empty and scripts do not run")
    }
    navigationDelegate?.webView(self, didCommit: load.navigation)
    World.current.schedule(at: World.current.now) { [weak self] in
      self?.finish(load, response, data)
    }
  }

  private func finish(_ load: PageLoad, _ response: SegueURLResponse, _ data: Data) {
    guard self.load === load, load.stage == .committed else { return }
    self.load = nil
    let title = WKNavigationResponse(response).isHTML ? PageTitle.title(of: data) : ""
    if load.source.isListed { backForwardList.currentItem?.title = title }
    update { state in
      (state.title, state.progress) = (title, 1)
      state.phase = .finished
    }
    navigationDelegate?.webView(self, didFinish: load.navigation)
  }

  // MARK: Errors

  private func fail(_ load: PageLoad, _ error: any Error) {
    guard self.load === load else { return }
    let wasCommitted = load.stage == .committed
    self.load = nil
    update { state in
      (state.phase, state.progress) = (.finished, 1)
      state.provisionalURL = nil
    }
    if wasCommitted {
      navigationDelegate?.webView(self, didFail: load.navigation, withError: error)
    } else {
      navigationDelegate?.webView(
        self, didFailProvisionalNavigation: load.navigation, withError: error)
    }
  }

  /// Says once in each world what a web view does not do.
  func warnOnce(_ what: String) {
    let message = "WKWebView: \(what)"
    guard !World.current.diagnostics.warnings.contains(message) else { return }
    World.current.warn(message)
  }
}
