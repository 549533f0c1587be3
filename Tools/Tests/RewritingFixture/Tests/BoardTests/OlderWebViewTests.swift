import UIKit
import WebKit
import XCTest

/// `UIWebView`, which UIKit has on iOS. Source of the order: UIWebView.h and its documentation.
@MainActor
final class OlderWebViewTests: XCTestCase, UIWebViewDelegate {
  private var log: [String] = []
  private var allows = true

  func webView(
    _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType
  ) -> Bool {
    log.append("should \(request.url?.lastPathComponent ?? "") \(navigationType == .other ? "other" : "back")")
    return allows
  }
  func webViewDidStartLoad(_ webView: UIWebView) { log.append("start") }
  func webViewDidFinishLoad(_ webView: UIWebView) { log.append("finish") }
  func webView(_ webView: UIWebView, didFailLoadWithError error: Error) { log.append("fail") }

  private func wait(_ condition: () -> Bool) {
    let end = Date(timeIntervalSinceNow: 30)
    while !condition(), Date() < end { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01)) }
  }

  private func texts(in view: UIView) -> [String] {
    ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(texts)
  }

  func testPages() {
    let view = UIWebView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    view.delegate = self
    XCTAssertNil(view.request)
    view.loadRequest(URLRequest(url: URL(string: "https://example.org/one")!))
    XCTAssertTrue(view.isLoading)
    wait { log.last == "finish" }
    XCTAssertEqual(log, ["should one other", "start", "finish"])
    XCTAssertEqual(view.request?.url?.lastPathComponent, "one")
    XCTAssertFalse(view.isLoading)
    XCTAssertEqual(view.scrollView.superview?.superview, view)
    view.loadRequest(URLRequest(url: URL(string: "https://example.org/two")!))
    wait { log.count == 6 }
    XCTAssertTrue(view.canGoBack)
    log = []
    view.goBack()
    wait { log.last == "finish" }
    XCTAssertEqual(log.first, "should one back")
    XCTAssertEqual(view.request?.url?.lastPathComponent, "one")
    allows = false
    log = []
    view.loadRequest(URLRequest(url: URL(string: "https://example.org/three")!))
    XCTAssertEqual(log, ["should three other"])
    XCTAssertEqual(view.request?.url?.lastPathComponent, "one")
  }

  func testTheRequestOfAViewWithoutADelegate() {
    let view = UIWebView()
    var request = URLRequest(url: URL(string: "https://example.org/one")!)
    request.httpMethod = "POST"
    view.loadRequest(request)
    wait { !view.isLoading }
    XCTAssertEqual(view.request?.httpMethod, "POST")
  }

  func testTexts() throws {
    let view = UIWebView()
    view.delegate = self
    view.loadHTMLString("<b>Hello</b>", baseURL: nil)
    XCTAssertTrue(texts(in: view).contains("Hello"))
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).html")
    try Data("<p>From a file</p>".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    view.loadRequest(URLRequest(url: file))
    XCTAssertTrue(texts(in: view).contains("From a file"))
    wait { log.last == "finish" }
    XCTAssertEqual(view.request?.url, file)
    allows = false
    view.loadHTMLString("two", baseURL: nil)
    log = []
    view.loadRequest(URLRequest(url: file))
    XCTAssertEqual(log, ["should \(file.lastPathComponent) other"])
    XCTAssertTrue(texts(in: view).contains("two"))
    XCTAssertNil(view.stringByEvaluatingJavaScript(from: "1 + 1"))
  }

  /// Interface Builder has elements of its own for web views.
  func testWebViewsOfNibs() {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
      <webView id="a"><rect key="frame" x="1" y="2" width="300" height="40"/></webView>
      <wkWebView id="b"><rect key="frame" x="5" y="6" width="70" height="80"/><wkWebViewConfiguration key="configuration"/></wkWebView>
      </objects></document>
      """
    let objects = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)
    XCTAssertEqual((objects.first as? UIWebView)?.frame, CGRect(x: 1, y: 2, width: 300, height: 40))
    XCTAssertEqual((objects.last as? WKWebView)?.frame, CGRect(x: 5, y: 6, width: 70, height: 80))
  }

  /// Before Xcode had such an element, a view had the custom class. Found in the cells of TLPhotoPicker, with another class.
  func testCustomClassesOfFrameworks() {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
      <view id="a" customClass="WKWebView"><rect key="frame" x="5" y="6" width="70" height="80"/></view>
      </objects></document>
      """
    let objects = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)
    XCTAssertEqual((objects.first as? WKWebView)?.frame, CGRect(x: 5, y: 6, width: 70, height: 80))
  }

  private class Refusing: NSObject {
    var asked = 0
  }

  /// As Xcode writes the method today.
  private final class OfTheMainActor: Refusing, WKNavigationDelegate {
    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) {
      asked += 1
      decisionHandler(.cancel)
    }
  }

  /// As Xcode wrote the method before.
  private final class Plain: Refusing, WKNavigationDelegate {
    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {
      asked += 1
      decisionHandler(.cancel)
    }
  }

  private final class WithPreferences: Refusing, WKNavigationDelegate {
    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
      decisionHandler: @escaping @MainActor (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
    ) {
      asked += 1
      decisionHandler(.cancel, preferences)
    }
  }

  private final class Asynchronous: Refusing, WKNavigationDelegate {
    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
    ) async -> WKNavigationActionPolicy {
      asked += 1
      return .cancel
    }
  }

  /// The header of WebKit marks the handlers as those of the main actor since Xcode 16, and accepts methods without it.
  func testDecisionsWithHandlersOfTheMainActor() {
    let delegates: [Refusing & WKNavigationDelegate] = [OfTheMainActor(), Plain(), WithPreferences(), Asynchronous()]
    for delegate in delegates {
      let view = WKWebView()
      view.navigationDelegate = delegate
      view.load(URLRequest(url: URL(string: "https://example.org/")!))
      wait { delegate.asked > 0 }
      XCTAssertEqual(delegate.asked, 1, "\(type(of: delegate))")
      XCTAssertNil(view.url)
      XCTAssertFalse(view.isLoading)
    }
  }
}
