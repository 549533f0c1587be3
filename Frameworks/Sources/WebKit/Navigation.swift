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
  /// A Boolean value that indicates whether the frame is the main one, which is always `true`.
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
  /// A Boolean value that indicates whether the response is for the main frame, which is always `true`.
  open var isForMainFrame: Bool { true }
  /// A Boolean value that indicates whether the view can show the response, which is always `true`.
  open var canShowMIMEType: Bool { true }
  /// The response of the server.
  public let response: URLResponse
  init(response: URLResponse) {
    self.response = response
    super.init()
  }
}

/// The settings of a page. They have no effect.
open class WKWebpagePreferences: NSObject {
  /// A mode in which a page is shown.
  public enum ContentMode: Int, Sendable {
    /// The mode that is best for the device.
    case recommended
    /// The mode for small screens.
    case mobile
    /// The mode for large screens.
    case desktop
  }
  /// The mode in which pages are shown. The default is `recommended`. The value is stored but has no effect.
  open var preferredContentMode = ContentMode.recommended
  /// A Boolean value that determines whether scripts of pages run. The default is `true`. No scripts run here in any case.
  open var allowsContentJavaScript = true
}

/// The features of a window that a page asks for.
open class WKWindowFeatures: NSObject {}

/// The element of a page whose context menu is shown, of which there are none.
open class WKContextMenuElementInfo: NSObject {
  /// The URL of the link, which is always nil.
  open var linkURL: URL? { nil }
}

/// A space of scripts.
open class WKContentWorld: NSObject, @unchecked Sendable {
  /// The name of the space, or nil for the ones without a name.
  public let name: String?
  init(name: String?) {
    self.name = name
    super.init()
  }
  /// The space of a page's own scripts.
  public static let page = WKContentWorld(name: nil)
  /// The space of an application's scripts. It is not the same object as `page`, but no scripts run in either.
  public static let defaultClient = WKContentWorld(name: nil)
  private static let named = NamedWorlds()
  /// Returns the space with a name.
  ///
  /// - Parameter name: The name of the space.
  /// - Returns: The same space in every call with the name.
  open class func world(name: String) -> WKContentWorld { named.world(name) }
}

/// The spaces of scripts that have a name.
private final class NamedWorlds: @unchecked Sendable {
  private let lock = NSLock()
  private var worlds: [String: WKContentWorld] = [:]

  func world(_ name: String) -> WKContentWorld {
    lock.withLock {
      let world = worlds[name] ?? WKContentWorld(name: name)
      worlds[name] = world
      return world
    }
  }
}

/// A reason for a navigation.
public enum WKNavigationType: Int, Sendable {
  /// The user opened a link. It does not occur, because pages show no links.
  case linkActivated
  /// The user submitted a form. It does not occur, because pages show no forms.
  case formSubmitted
  /// The application went back or forward in the history.
  case backForward
  /// The application loaded a page again.
  case reload
  /// The user submitted a form again. It does not occur.
  case formResubmitted
  /// The application loaded a page.
  case other = -1
}

/// The decision about a navigation.
public enum WKNavigationActionPolicy: Int, Sendable {
  /// The page is not loaded.
  case cancel
  /// The page is loaded.
  case allow
  /// The page is saved as a file. Here it is not loaded, as for `cancel`.
  case download
}
/// The decision about the response to a navigation. The delegate is not asked for it here, because no response is awaited.
public enum WKNavigationResponsePolicy: Int, Sendable {
  /// The page is not shown.
  case cancel
  /// The page is shown.
  case allow
  /// The page is saved as a file.
  case download
}

/// A delegate of a web view.
@preconcurrency @MainActor public protocol WKNavigationDelegate: NSObjectProtocol {
  /// Asks the delegate whether a page is loaded. It may call the decision handler later. The page is not loaded before.
  ///
  /// - Parameters:
  ///   - webView: The web view.
  ///   - navigationAction: The request and the reason for it.
  ///   - decisionHandler: A closure that receives the decision.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
  /// Asks the delegate whether a page is loaded. It may call the decision handler later. The page is not loaded before.
  ///
  /// - Parameters:
  ///   - webView: The web view.
  ///   - navigationAction: The request and the reason for it.
  ///   - preferences: The settings of the page.
  ///   - decisionHandler: A closure that receives the decision and the settings of the page. The settings are ignored.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
    decisionHandler: @escaping (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)
  /// Asks the delegate whether a response is shown. It is not called, because no response is awaited.
  ///
  /// - Parameters:
  ///   - webView: The web view.
  ///   - navigationResponse: The response.
  ///   - decisionHandler: A closure that receives the decision.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void)
  /// Tells the delegate that the process of a page has ended. It is not called, because pages have no processes.
  ///
  /// - Parameter webView: The web view.
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
  /// Tells the delegate that the loading of a page has begun.
  ///
  /// - Parameters:
  ///   - webView: The web view.
  ///   - navigation: The navigation.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// Tells the delegate that a page appears. It is called directly before `webView(_:didFinish:)`.
  ///
  /// - Parameters:
  ///   - webView: The web view.
  ///   - navigation: The navigation.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  /// Tells the delegate that a page was loaded.
  ///
  /// - Parameters:
  ///   - webView: The web view.
  ///   - navigation: The navigation.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// Tells the delegate that a page failed after it appeared. It is not called, because the content appears when it is
  /// complete.
  ///
  /// - Parameters:
  ///   - webView: The web view.
  ///   - navigation: The navigation.
  ///   - error: The error.
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  /// Tells the delegate that a page could not be loaded, or that its loading was stopped.
  ///
  /// - Parameters:
  ///   - webView: The web view.
  ///   - navigation: The navigation.
  ///   - error: The error of the scheme handler, or `URLError.cancelled` if the loading was stopped.
  func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
}

