import Foundation

/// Methods that a completer calls, on the main thread. All have a default implementation.
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  /// Tells the delegate that there are other results. It is not called here, because there is no service.
  ///
  /// - Parameter completer: The completer.
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  /// Tells the delegate that the completer has found no results because of an error.
  ///
  /// - Parameters:
  ///   - completer: The completer.
  ///   - error: The error.
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  /// Tells the delegate that there are other results. It does nothing.
  ///
  /// - Parameter completer: The completer.
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  /// Tells the delegate that the completer has found no results because of an error. It does nothing.
  ///
  /// - Parameters:
  ///   - completer: The completer.
  ///   - error: The error.
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}
