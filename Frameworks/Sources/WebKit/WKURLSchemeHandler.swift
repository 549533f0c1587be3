import UIKit

/// An object that loads the addresses of a scheme of the application.
@preconcurrency @MainActor public protocol WKURLSchemeHandler: NSObjectProtocol {
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// The loading of an address by a scheme handler.
@preconcurrency @MainActor public protocol WKURLSchemeTask: NSObjectProtocol {
  var request: URLRequest { get }
  func didReceive(_ response: URLResponse)
  func didReceive(_ data: Data)
  func didFinish()
  func didFailWithError(_ error: any Error)
}

/// The loading of a page. The page is shown when the handler has finished.
@MainActor final class SchemeTask: NSObject, WKURLSchemeTask {
  let request: URLRequest
  private var data = Data()
  private var mimeType: String?
  private let completion: (Result<(data: Data, mimeType: String?), any Error>) -> Void

  init(
    _ request: URLRequest, _ completion: @escaping (Result<(data: Data, mimeType: String?), any Error>) -> Void
  ) {
    self.request = request
    self.completion = completion
    super.init()
  }

  func didReceive(_ response: URLResponse) { mimeType = response.mimeType }
  func didReceive(_ data: Data) { self.data += data }
  func didFinish() { completion(.success((data, mimeType))) }
  func didFailWithError(_ error: any Error) { completion(.failure(error)) }
}