extension WKNavigationDelegate {
  /// Allows the page.
  ///
  /// - Parameters:
  ///   - webView: The web view.
  ///   - navigationAction: The request and the reason for it.
  ///   - decisionHandler: A closure that receives the decision.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }
  /// Asks the method without preferences, as on iOS.
  ///
  /// - Parameters:
  ///   - webView: The web view.
  ///   - navigationAction: The request and the reason for it.
  ///   - preferences: The settings of the page.
  ///   - decisionHandler: A closure that receives the decision.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
    decisionHandler: @escaping (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
  ) {
    webView.navigationDelegate?.webView(webView, decidePolicyFor: navigationAction) { decisionHandler($0, preferences) }
  }
  /// Allows the response.
  ///
  /// - Parameters:
  ///   - webView: The web view.
  ///   - navigationResponse: The response.
  ///   - decisionHandler: A closure that receives the decision.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
  ) { decisionHandler(.allow) }
  /// Does nothing.
  ///
  /// - Parameter webView: The web view.
  public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - webView: The web view.
  ///   - navigation: The navigation.
  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - webView: The web view.
  ///   - navigation: The navigation.
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - webView: The web view.
  ///   - navigation: The navigation.
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - webView: The web view.
  ///   - navigation: The navigation.
  ///   - error: The error.
  public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - webView: The web view.
  ///   - navigation: The navigation.
  ///   - error: The error.
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) {}
}

/// A delegate for windows and dialogs of pages. Pages open none here.
@preconcurrency @MainActor public protocol WKUIDelegate: NSObjectProtocol {}

/// The configuration of a web view. It has no effect.
@preconcurrency @MainActor open class WKWebViewConfiguration: NSObject {
  /// The settings for pages. They have no effect.
  open var preferences = WKPreferences()
  /// The scripts and message handlers. They have no effect, because no scripts run.
  open var userContentController = WKUserContentController()
  /// A Boolean value that determines whether videos play within the page. The default is `false`. The value is stored but has
  /// no effect.
  open var allowsInlineMediaPlayback = false
  /// The store for cookies and other data of pages. It contains nothing.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// The settings that the navigation delegate receives with each navigation.
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  /// The name of the application that requests contain, or nil. The value is stored but has no effect.
  open var applicationNameForUserAgent: String?
  /// A Boolean value that determines whether a page appears only when it is complete. The default is `false`. The value is
  /// stored but has no effect.
  open var suppressesIncrementalRendering = false
  /// A Boolean value that determines whether pages of other domains than the application's are refused. The default is `false`.
  /// The value is stored but has no effect.
  open var limitsNavigationsToAppBoundDomains = false
  private var handlers: [String: any WKURLSchemeHandler] = [:]
  /// Sets the object that loads the addresses of a scheme. A handler of `http`, `https`, `file` and the like is not allowed
  /// on iOS, and is ignored here.
  ///
  /// - Parameters:
  ///   - urlSchemeHandler: The object that loads the addresses, or nil to remove the present one.
  ///   - urlScheme: The scheme, in upper or lower case.
  open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {
    let scheme = urlScheme.lowercased()
    guard !["http", "https", "file", "about", "data", "blob", "ws", "wss"].contains(scheme) else { return }
    handlers[scheme] = urlSchemeHandler
  }
  /// Returns the object that loads the addresses of a scheme.
  ///
  /// - Parameter urlScheme: The scheme, in upper or lower case.
  /// - Returns: The object, or nil if none was set.
  open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
    handlers[urlScheme.lowercased()]
  }
}

/// The settings for pages. They have no effect, because no pages are drawn.
@preconcurrency @MainActor open class WKPreferences: NSObject {
  /// A Boolean value that determines whether scripts run. The default is `true`. No scripts run here in any case.
  open var javaScriptEnabled = true
  /// A Boolean value that determines whether scripts can open windows. The default is `false`. The value is stored but has no
  /// effect.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// The smallest size of text, in points. The default is 0. The value is stored but has no effect.
  open var minimumFontSize: CGFloat = 0
}

