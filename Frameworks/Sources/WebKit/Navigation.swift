@_exported import FoundationNetworking
import UIKit

/// The loading of a page.
open class WKNavigation: NSObject {
  /// The mode in which the page is shown.
  open var effectiveContentMode: WKWebpagePreferences.ContentMode { .recommended }
}

/// An action that leads to the loading of a page.
open class WKNavigationAction: NSObject {
  /// The request for the page.
  public let request: URLRequest
  /// The kind of action.
  public let navigationType: WKNavigationType
  /// The frame that shows the page, which is not known.
  open var targetFrame: WKFrameInfo? { nil }
  init(request: URLRequest, type: WKNavigationType) {
    self.request = request
    navigationType = type
    super.init()
  }
}

/// A frame of a page, which is always the main one.
open class WKFrameInfo: NSObject {
  open var isMainFrame: Bool { true }
  /// The request for the page.
  public let request: URLRequest
  init(request: URLRequest) {
    self.request = request
    super.init()
  }
}

/// The response to the request for a page.
open class WKNavigationResponse: NSObject {
  open var isForMainFrame: Bool { true }
  open var canShowMIMEType: Bool { true }
  public let response: URLResponse
  init(response: URLResponse) {
    self.response = response
    super.init()
  }
}

/// The settings of a page. They have no effect.
open class WKWebpagePreferences: NSObject {
  public enum ContentMode: Int, Sendable { case recommended, mobile, desktop }
  open var preferredContentMode = ContentMode.recommended
  open var allowsContentJavaScript = true
}

/// The features of a window that a page asks for.
open class WKWindowFeatures: NSObject {}

/// The element of a page whose context menu is shown, of which there are none.
open class WKContextMenuElementInfo: NSObject {
  open var linkURL: URL? { nil }
}

/// A space of scripts.
open class WKContentWorld: NSObject, @unchecked Sendable {
  public let name: String?
  init(name: String?) {
    self.name = name
    super.init()
  }
  public static let page = WKContentWorld(name: nil)
  public static let defaultClient = WKContentWorld(name: nil)
  open class func world(name: String) -> WKContentWorld { WKContentWorld(name: name) }
}

public enum WKNavigationType: Int, Sendable {
  case linkActivated, formSubmitted, backForward, reload, formResubmitted
  case other = -1
}

public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }
public enum WKNavigationResponsePolicy: Int, Sendable { case cancel, allow, download }

/// A delegate of a web view.
@preconcurrency @MainActor public protocol WKNavigationDelegate: NSObjectProtocol {
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
    decisionHandler: @escaping (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)
  /// It is not called, because no response is awaited.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void)
  /// It is not called, because no process of a page exists.
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
}

extension WKNavigationDelegate {
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }
  /// Asks the method without preferences, as on iOS.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
    decisionHandler: @escaping (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
  ) {
    webView.navigationDelegate?.webView(webView, decidePolicyFor: navigationAction) { decisionHandler($0, preferences) }
  }
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
  ) { decisionHandler(.allow) }
  public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) {}
}

/// A delegate for windows and dialogs of pages. Pages open none here.
@preconcurrency @MainActor public protocol WKUIDelegate: NSObjectProtocol {}

/// The configuration of a web view. It has no effect.
@preconcurrency @MainActor open class WKWebViewConfiguration: NSObject {
  open var preferences = WKPreferences()
  open var userContentController = WKUserContentController()
  open var allowsInlineMediaPlayback = false
  open var websiteDataStore = WKWebsiteDataStore.default()
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  open var applicationNameForUserAgent: String?
  open var suppressesIncrementalRendering = false
  open var limitsNavigationsToAppBoundDomains = false
  private var handlers: [String: any WKURLSchemeHandler] = [:]
  /// Sets the object that loads the addresses of a scheme. A handler of `http`, `https`, `file` and the like is not allowed
  /// on iOS, and is ignored here.
  open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {
    let scheme = urlScheme.lowercased()
    guard !["http", "https", "file", "about", "data", "blob", "ws", "wss"].contains(scheme) else { return }
    handlers[scheme] = urlSchemeHandler
  }
  open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
    handlers[urlScheme.lowercased()]
  }
}

@preconcurrency @MainActor open class WKPreferences: NSObject {
  open var javaScriptEnabled = true
  open var javaScriptCanOpenWindowsAutomatically = false
  open var minimumFontSize: CGFloat = 0
}

@preconcurrency @MainActor open class WKUserContentController: NSObject {
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String) {}
  open func removeScriptMessageHandler(forName name: String) {}
  open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {}
  open func removeAllScriptMessageHandlers() {}
  open private(set) var userScripts: [WKUserScript] = []
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  open func removeAllUserScripts() { userScripts = [] }
}

open class WKUserScript: NSObject {
  public enum InjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }
  public let source: String
  public let injectionTime: InjectionTime
  public let isForMainFrameOnly: Bool
  public init(source: String, injectionTime: InjectionTime, forMainFrameOnly: Bool) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
    super.init()
  }
  public convenience init(
    source: String, injectionTime: InjectionTime, forMainFrameOnly: Bool, in contentWorld: WKContentWorld
  ) { self.init(source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly) }
}

open class WKScriptMessage: NSObject {
  open var body: Any { "" }
  open var name: String { "" }
}

@preconcurrency @MainActor public protocol WKScriptMessageHandler: NSObjectProtocol {
  func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

@preconcurrency @MainActor open class WKWebsiteDataStore: NSObject {
  open class func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
}
