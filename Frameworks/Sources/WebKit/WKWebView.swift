@_exported import FoundationNetworking
import UIKit

/// A view for pages. It draws no HTML: it shows the page's address, or the text of a page that was given as text, and a
/// button that opens the page in the desktop's browser.
open class WKWebView: UIView {
  /// The configuration.
  public let configuration: WKWebViewConfiguration
  /// The object that decides about navigations and is informed of them. It is not retained.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// The object for windows and dialogs of pages. It is not retained, and not called.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// The URL of the current page, or nil before the first one.
  open private(set) var url: URL?
  /// The title of the current page, which is the host of its URL, or nil if the page was given as text or loaded by a scheme
  /// handler.
  open private(set) var title: String?
  /// A Boolean value that indicates whether a navigation has begun and not ended.
  open private(set) var isLoading = false
  /// The progress of loading. It is 1 as soon as the page's address is shown.
  open private(set) var estimatedProgress = 0.0
  /// A Boolean value that determines whether the user can go back and forward with a swipe. The default is `false`. The value
  /// is stored but has no effect.
  open var allowsBackForwardNavigationGestures = false
  /// A Boolean value that determines whether links show a preview. The default is `false`. The value is stored but has no
  /// effect.
  open var allowsLinkPreview = false
  /// The name of the browser in requests, or nil. The value is stored but has no effect.
  open var customUserAgent: String?
  /// The scroll view with the text.
  public let scrollView = UIScrollView()
  private let text = UILabel()
  private let button = UIButton(type: .system)
  /// The requests for the pages that were loaded, and the place of the current one.
  private var pages: [URLRequest] = []
  private var place = -1
  /// The navigation that has begun and not ended.
  private var current: WKNavigation?
  /// The navigation that begins when the navigation delegate allows it.
  private var awaited: WKNavigation?
  /// The task of a scheme handler that loads the page of the current navigation. It has started when the handler has received it.
  private var pending: (task: SchemeTask, handler: any WKURLSchemeHandler, hasStarted: Bool)?