/// The scripts and message handlers of web views. No scripts run, so that no messages arrive.
@preconcurrency @MainActor open class WKUserContentController: NSObject {
  /// Reports that no messages arrive, because no scripts run.
  ///
  /// - Parameters:
  ///   - scriptMessageHandler: The message handler. It is not stored.
  ///   - name: The name of the message handler.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) { report(name) }
  /// Reports that no messages arrive, because no scripts run.
  ///
  /// - Parameters:
  ///   - scriptMessageHandler: The message handler. It is not stored.
  ///   - world: The space of scripts.
  ///   - name: The name of the message handler.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String) {
    report(name)
  }
  /// Reports that no messages arrive, because no scripts run.
  ///
  /// - Parameters:
  ///   - scriptMessageHandler: The message handler. It is not stored.
  ///   - world: The space of scripts.
  ///   - name: The name of the message handler.
  open func addScriptMessageHandler(
    _ scriptMessageHandler: any WKScriptMessageHandlerWithReply, contentWorld world: WKContentWorld, name: String
  ) { report(name) }
  private func report(_ name: String) {
    FileHandle.standardError.write(
      Data("WKUserContentController: no scripts run, so the message handler “\(name)” is not called\n".utf8))
  }
  /// Does nothing, because message handlers are not stored.
  ///
  /// - Parameter name: The name of the message handler.
  open func removeScriptMessageHandler(forName name: String) {}
  /// Does nothing, because message handlers are not stored.
  ///
  /// - Parameters:
  ///   - name: The name of the message handler.
  ///   - contentWorld: The space of scripts.
  open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {}
  /// Does nothing, because message handlers are not stored.
  open func removeAllScriptMessageHandlers() {}
  /// The scripts that were added. They do not run.
  open private(set) var userScripts: [WKUserScript] = []
  /// Adds a script to the list. It does not run.
  ///
  /// - Parameter userScript: The script.
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  /// Removes all scripts from the list.
  open func removeAllUserScripts() { userScripts = [] }
}

/// A script that an application adds to pages. It does not run.
open class WKUserScript: NSObject {
  /// The time at which a script runs.
  public enum InjectionTime: Int, Sendable {
    /// The script runs before the content of the page is read.
    case atDocumentStart
    /// The script runs after the content of the page was read.
    case atDocumentEnd
  }
  /// The text of the script.
  public let source: String
  /// The time at which the script would run.
  public let injectionTime: InjectionTime
  /// A Boolean value that indicates whether the script is only for the main frame.
  public let isForMainFrameOnly: Bool
  /// Creates a script.
  ///
  /// - Parameters:
  ///   - source: The text of the script.
  ///   - injectionTime: The time at which the script would run.
  ///   - forMainFrameOnly: A Boolean value that determines whether the script is only for the main frame.
  public init(source: String, injectionTime: InjectionTime, forMainFrameOnly: Bool) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
    super.init()
  }
  /// Creates a script.
  ///
  /// - Parameters:
  ///   - source: The text of the script.
  ///   - injectionTime: The time at which the script would run.
  ///   - forMainFrameOnly: A Boolean value that determines whether the script is only for the main frame.
  ///   - contentWorld: The space of scripts. It is not stored.
  public convenience init(
    source: String, injectionTime: InjectionTime, forMainFrameOnly: Bool, in contentWorld: WKContentWorld
  ) { self.init(source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly) }
}

/// A message of a script. There are none.
open class WKScriptMessage: NSObject {
  /// The content of the message, which is an empty string.
  open var body: Any { "" }
  /// The name of the message handler, which is an empty string.
  open var name: String { "" }
}

/// An object that receives messages of scripts.
@preconcurrency @MainActor public protocol WKScriptMessageHandler: NSObjectProtocol {
  /// Tells the object about a message. It is not called, because no scripts run.
  ///
  /// - Parameters:
  ///   - userContentController: The controller to which the object was added.
  ///   - message: The message.
  func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// An object that receives messages of scripts and replies to them.
@preconcurrency @MainActor public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
  /// Tells the object about a message. It is not called, because no scripts run.
  ///
  /// - Parameters:
  ///   - userContentController: The controller to which the object was added.
  ///   - message: The message.
  ///   - replyHandler: A closure that receives the reply, or the text of an error.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping (Any?, String?) -> Void)
}

/// A store for cookies and other data of pages. It contains nothing.
@preconcurrency @MainActor open class WKWebsiteDataStore: NSObject {
  private static let shared = WKWebsiteDataStore()
  /// Returns the store of the application.
  ///
  /// - Returns: The same store in every call.
  open class func `default`() -> WKWebsiteDataStore { shared }
  /// Returns a store whose content is not saved.
  ///
  /// - Returns: A new store.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
}
