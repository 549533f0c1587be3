import UIKit

/// The older view for pages, which UIKit has on iOS. It shows what a `WKWebView` shows: the page's address or its text, and a button
/// that opens the page in the desktop's browser.
open class UIWebView: UIView {
  /// The object that decides about pages and is informed of them. It is not retained.
  open weak var delegate: (any UIWebViewDelegate)?
  /// A Boolean value that determines whether pages are made as wide as the view. The default is `false`. The value is stored but has
  /// no effect.
  open var scalesPageToFit = false
  /// The kinds of text that become links. The default is `phoneNumber`. The value is stored but has no effect.
  open var dataDetectorTypes: UIDataDetectorTypes = .phoneNumber
  /// A Boolean value that determines whether videos play in the page. The default is `false`. The value is stored but has no effect.
  open var allowsInlineMediaPlayback = false
  /// A Boolean value that determines whether videos wait for the user. The default is `true`. The value is stored but has no effect.
  open var mediaPlaybackRequiresUserAction = true
  /// A Boolean value that determines whether videos can be sent to another screen. The default is `true`. The value is stored but has
  /// no effect.
  open var mediaPlaybackAllowsAirPlay = true
  /// A Boolean value that determines whether a page is shown only when it is complete. The default is `false`. The value is stored
  /// but has no effect.
  open var suppressesIncrementalRendering = false
  /// A Boolean value that determines whether the keyboard appears only after a tap. The default is `true`. The value is stored but
  /// has no effect.
  open var keyboardDisplayRequiresUserAction = true
  /// A Boolean value that determines whether links show a preview. The default is `false`. The value is stored but has no effect.
  open var allowsLinkPreview = false
  /// A Boolean value that determines whether videos can play above other applications. The default is `true`. The value is stored but
  /// has no effect.
  open var allowsPictureInPictureMediaPlayback = true
  private let page = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
  private let relay = Relay()
  private var loaded: URLRequest?

  /// The scroll view with the text.
  open var scrollView: UIScrollView { page.scrollView }
  /// The request for the current page, or nil before the first one and for a page that was given as text.
  open var request: URLRequest? { loaded }
  /// A Boolean value that indicates whether a page is loading.
  open var isLoading: Bool { page.isLoading }
  /// A Boolean value that indicates whether there is a page before the current one.
  open var canGoBack: Bool { page.canGoBack }
  /// A Boolean value that indicates whether there is a page after the current one.
  open var canGoForward: Bool { page.canGoForward }

  /// Creates a view for pages.
  ///
  /// - Parameter frame: The frame of the view, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a view from a nib.
  ///
  /// - Parameter coder: The coder from which the object is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    relay.view = self
    page.navigationDelegate = relay
    page.frame = bounds
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(page)
  }

  // MARK: Loading

  /// Loads a page when the delegate allows it. The text of a file that can be read is shown.
  ///
  /// - Parameter request: The request. One without an address is ignored.
  open func loadRequest(_ request: URLRequest) {
    guard let url = request.url, url.isFileURL, FileManager.default.isReadableFile(atPath: url.path) else {
      page.load(request)
      return
    }
    guard delegate?.webView(self, shouldStartLoadWith: request, navigationType: .other) ?? true else { return }
    loaded = request
    page.loadFileURL(url, allowingReadAccessTo: url)
  }

  /// Shows the text of a page.
  ///
  /// - Parameters:
  ///   - string: The page, in HTML.
  ///   - baseURL: The address to which links of the page are relative, or nil.
  open func loadHTMLString(_ string: String, baseURL: URL?) { page.loadHTMLString(string, baseURL: baseURL) }

  /// Shows the text of a page that is given as data.
  ///
  /// - Parameters:
  ///   - data: The page. Data that is no text of the encoding is shown as far as it is text.
  ///   - MIMEType: The type of the data, such as "text/html".
  ///   - textEncodingName: The name of the encoding, such as "utf-8".
  ///   - baseURL: The address to which links of the page are relative.
  open func load(_ data: Data, mimeType MIMEType: String, textEncodingName: String, baseURL: URL) {
    page.load(data, mimeType: MIMEType, characterEncodingName: textEncodingName, baseURL: baseURL)
  }

  /// Loads the current page again.
  open func reload() { page.reload() }
  /// Stops loading.
  open func stopLoading() { page.stopLoading() }
  /// Loads the page before the current one.
  open func goBack() { page.goBack() }
  /// Loads the page after the current one.
  open func goForward() { page.goForward() }

  /// Runs a program in the page, which is not possible here.
  ///
  /// - Parameter script: The program.
  /// - Returns: nil.
  @discardableResult open func stringByEvaluatingJavaScript(from script: String) -> String? { nil }

  /// The reasons for loading a page.
  public enum NavigationType: Int, Sendable {
    /// The user opened a link. It does not occur, because pages show no links.
    case linkClicked
    /// The user submitted a form. It does not occur, because pages show no forms.
    case formSubmitted
    /// The application went back or forward in the history.
    case backForward
    /// The application loaded a page again.
    case reload
    /// The user submitted a form again. It does not occur.
    case formResubmitted
    /// The application loaded a page.
    case other
  }

  /// Sends the messages of the inner view to the delegate.
  private final class Relay: NSObject, WKNavigationDelegate {
    weak var view: UIWebView?

    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {
      guard let view else { return decisionHandler(.allow) }
      let type = NavigationType(rawValue: navigationAction.navigationType.rawValue) ?? .other
      let isAllowed =
        view.delegate?.webView(view, shouldStartLoadWith: navigationAction.request, navigationType: type) ?? true
      if isAllowed { view.loaded = navigationAction.request }
      decisionHandler(isAllowed ? .allow : .cancel)
    }

    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
      if let view { view.delegate?.webViewDidStartLoad(view) }
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
      guard let view else { return }
      view.loaded = webView.url.map {
        view.loaded?.url == $0 ? view.loaded ?? URLRequest(url: $0) : URLRequest(url: $0)
      }
      view.delegate?.webViewDidFinishLoad(view)
    }

    func webView(
      _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {
      if let view { view.delegate?.webView(view, didFailLoadWithError: error) }
    }

    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
      if let view { view.delegate?.webView(view, didFailLoadWithError: error) }
    }
  }
}

/// The name of the reasons in Swift before 4.2.
public typealias UIWebViewNavigationType = UIWebView.NavigationType
