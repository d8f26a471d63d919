// Observers, settings, scripts, colors, and storyboards of web views.

import Foundation
import SegueNibs
import SegueWorld
import Testing

@testable import UIKit
@testable import WebKit

@Suite @MainActor struct WebViewTests {
  private final class Observer: UIResponder {
    var keys: [String] = []
    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) { keys.append("\(keyPath ?? "") \(change?[.newKey] ?? "nil")") }
  }

  @Test("Progress, title and loading are observed, by key path and by name")
  func observing() throws {
    let sample = WebSample()
    var heard: [String] = []
    let observer = Observer()
    let observations = sample.world.run {
      for key in ["loading", "title"] {
        sample.view.addObserver(observer, forKeyPath: key, options: .new, context: nil)
      }
      return [
        sample.view.observe(\.estimatedProgress, options: [.new]) { _, change in
          heard.append("progress \(change.newValue ?? -1)")
        },
        sample.view.observe(\.title) { view, _ in heard.append("title \(view.title ?? "")") },
        sample.view.observe(\.isLoading) { view, _ in heard.append("loading \(view.isLoading)") },
        sample.view.observe(\.canGoBack) { view, _ in heard.append("back") },
      ]
    }
    sample.world.run { _ = sample.view.loadHTMLString("<title>A</title>", baseURL: nil) }
    try sample.advance(to: 1)
    #expect(
      heard == ["progress 0.1", "loading true", "progress 1.0", "loading false", "title A"])
    #expect(observer.keys == ["loading true", "loading false", "title A"])
    #expect(observations.count == 4)
  }

  @Test("The web view keeps a copy of the settings, whose objects are the same")
  func configuration() {
    World().run {
      let configuration = WKWebViewConfiguration()
      configuration.allowsInlineMediaPlayback = true
      let view = WKWebView(frame: .zero, configuration: configuration)
      configuration.allowsInlineMediaPlayback = false
      #expect(view.configuration.allowsInlineMediaPlayback)
      #expect(view.configuration !== configuration)
      #expect(view.configuration.userContentController === configuration.userContentController)
      let script = WKUserScript(
        source: "1", injectionTime: .atDocumentEnd, forMainFrameOnly: true)
      view.configuration.userContentController.addUserScript(script)
      #expect(configuration.userContentController.userScripts == [script])
      #expect(WKWebsiteDataStore.default() === WKWebsiteDataStore.default())
      #expect(!WKWebsiteDataStore.nonPersistent().isPersistent)
      configuration.preferences.setValue(true, forKey: "allowFileAccessFromFileURLs")
      #expect(World.current.diagnostics.entries.isEmpty)
    }
  }

  @Test("Scripts fail in the next turn, with one warning")
  func scripts() throws {
    let sample = WebSample()
    var errors: [String] = []
    sample.world.run {
      for _ in 0..<2 {
        sample.view.evaluateJavaScript("1 + 1") { value, error in
          errors.append("\(value == nil) \((error as NSError?)?.domain ?? "")")
        }
      }
      #expect(errors.isEmpty)
      Task { @MainActor in
        do { _ = try await sample.view.evaluateJavaScript("2") } catch {
          errors.append(error.localizedDescription)
        }
      }
    }
    try sample.advance(to: 1)
    #expect(
      errors.sorted() == [
        "Scripts do not run in Segue.", "true WKErrorDomain", "true WKErrorDomain",
      ])
    #expect(
      sample.world.diagnostics.warnings == [
        "WKWebView: scripts do not run: evaluateJavaScript(_:) fails"
      ])
  }

  @Test("The page has the system's background, then that of pages; none if it is not opaque")
  func colors() throws {
    let sample = WebSample()
    #expect(sample.view.scrollView.backgroundColor == .systemBackground)
    sample.world.run { _ = sample.view.loadHTMLString("", baseURL: nil) }
    try sample.advance(to: 1)
    sample.world.run {
      #expect(sample.view.scrollView.backgroundColor == .white)
      sample.view.underPageBackgroundColor = .red
      #expect(sample.view.scrollView.backgroundColor == .red)
      sample.view.isOpaque = false
      #expect(sample.view.scrollView.backgroundColor == .clear)
    }
    #expect(sample.world.diagnostics.warnings.isEmpty)
  }

  @Test("A snapshot has the part and the width that are asked for")
  func snapshots() throws {
    let sample = WebSample()
    var images: [String] = []
    sample.world.run {
      let part = WKSnapshotConfiguration()
      part.rect = CGRect(x: 0, y: 100, width: 100, height: 50)
      part.snapshotWidth = 50
      let outside = WKSnapshotConfiguration()
      outside.rect = CGRect(x: 300, y: 0, width: 10, height: 10)
      for configuration in [nil, part, outside] {
        sample.view.takeSnapshot(with: configuration) { image, error in
          images.append("\(image?.size ?? .zero) \(error == nil)")
        }
      }
      #expect(images.isEmpty)
    }
    try sample.advance(to: 0.1)
    #expect(images == ["(200.0, 300.0) true", "(50.0, 25.0) true", "(0.0, 0.0) false"])
  }

  @Test("The scroll view fills the web view")
  func scrolling() {
    let sample = WebSample()
    sample.world.run {
      sample.view.frame.size = CGSize(width: 320, height: 480)
      sample.view.layoutIfNeeded()
      #expect(sample.view.scrollView.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
      #expect(sample.view.scrollView.alwaysBounceVertical)
    }
  }

  @Test("Storyboards have web views, with their delegates")
  func storyboards() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
          <wkWebView contentMode="scaleToFill" id="web">
            <rect key="frame" x="10" y="20" width="300" height="400"/>
            <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom"
              customColorSpace="sRGB"/>
            <wkWebViewConfiguration key="configuration">
              <audiovisualMediaTypes key="mediaTypesRequiringUserActionForPlayback" none="YES"/>
              <wkPreferences key="preferences"/>
            </wkWebViewConfiguration>
            <connections>
              <outlet property="navigationDelegate" destination="-1" id="o-1"/>
            </connections>
          </wkWebView>
        </objects>
      </document>
      """
    let listener = WebListener()
    try World().run {
      let nib = NibObjects(try NibFile(Data(text.utf8), named: "A.xib"))
      let made = nib.instantiate(withOwner: listener, options: [:])
      let view = try #require(made.first as? WKWebView)
      #expect(view.frame == CGRect(x: 10, y: 20, width: 300, height: 400))
      #expect(view.backgroundColor == .red && view.navigationDelegate === listener)
      #expect(view.scrollView.superview === view)
      #expect(SegueClassTable.type(named: "WKWebView") == WKWebView.self)
      #expect(World.current.diagnostics.entries.isEmpty)
    }
  }
}
