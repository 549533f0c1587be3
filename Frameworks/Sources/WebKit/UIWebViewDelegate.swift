import UIKit

/// The methods that decide about pages of a `UIWebView` and are informed of them.
@MainActor public protocol UIWebViewDelegate: AnyObject {
  /// Returns whether a page is loaded.
  ///
  /// - Parameters:
  ///   - webView: The view.
  ///   - request: The request for the page.
  ///   - navigationType: The reason.
  /// - Returns: `true` to load the page, as without this method.
  func webView(
    _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType
  ) -> Bool
  /// Receives that a page begins to load.
  ///
  /// - Parameter webView: The view.
  func webViewDidStartLoad(_ webView: UIWebView)
  /// Receives that a page is shown.
  ///
  /// - Parameter webView: The view.
  func webViewDidFinishLoad(_ webView: UIWebView)
  /// Receives that a page could not be loaded.
  ///
  /// - Parameters:
  ///   - webView: The view.
  ///   - error: The reason.
  func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
}

extension UIWebViewDelegate {
  /// Allows the page.
  ///
  /// - Parameters:
  ///   - webView: The view.
  ///   - request: The request for the page.
  ///   - navigationType: The reason.
  /// - Returns: `true`.
  public func webView(
    _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType
  ) -> Bool { true }
  /// Does nothing.
  ///
  /// - Parameter webView: The view.
  public func webViewDidStartLoad(_ webView: UIWebView) {}
  /// Does nothing.
  ///
  /// - Parameter webView: The view.
  public func webViewDidFinishLoad(_ webView: UIWebView) {}
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - webView: The view.
  ///   - error: The reason.
  public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {}
}
