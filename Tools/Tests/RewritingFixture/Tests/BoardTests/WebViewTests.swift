import UIKit
import WebKit
import XCTest

/// Pages that a handler of the application's scheme loads. Source of the order: WebKit, "WebURLSchemeTask.cpp" and
/// "WKURLSchemeHandler.h".
@MainActor
final class WebViewTests: XCTestCase {
  private let handler = PageHandler()
  private let delegate = PageDelegate()

  private func makeView() -> WKWebView {
    let configuration = WKWebViewConfiguration()
    configuration.setURLSchemeHandler(handler, forURLScheme: "app")
    let view = WKWebView(frame: .zero, configuration: configuration)
    view.navigationDelegate = delegate
    return view
  }

  private func request(_ name: String) -> URLRequest { URLRequest(url: URL(string: "app://pages/\(name)")!) }

  private func finish(_ task: any WKURLSchemeTask, _ text: String = "text") {
    task.didReceive(
      URLResponse(url: task.request.url!, mimeType: "text/plain", expectedContentLength: -1, textEncodingName: nil))
    task.didReceive(Data(text.utf8))
    task.didFinish()
  }

  func testAPageThatIsLeftStopsItsTask() {
    let view = makeView()
    view.load(request("a"))
    view.load(request("b"))
    XCTAssertEqual(handler.log, ["start a", "stop a", "start b"])
    XCTAssertEqual(delegate.log, ["start", "failed -999", "start"])
    finish(handler.tasks[0])
    XCTAssertNil(view.url, "a stopped task has no effect")
    XCTAssertTrue(view.isLoading)
    finish(handler.tasks[1])
    XCTAssertEqual(view.url?.lastPathComponent, "b")
    finish(handler.tasks[1])
    XCTAssertEqual(delegate.log, ["start", "failed -999", "start", "commit", "finish"], "a task ends only once")
    XCTAssertFalse(view.canGoBack, "the page that was left was never shown")
  }

  func testOtherPagesStopATask() {
    let view = makeView()
    view.load(request("a"))
    view.loadHTMLString("<p>text</p>", baseURL: nil)
    view.load(request("b"))
    view.load(URLRequest(url: URL(string: "https://example.com")!))
    view.load(request("c"))
    view.stopLoading()
    XCTAssertFalse(view.isLoading)
    XCTAssertEqual(handler.log, ["start a", "stop a", "start b", "stop b", "start c", "stop c"])
    view.stopLoading()
    XCTAssertEqual(handler.log.count, 6, "there is nothing to stop")
  }

  func testHistoryGoesThroughTheHandler() {
    let view = makeView()
    for name in ["a", "b"] {
      view.load(request(name))
      finish(handler.tasks.last!)
    }
    XCTAssertNotNil(view.goBack())
    XCTAssertTrue(view.canGoBack, "the page is not shown yet")
    finish(handler.tasks.last!)
    XCTAssertEqual(view.url?.lastPathComponent, "a")
    XCTAssertFalse(view.canGoBack)
    view.reload()
    finish(handler.tasks.last!)
    view.goForward()
    finish(handler.tasks.last!)
    XCTAssertEqual(handler.log, ["start a", "start b", "start a", "start a", "start b"])
    XCTAssertEqual(delegate.types, [.other, .other, .backForward, .reload, .backForward])
    view.goBack()
    handler.tasks.last!.didFailWithError(URLError(.fileDoesNotExist))
    XCTAssertEqual(view.url?.lastPathComponent, "b", "the page before it remains")
    XCTAssertTrue(view.canGoBack)
  }

  func testDataNeedsAResponse() {
    let view = makeView()
    view.load(request("a"))
    handler.tasks[0].didReceive(Data("early".utf8))
    handler.tasks[0].didFinish()
    XCTAssertTrue(view.isLoading, "no response was received")
    finish(handler.tasks[0])
    XCTAssertEqual(delegate.log, ["start", "commit", "finish"])
  }

  func testAResponseAfterDataIsIgnored() {
    let view = makeView()
    view.load(request("a"))
    let task = handler.tasks[0]
    let response = { (type: String) in
      URLResponse(url: task.request.url!, mimeType: type, expectedContentLength: -1, textEncodingName: nil)
    }
    task.didReceive(response("text/html"))
    task.didReceive(response("text/plain"))
    task.didReceive(Data("<b>a</b>".utf8))
    task.didReceive(response("text/html"))
    task.didFinish()
    let stack = view.scrollView.subviews.lazy.compactMap { $0 as? UIStackView }.first
    XCTAssertEqual((stack?.arrangedSubviews.first as? UILabel)?.text, "<b>a</b>", "the page has the type of plain text")
  }

