import UIKit

/// An object that loads the addresses of a scheme of the application.
@preconcurrency @MainActor public protocol WKURLSchemeHandler: NSObjectProtocol {
  /// Begins to load an address. The handler calls the methods of the task, now or later.
  ///
  /// - Parameters:
  ///   - webView: The web view that needs the data.
  ///   - urlSchemeTask: The task.
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
  /// Stops loading an address, because the web view loads another page or `stopLoading()` was called. The handler must not call
  /// methods of the task afterwards.
  ///
  /// - Parameters:
  ///   - webView: The web view.
  ///   - urlSchemeTask: The task.
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// The loading of an address by a scheme handler.
///
/// A task receives one response, then any amount of data, then the end or an error. On iOS, another order and every call after
/// the task was stopped raise an exception. Here, such calls are reported on the standard error stream and have no effect.
@preconcurrency @MainActor public protocol WKURLSchemeTask: NSObjectProtocol {
  /// The request for the address.
  var request: URLRequest { get }
  /// Sets the response. It must be called before the data is received. A second response before the data replaces the first.
  ///
  /// - Parameter response: The response with the type of the data.
  func didReceive(_ response: URLResponse)
  /// Adds data. It can be called several times.
  ///
  /// - Parameter data: The next part of the data.
  func didReceive(_ data: Data)
  /// Ends the task. The web view shows the page.
  func didFinish()
  /// Ends the task with an error.
  ///
  /// - Parameter error: The error, which the web view's navigation delegate receives.
  func didFailWithError(_ error: any Error)
}

/// The loading of a page. The page is shown when the handler has finished.
@MainActor final class SchemeTask: NSObject, WKURLSchemeTask {
  typealias Page = (data: Data, mimeType: String?)

  /// The calls that are allowed next. Source: WebKit, "WebURLSchemeTask.cpp", which raises an exception for the others.
  private enum State { case waitingForResponse, waitingForData, receivingData, completed, stopped }

  let request: URLRequest
  private var state = State.waitingForResponse
  private var data = Data()
  private var mimeType: String?
  private let completion: (Result<Page, any Error>) -> Void

  init(_ request: URLRequest, _ completion: @escaping (Result<Page, any Error>) -> Void) {
    self.request = request
    self.completion = completion
    super.init()
  }

  func didReceive(_ response: URLResponse) {
    guard isAllowed("didReceive(_: URLResponse)", needsResponse: false, isResponse: true) else { return }
    mimeType = response.mimeType
    state = .waitingForData
  }

  func didReceive(_ data: Data) {
    guard isAllowed("didReceive(_: Data)", needsResponse: true) else { return }
    self.data += data
    state = .receivingData
  }

  func didFinish() {
    guard isAllowed("didFinish()", needsResponse: true) else { return }
    state = .completed
    completion(.success((data, mimeType)))
  }

  func didFailWithError(_ error: any Error) {
    guard isAllowed("didFailWithError(_:)", needsResponse: false) else { return }
    state = .completed
    completion(.failure(error))
  }

  /// Ignores all later calls.
  ///
  /// - Returns: A Boolean value that indicates whether the task was still active.
  func stop() -> Bool {
    guard state != .completed, state != .stopped else { return false }
    state = .stopped
    return true
  }

  private func isAllowed(_ call: String, needsResponse: Bool, isResponse: Bool = false) -> Bool {
    let fault: String
    switch state {
    case .waitingForResponse where needsResponse: fault = "it has received no response"
    case .receivingData where isResponse: fault = "it has already received data"
    case .waitingForResponse, .waitingForData, .receivingData: return true
    case .completed: fault = "it has already been completed"
    case .stopped: fault = "it has already been stopped"
    }
    let address = request.url?.absoluteString ?? "no address"
    FileHandle.standardError.write(
      Data("WebKit: \(call) of the task for \(address) has no effect, because \(fault)\n".utf8))
    return false
  }
}