  /// Creates a web view.
  ///
  /// - Parameters:
  ///   - frame: The frame of the view, in points.
  ///   - configuration: The configuration. It is not copied.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    prepare()
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }

  /// Creates a web view from a nib, with a new configuration.
  ///
  /// - Parameter coder: The coder from which the object is read.
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    backgroundColor = .systemBackground
    text.numberOfLines = 0
    text.font = .preferredFont(forTextStyle: .body)
    button.setTitle("Open in Browser", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.openInBrowser() }, for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [text, button])
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(scrollView)
    scrollView.addSubview(stack)
    NSLayoutConstraint.activate([
      scrollView.leadingAnchor.constraint(equalTo: leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: trailingAnchor),
      scrollView.topAnchor.constraint(equalTo: topAnchor), scrollView.bottomAnchor.constraint(equalTo: bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor, constant: -20),
      stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 20),
      stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -20),
      stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -40),
    ])
  }

  private func openInBrowser() {
    guard let url else { return }
    UIApplication.shared.open(url)
  }

  // MARK: Loading

  /// Loads a page when the navigation delegate allows it. A page that a scheme handler is loading is left then.
  ///
  /// - Parameter request: The request. One without an address is ignored.
  /// - Returns: The navigation, or nil if the request has no address or the navigation delegate has already refused it.
  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
    load(request, .other) { view in
      view.pages = Array(view.pages.prefix(view.place + 1)) + [request]
      view.place = view.pages.count - 1
    }
  }

  /// Loads a page.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - type: The kind of navigation.
  ///   - commit: Updates the history of the view. It is called when the page is shown.
  private func load(_ request: URLRequest, _ type: WKNavigationType, _ commit: @escaping @MainActor (WKWebView) -> Void)
    -> WKNavigation?
  {
    guard let url = request.url else { return nil }
    let navigation = WKNavigation()
    awaited = navigation
    let action = WKNavigationAction(request: request, type: type)
    let preferences = configuration.defaultWebpagePreferences ?? WKWebpagePreferences()
    var policy: WKNavigationActionPolicy?
    var hasReturned = false
    let decide = { [weak self] (decision: WKNavigationActionPolicy) in
      // Only the first call counts.
      guard policy == nil else { return }
      policy = decision
      if hasReturned { self?.begin(navigation, request, url, decision, commit) }
    }
    if let navigationDelegate {
      navigationDelegate.webView(self, decidePolicyFor: action, preferences: preferences) { decision, _ in
        decide(decision)
      }
    } else {
      decide(.allow)
    }
    hasReturned = true
    guard let policy else { return navigation }
    return begin(navigation, request, url, policy, commit) ? navigation : nil
  }

  /// Begins a navigation for which there is a decision.
  ///
  /// - Returns: `false` if the navigation is not allowed, was stopped or was replaced by another one.
  @discardableResult private func begin(
    _ navigation: WKNavigation, _ request: URLRequest, _ url: URL, _ policy: WKNavigationActionPolicy,
    _ commit: @escaping @MainActor (WKWebView) -> Void
  ) -> Bool {
    guard awaited === navigation else { return false }
    awaited = nil
    guard policy == .allow else { return false }
    if let handler = url.scheme.flatMap({ configuration.urlSchemeHandler(forURLScheme: $0) }) {
      load(request, url, by: handler, navigation, commit)
    } else {
      leave()
      commit(self)
      show(url, text: url.absoluteString, title: url.host, as: navigation)
    }
    return true
  }

  /// Loads a page with the handler of its scheme.
  private func load(
    _ request: URLRequest, _ url: URL, by handler: any WKURLSchemeHandler, _ navigation: WKNavigation,
    _ commit: @escaping @MainActor (WKWebView) -> Void
  ) {
    leave()
    begin(navigation)
    estimatedProgress = 0.1
    let task = SchemeTask(request) { [weak self] result in
      guard let self, current === navigation else { return }
      pending = nil
      switch result {
      case .success(let page):
        let string = String(decoding: page.data, as: UTF8.self)
        text.text = page.mimeType == "text/plain" ? string : Self.plainText(string)
        self.url = url
        title = nil
        button.isHidden = true
        commit(self)
        finish(navigation)
      case .failure(let error): fail(navigation, error)
      }
    }
    pending = (task, handler, false)
    navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
    // The delegate may have stopped the navigation.
    if pending?.task === task {
      pending?.hasStarted = true
      handler.webView(self, start: task)
    }
  }

  private func begin(_ navigation: WKNavigation) {
    current = navigation
    isLoading = true
  }

  /// Ends the current navigation without messages to the navigation delegate.
  ///
  /// - Returns: The navigation, or nil if there was none.
  private func end() -> WKNavigation? {
    guard let navigation = current else { return nil }
    let stopped = pending
    current = nil
    pending = nil
    isLoading = false
    if let stopped, stopped.task.stop(), stopped.hasStarted { stopped.handler.webView(self, stop: stopped.task) }
    return navigation
  }

  private func fail(_ navigation: WKNavigation, _ error: any Error) {
    if current === navigation {
      current = nil
      isLoading = false
    }
    navigationDelegate?.webView(self, didFailProvisionalNavigation: navigation, withError: error)
  }

  /// Stops the current navigation. The navigation delegate receives the error `cancelled`. If a scheme handler is loading the
  /// page, the page before it remains. Other pages are shown at once. A later decision of the delegate has no effect.
  open func stopLoading() {
    awaited = nil
    guard let navigation = end() else { return }
    fail(navigation, URLError(.cancelled))
  }

  /// Stops the current navigation before another one begins, and those that the navigation delegate begins because of that.
  private func leave() {
    stopLoading()
    // A delegate that loads a page whenever one fails would never let this end if it received these errors now.
    while let navigation = end() { Task { [weak self] in self?.fail(navigation, URLError(.cancelled)) } }
  }

  /// Shows a page from data. Tags of HTML are removed, and the text between them is shown.
  ///
  /// - Parameters:
  ///   - data: The text of the page in UTF-8.
  ///   - MIMEType: The type of the data. Text of the type `text/plain` is shown as it is, and every other one as HTML.
  ///   - characterEncodingName: The encoding. It is ignored: the data are read as UTF-8.
  ///   - baseURL: The URL of the page.
  /// - Returns: The navigation.
  @discardableResult open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    let string = String(decoding: data, as: UTF8.self)
    if MIMEType == "text/plain" { return show(baseURL, text: string, title: nil) }
    return loadHTMLString(string, baseURL: baseURL)
  }

  /// Shows a page. Tags of HTML are removed, and the text between them is shown.
  ///
  /// - Parameters:
  ///   - string: The page.
  ///   - baseURL: The URL of the page, or nil. Without a URL there is no button that opens the browser.
  /// - Returns: The navigation.
  @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    show(baseURL, text: Self.plainText(string), title: nil)
  }

  /// Returns the text of a page.
  private static func plainText(_ page: String) -> String {
    let body = page.replacingOccurrences(
      of: "(?is)<(script|style|head).*?</\\1>", with: "", options: .regularExpression)
    let lines = body.replacingOccurrences(
      of: "(?i)<(br|/p|/h[1-6]|/li|/div)[^>]*>", with: "\n", options: .regularExpression)
    let plain = lines.replacingOccurrences(of: "<[^>]+>", with: "", options: .regularExpression)
    let readable = [("&nbsp;", " "), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")].reduce(plain) {
      $0.replacingOccurrences(of: $1.0, with: $1.1)
    }
    return readable.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Shows a page of a file. A file that cannot be read is loaded as a request for its URL.
  ///
  /// - Parameters:
  ///   - URL: The URL of the file.
  ///   - readAccessURL: The folder that the page may read. It is ignored.
  /// - Returns: The navigation, or nil if the file cannot be read and the navigation delegate does not allow the request.
  @discardableResult open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    guard let data = FileManager.default.contents(atPath: URL.path) else { return load(URLRequest(url: URL)) }
    return loadHTMLString(String(decoding: data, as: UTF8.self), baseURL: URL)
  }

  @discardableResult private func show(
    _ url: URL?, text: String, title: String?, as navigation: WKNavigation = WKNavigation()
  ) -> WKNavigation {
    leave()
    self.url = url
    self.title = title
    self.text.text = text
    button.isHidden = url == nil
    begin(navigation)
    navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
    Task { [weak self] in self?.finish(navigation) }
    return navigation
  }

  private func finish(_ navigation: WKNavigation) {
    // The page may have been left in the meantime.
    guard current === navigation else { return }
    current = nil
    isLoading = false
    estimatedProgress = 1
    navigationDelegate?.webView(self, didCommit: navigation)
    navigationDelegate?.webView(self, didFinish: navigation)
  }

  // MARK: History

  /// A Boolean value that indicates whether there is a page before the current one.
  open var canGoBack: Bool { place > 0 }
  /// A Boolean value that indicates whether there is a page after the current one.
  open var canGoForward: Bool { place + 1 < pages.count }
  /// Loads the page before the current one.
  ///
  /// - Returns: The navigation, or nil if there is no such page or the navigation delegate does not allow it.
  @discardableResult open func goBack() -> WKNavigation? { go(by: -1, .backForward) }
  /// Loads the page after the current one.
  ///
  /// - Returns: The navigation, or nil if there is no such page or the navigation delegate does not allow it.
  @discardableResult open func goForward() -> WKNavigation? { go(by: 1, .backForward) }
  /// Loads the current page again.
  ///
  /// - Returns: The navigation, or nil if there is no page or the navigation delegate does not allow it.
  @discardableResult open func reload() -> WKNavigation? { go(by: 0, .reload) }

  private func go(by step: Int, _ type: WKNavigationType) -> WKNavigation? {
    let target = place + step
    guard pages.indices.contains(target) else { return nil }
    return load(pages[target], type) { $0.place = target }
  }

  /// Calls the completion handler with an error, because there is no JavaScript.
  ///
  /// - Parameters:
  ///   - javaScriptString: The script. It is ignored.
  ///   - completionHandler: A closure that receives the error, before the method returns.
  open func evaluateJavaScript(_ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil) {
    completionHandler?(nil, WKError(code: .javaScriptExceptionOccurred))
  }

  /// Calls the completion handler with an error, because there is no JavaScript.
  ///
  /// - Parameters:
  ///   - javaScript: The script. It is ignored.
  ///   - frame: The frame. It is ignored.
  ///   - contentWorld: The space of scripts. It is ignored.
  ///   - completionHandler: A closure that receives the error, before the method returns.
  open func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
    completionHandler: ((Result<Any, any Error>) -> Void)? = nil
  ) { completionHandler?(.failure(WKError(code: .javaScriptExceptionOccurred))) }

  /// Calls the completion handler with an error, because there is no JavaScript.
  ///
  /// - Parameters:
  ///   - functionBody: The script. It is ignored.
  ///   - arguments: The values for the script. They are ignored.
  ///   - frame: The frame. It is ignored.
  ///   - contentWorld: The space of scripts. It is ignored.
  ///   - completionHandler: A closure that receives the error, before the method returns.
  open func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    in contentWorld: WKContentWorld, completionHandler: ((Result<Any, any Error>) -> Void)? = nil
  ) { completionHandler?(.failure(WKError(code: .javaScriptExceptionOccurred))) }
}

/// The errors of a web view.
public struct WKError: Error, Sendable {
  /// A kind of error.
  public enum Code: Int, Sendable {
    /// An error of an unknown kind. It does not occur.
    case unknown = 1
    /// A script failed or could not be run.
    case javaScriptExceptionOccurred = 4
  }
  /// The kind of the error.
  public let code: Code
}