  /// The page that the delegate loads is left too.
  func testADelegateThatLoadsAPageWhenOneFails() async {
    let view = makeView()
    delegate.onFailure = { [unowned self, unowned view] in
      delegate.onFailure = nil
      view.load(request("error"))
    }
    view.load(request("a"))
    view.load(request("b"))
    XCTAssertEqual(handler.log, ["start a", "stop a", "start error", "stop error", "start b"])
    XCTAssertTrue(view.isLoading)
    finish(handler.tasks[1])
    XCTAssertTrue(view.isLoading)
    finish(handler.tasks[2])
    XCTAssertFalse(view.isLoading)
    XCTAssertEqual(view.url?.lastPathComponent, "b")
  }

  func testATaskThatDidNotStartIsNotStopped() {
    let view = makeView()
    delegate.onStart = { [unowned view] in view.stopLoading() }
    view.load(request("a"))
    XCTAssertEqual(handler.log, [])
    XCTAssertEqual(delegate.log, ["start", "failed -999"])
    XCTAssertFalse(view.isLoading)
  }

  func testAPageThatWasLeftDoesNotFinish() async {
    let view = makeView()
    view.loadHTMLString("a", baseURL: nil)
    view.load(request("b"))
    let finished = expectation(description: "finished")
    Task { finished.fulfill() }
    await fulfillment(of: [finished], timeout: 60)
    XCTAssertTrue(view.isLoading)
    XCTAssertEqual(delegate.log, ["start", "failed -999", "start"])
    view.stopLoading()
    view.loadHTMLString("c", baseURL: nil)
    view.stopLoading()
    XCTAssertFalse(view.isLoading)
    XCTAssertEqual(delegate.log.count, 6)
  }

  func testADecisionMayComeLater() throws {
    let view = makeView()
    delegate.decidesLater = true
    let navigation = try XCTUnwrap(view.load(request("a")))
    XCTAssertEqual(delegate.log, [], "nothing begins without a decision")
    XCTAssertEqual(handler.log, [])
    delegate.decisions[0](.allow)
    delegate.decisions[0](.allow)
    XCTAssertEqual(handler.log, ["start a"], "the first decision counts")
    XCTAssertTrue(delegate.navigation === navigation)
    finish(handler.tasks[0])
    XCTAssertEqual(view.url?.lastPathComponent, "a")
    view.load(request("b"))
    delegate.decisions[1](.cancel)
    view.load(request("c"))
    view.load(request("d"))
    delegate.decisions[2](.allow)
    XCTAssertEqual(handler.log, ["start a"], "another page was asked for")
    view.stopLoading()
    delegate.decisions[3](.allow)
    XCTAssertEqual(handler.log, ["start a"], "the loading was stopped")
    XCTAssertEqual(view.url?.lastPathComponent, "a")
  }

  func testSharedObjects() {
    XCTAssertTrue(WKContentWorld.world(name: "a") === WKContentWorld.world(name: "a"))
    XCTAssertFalse(WKContentWorld.world(name: "a") === WKContentWorld.world(name: "b"))
    XCTAssertTrue(WKWebsiteDataStore.default() === WKWebViewConfiguration().websiteDataStore)
    XCTAssertFalse(WKWebsiteDataStore.nonPersistent() === WKWebsiteDataStore.nonPersistent())
  }

  func testATaskThatOutlivesItsView() {
    weak var gone: WKWebView?
    do {
      let view = makeView()
      gone = view
      view.load(request("a"))
    }
    XCTAssertNil(gone, "the task does not retain the view")
    finish(handler.tasks[0])
    XCTAssertEqual(delegate.log, ["start"])
  }
}

private final class PageHandler: NSObject, WKURLSchemeHandler {
  var log: [String] = []
  var tasks: [any WKURLSchemeTask] = []

  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {
    log.append("start \(urlSchemeTask.request.url!.lastPathComponent)")
    tasks.append(urlSchemeTask)
  }
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) {
    log.append("stop \(urlSchemeTask.request.url!.lastPathComponent)")
  }
}

private final class PageDelegate: NSObject, WKNavigationDelegate {
  var log: [String] = []
  var types: [WKNavigationType] = []
  var decidesLater = false
  var decisions: [(WKNavigationActionPolicy) -> Void] = []
  var navigation: WKNavigation?
  var onStart: (() -> Void)?
  var onFailure: (() -> Void)?

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) {
    types.append(navigationAction.navigationType)
    if decidesLater { decisions.append(decisionHandler) } else { decisionHandler(.allow) }
  }
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
    log.append("start")
    self.navigation = navigation
    onStart?()
  }
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { log.append("commit") }
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { log.append("finish") }
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) {
    log.append("failed \((error as NSError).code)")
    onFailure?()
  }
}
