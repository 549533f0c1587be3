import UIKit

extension WKWebView: _NibReading {
  /// Does nothing, as the file's configuration of a web view has no effect here.
  ///
  /// - Parameter attributes: The attributes of the element by name.
  public func _readNibAttributes(_ attributes: [String: String]) {}

  /// Sets one of the delegates.
  ///
  /// - Parameters:
  ///   - name: The name of the outlet: `navigationDelegate` or `UIDelegate`.
  ///   - value: The object that the file connects to it.
  /// - Returns: `false` if the name is another one, or the object is no such delegate.
  public func _setNibOutlet(_ name: String, to value: Any) -> Bool {
    switch (name, value) {
    case ("navigationDelegate", let value as any WKNavigationDelegate): navigationDelegate = value
    case ("UIDelegate", let value as any WKUIDelegate), ("uiDelegate", let value as any WKUIDelegate):
      uiDelegate = value
    default: return false
    }
    return true
  }
}
